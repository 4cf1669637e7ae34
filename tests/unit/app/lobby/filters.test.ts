import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Game } from '@marquee/contract/game.ts'
import { filterGames, isNew, topicOf, topicsOf } from '../../../../src/features/lobby/filters/filter-games.ts'
import {
  changeFilters,
  chosenProviders,
  countFilters,
  readGameFilters,
  usualSort,
} from '../../../../src/features/lobby/filters/game-filters.ts'
import { gamesByTopic } from '../../../../src/features/lobby/filters/topic-games.ts'
import { newestMonths, orderGames } from '../../../../src/features/lobby/filters/game-order.ts'
import { readFavouriteFilters } from '../../../../src/features/lobby/favourites/favourite-filters.ts'
import { sampleGame } from '../../../support/sample-game.ts'

const now = Date.parse('2026-11-20T00:00:00Z')
const around = { favourites: new Set(['3']), now }
const games = [
  sampleGame('1', { provider_id: 'a', rtp: 96.4, released: '2026-11-12', theme: 'gems', volatility: 'high' }),
  sampleGame('2', { provider_id: 'b', rtp: 94.1, released: '2020-02-01', theme: 'gems', volatility: 'low' }),
  sampleGame('3', {
    provider_id: 'b',
    rtp: 97,
    released: '2026-10-30',
    theme: 'norse',
    ways: 243,
    free_spins: 20,
  }),
  sampleGame('4', {
    category: 'casino',
    provider_id: 'c',
    rtp: 95,
    tags: ['baccarat', 'high-limit'],
    theme: 'cards',
  }),
]
const idsOf = (filters: Record<string, unknown>) =>
  filterGames(games, readGameFilters(filters), around).map((game) => game.id)

describe('filters', () => {
  test.each([
    [{}, ['1', '2', '3', '4']],
    [{ providers: 'a b' }, ['1', '2', '3']],
    [{ providers: 'a', theme: 'norse' }, []],
    [{ theme: 'gems' }, ['1', '2']],
    [{ theme: 'baccarat' }, ['4']],
    [{ type: 'ways' }, ['3']],
    [{ type: 'free-spins' }, ['3']],
    [{ type: 'clusters' }, []],
    [{ type: 'unknown' }, ['1', '2', '3', '4']],
    [{ volatility: 'high' }, ['1']],
    [{ rtp: 96 }, ['1', '3']],
    [{ rtp: 97 }, ['3']],
    [{ new: true }, ['1', '3']],
    [{ favourites: true }, ['3']],
  ])('%o leaves %j', (filters, ids) => {
    expect(idsOf(filters)).toEqual(ids)
  })

  test('invalid parts of a link are ignored', () => {
    expect(
      readGameFilters({ rtp: 12, volatility: 'extreme', sort: 'luck', new: 'perhaps', theme: 'gems', q: 7 }),
    ).toEqual({
      theme: 'gems',
      q: '7',
    })
  })

  test('defaults are not in the URL after a change', () => {
    const filters = changeFilters({ rtp: 96, providers: 'a b' }, { rtp: undefined, providers: '' })
    expect(filters).toEqual({})
    expect(countFilters({ ...filters, sort: 'name', q: 'x' })).toBe(1)
    expect(chosenProviders({ providers: 'a  b ' })).toEqual(['a', 'b'])
  })

  test('any search parameters can be read, and reading again changes nothing', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('q', 'providers', 'theme', 'rtp', 'new', 'sort'), fc.jsonValue()),
        (search) => {
          const filters = readGameFilters(search)
          expect(readGameFilters({ ...filters })).toEqual(filters)
        },
      ),
    )
  })

  test('a game is new for 60 days, not before it is out', () => {
    expect(isNew(sampleGame('x', { released: '2026-09-22' }), now)).toBe(true)
    expect(isNew(sampleGame('x', { released: '2026-09-20' }), now)).toBe(false)
    expect(isNew(sampleGame('x', { released: '2026-12-01' }), now)).toBe(false)
    expect(isNew(sampleGame('x'), now)).toBe(false)
  })

  test('topics are sorted by frequency; the topic of a table is its kind', () => {
    expect(topicsOf(games)).toEqual(['gems', 'norse', 'baccarat'])
    expect(topicOf(sampleGame('x', { category: 'casino', tags: ['high-limit'], theme: 'cards' }))).toBe(
      'cards',
    )
  })

  test('a table with two kinds is in both, and what it is played with comes first', () => {
    const table = sampleGame('x', { category: 'casino', tags: ['lounge', 'roulette'], theme: 'table' })
    expect(topicOf(table)).toBe('roulette')
    for (const theme of ['lounge', 'roulette'])
      expect(filterGames([table], readGameFilters({ theme }), around)).toEqual([table])
    expect(filterGames([table], readGameFilters({ theme: 'baccarat' }), around)).toEqual([])
  })

  test('invalid kinds and orders of favourites are ignored', () => {
    expect(readFavouriteFilters({ kind: 'casino', sort: 'name' })).toEqual({ kind: 'casino', sort: 'name' })
    expect(readFavouriteFilters({ kind: 'all', sort: 'added' })).toEqual({})
  })
})

describe('orders', () => {
  const named = (...titles: string[]) =>
    titles.map((title, place) => sampleGame(String(place), { game_title: { ko: title, en: title } }))
  const titlesOf = (list: readonly { game_title: string | Record<string, string> }[]) =>
    list.map(({ game_title }) => (typeof game_title === 'string' ? game_title : game_title['ko']))

  test('by name: Hangul as in the dictionary, Latin without capitals and marks', () => {
    expect(
      titlesOf(
        orderGames(named('하늘', 'Éclair', '가방', 'eagle', '각', 'Zebra', '까치'), 'name', 'ko', () => ''),
      ),
    ).toEqual(['eagle', 'Éclair', 'Zebra', '가방', '각', '까치', '하늘'])
  })

  test('by name: Han and kana as the language of the reader orders them', () => {
    const sorted = (language: string, ...titles: string[]) =>
      titlesOf(orderGames(named(...titles), 'name', language, () => ''))
    expect(sorted('zh-CN', '金', '安', '龙', '北')).toEqual(['安', '北', '金', '龙'])
    expect(sorted('ja', 'さくら', 'カジノ', 'あさひ')).toEqual(['あさひ', 'カジノ', 'さくら'])
  })

  test('Hangul is sorted as Intl.Collator does', () => {
    const word = fc.string({
      unit: fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code)),
      minLength: 1,
      maxLength: 4,
    })
    const collator = new Intl.Collator('ko')
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 2, maxLength: 8 }), (words) => {
        expect(titlesOf(orderGames(named(...words), 'name', 'ko', () => ''))).toEqual(
          words.toSorted((a, b) => collator.compare(a, b)),
        )
      }),
    )
  })

  test('by provider, then by name', () => {
    const list = orderGames(
      games,
      'provider',
      'en',
      (game) => ({ a: 'Zeta', b: 'Alpha', c: 'Mid' })[game.provider_id ?? ''],
    )
    expect(list.map(({ id }) => id)).toEqual(['2', '3', '4', '1'])
  })

  test('the highest return first, the newest first', () => {
    expect(
      orderGames(games, 'rtp', 'en', () => '')
        .map(({ id }) => id)
        .slice(0, 2),
    ).toEqual(['3', '1'])
    expect(
      orderGames(games, 'newest', 'en', () => '')
        .map(({ id }) => id)
        .slice(0, 2),
    ).toEqual(['1', '3'])
  })

  test('the lowest stakes first, of equal stakes the newest, and unknown stakes last', () => {
    const table = (id: string, min: number | undefined, released: string) =>
      sampleGame(id, { category: 'casino', released, ...(min && { limits: { min, max: 1_000_000 } }) })
    const list = [
      table('unknown', undefined, '2026-12-01'),
      table('dear', 50_000, '2026-11-01'),
      table('old', 500, '2020-01-01'),
      table('new', 500, '2026-01-01'),
    ]
    const order = orderGames(list, usualSort.casino, 'en', () => '')
    expect(order.map(({ id }) => id)).toEqual(['new', 'old', 'dear', 'unknown'])
  })

  test('months: newest first, at most the given number, without games of unknown date', () => {
    expect(newestMonths(games, 2)).toEqual([
      { month: '2026-11', games: [games[0]] },
      { month: '2026-10', games: [games[2]] },
    ])
  })
})

describe('slots by topic', () => {
  const slot = (id: string, theme: string, more: Partial<Game> = {}) => sampleGame(id, { theme, ...more })
  const all = ['1', '2', '3', '4']
    .map((id) => slot(id, 'ocean'))
    .concat(['5', '6', '7'].map((id) => slot(id, 'fruit')))
  const ids = (preferred: readonly Game[]) =>
    gamesByTopic(all, 3, preferred).map((shelf) => [shelf.topic, shelf.games.map(({ id }) => id).join('')])

  test('have the largest topics first', () => {
    expect(ids([])).toEqual([
      ['ocean', '1234'],
      ['fruit', '567'],
    ])
  })

  test('have preferred games first, each once, also those that are in no list', () => {
    expect(ids([slot('8', 'fruit'), slot('6', 'fruit'), slot('8', 'fruit'), slot('9', 'gems')])).toEqual([
      ['fruit', '8657'],
      ['ocean', '1234'],
    ])
  })

  test('take the data of a preferred game from its list', () => {
    const [ocean] = gamesByTopic(all, 1, [slot('3', 'ocean', { is_service: 0 })])
    expect(ocean?.games[0]).toBe(all[2])
  })
})
