import { describe, expect, test } from 'vitest'
import { gridRows } from '../../../../src/features/lobby/grid/grid-rows.ts'
import { nextIndex } from '../../../../src/features/lobby/grid/use-roving.ts'
import { initialOptions, resultOptions } from '../../../../src/features/lobby/search/search-options.ts'
import { sampleGame } from '../../../support/sample-game.ts'

const games = (count: number) => Array.from({ length: count }, (_, index) => sampleGame(String(index)))

// Two months of five and four games, three a row: title, 0-2, 3-4, title, 5-7, 8.
const rows = gridRows(
  [
    { title: 'November', games: games(5) },
    { title: 'October', games: games(4) },
  ],
  3,
)

describe('keys in a grid', () => {
  test.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 8, 8],
    ['ArrowLeft', 0, 0],
    ['ArrowLeft', 5, 4],
    ['ArrowDown', 1, 4],
    ['ArrowDown', 2, 4],
    ['ArrowDown', 3, 5],
    ['ArrowDown', 8, 8],
    ['ArrowUp', 6, 4],
    ['ArrowUp', 0, 0],
    ['PageDown', 0, 5],
    ['PageUp', 8, 3],
    ['Home', 7, 5],
    ['End', 5, 7],
    ['Tab', 5, undefined],
  ])('%s from %i leads to %s', (key, index, next) => {
    expect(nextIndex(key, { index, rows, whole: false, visibleRows: 2 })).toBe(next)
  })

  test('Ctrl with Home and End leads to the ends of the whole grid', () => {
    expect(nextIndex('End', { index: 3, rows, whole: true, visibleRows: 2 })).toBe(8)
    expect(nextIndex('Home', { index: 8, rows, whole: true, visibleRows: 2 })).toBe(0)
  })
})

const found = { topics: [], providers: [], named: [], games: [], isNear: false }

test('search options: lists of games and providers first, then the best games, then links to all games of a kind', () => {
  const provider = { id: '2', title: 'Northlamp', is_casino: 0 as const }
  const many = [...games(40), sampleGame('t', { category: 'casino' })]
  const topic = { kind: 'slots' as const, theme: 'gems', name: 'Gems' }
  const options = resultOptions({
    ...found,
    topics: [topic],
    providers: [provider],
    named: many,
    games: many,
  })
  expect(options.map(({ type }) => type)).toEqual([
    'topic',
    'provider',
    ...Array.from({ length: 20 }, () => 'game'),
    'all',
  ])
  expect(options.at(-1)).toMatchObject({ kind: 'slots', count: 40 })
  expect(resultOptions({ ...found, named: games(1), games: games(1) }).map(({ type }) => type)).toEqual([
    'game',
  ])
})

test('before typing: the last searches and games, the kinds of games, then further newest and popular games', () => {
  const kinds = [{ kind: 'slots' as const, theme: undefined, name: 'Slots' }]
  const known = [
    sampleGame('1', { released: '2026-11-01' }),
    sampleGame('old', { released: '2020-01-01' }),
    sampleGame('new', { released: '2026-10-01' }),
    sampleGame('closed', { released: '2026-10-02', is_service: 0 }),
  ]
  const popular = [
    sampleGame('old'),
    sampleGame('3'),
    sampleGame('loved'),
    sampleGame('shut', { is_service: 0 }),
  ]
  expect(initialOptions(['용'], games(9), kinds, known, popular).map(({ id }) => id)).toEqual([
    'query-용',
    ...Array.from({ length: 6 }, (_, index) => `game-${index}`),
    'topic-slots-',
    'game-new',
    'game-old',
    'game-loved',
  ])
})
