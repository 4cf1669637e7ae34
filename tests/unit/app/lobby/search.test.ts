import { i18n } from '@lingui/core'
import fc from 'fast-check'
import { disassemble } from 'es-hangul'
import { beforeAll, describe, expect, test } from 'vitest'
import { messages } from '../../../../locales/ko.po'
import { find, findNear, matches, type Searchable } from '../../../../src/features/lobby/search/find.ts'
import { indexGames, indexProviders } from '../../../../src/features/lobby/search/search-index.ts'
import { indexTopics } from '../../../../src/features/lobby/search/topic-index.ts'
import { prepareNames } from '../../../../src/features/lobby/search/search-text.ts'
import { sampleGame } from '../../../support/sample-game.ts'

const titles: readonly [ko: string, en: string][] = [
  ['노을 바카라', 'Baccarat at Dusk'],
  ['붉은 용의 문', 'Gate of the Red Dragon'],
  ['용호 대결', 'Dragon Meets Tiger'],
  ['과일 값', 'The Price of Fruit'],
  ['심해의 잉어', 'Koi of the Deep'],
  ['고양이의 방', "The Cat's Room"],
  ['카페 에스프레소', 'Café Espresso'],
]
const [northlamp] = indexProviders([
  { id: '2', title: 'Northlamp', is_casino: 0, name: { ko: '노스램프', en: 'Northlamp' } },
])
const { signal } = new AbortController()
const games =
  (await indexGames(
    titles.map(([ko, en], place) =>
      sampleGame(String(place), { game_title: { ko, en }, ...(place === 4 ? { provider_id: '2' } : {}) }),
    ),
    northlamp ? [northlamp] : [],
    signal,
  )) ?? []

async function search<T extends Searchable>(entries: readonly T[], typed: string): Promise<T[]> {
  return (await find(entries, typed, signal)) ?? []
}

async function found(typed: string): Promise<string[]> {
  return (await search(games, typed)).map(({ game }) =>
    typeof game.game_title === 'string' ? '' : (game.game_title['ko'] ?? ''),
  )
}

describe('a game is found by', () => {
  test.each([
    ['its name in Korean', '바카라', '노을 바카라'],
    ['its name in decomposed Hangul', '바카라'.normalize('NFD'), '노을 바카라'],
    ['its name in English, from another language', 'baccarat', '노을 바카라'],
    ['its initial consonants', 'ㅂㅋㄹ', '노을 바카라'],
    ['not by more initial consonants than it has', 'ㄱㅇㄱㅄ', undefined],
    ['initial consonants over a space', 'ㄴㅇㅂ', '노을 바카라'],
    ['initial consonants mixed with syllables', '바ㅋㄹ', '노을 바카라'],
    ['a syllable that is still being written', '밬', '노을 바카라'],
    ['a vowel that is still being written', '고', '과일 값'],
    ['a last consonant that moves on', '요', '용호 대결'],
    ['its name without spaces', '붉은용의문', '붉은 용의 문'],
    ['its name with spaces elsewhere', 'red dra gon', '붉은 용의 문'],
    ['its name in capitals', 'DRAGON MEETS', '용호 대결'],
    ['its words in another order', 'dragon gate', '붉은 용의 문'],
    ['its sound in Latin letters', 'bakara', '노을 바카라'],
    ['its sound, a final consonant moved on', 'bulgeun', '붉은 용의 문'],
    ['its sound as others spell it', 'pakara', '노을 바카라'],
    ['the keys of the other keyboard', 'qkzkfk', '노을 바카라'],
    ['English typed in Korean', 'ㅇㄱㅁ해ㅜ', '용호 대결'],
    ['a name with a letter too much', 'baccarrat', '노을 바카라'],
    ['a name with a letter missing', 'dragn', '용호 대결'],
    ['a name with two letters swapped', 'draogn', '용호 대결'],
    ['words with a mistake each', 'dragno tigre', '용호 대결'],
    ['a Korean name with a mistake', '바키라', '노을 바카라'],
    ['a letter without its mark', 'cafe', '카페 에스프레소'],
    ['a name without its apostrophe', 'cats room', '고양이의 방'],
    ['its provider and a word', '노스램프 잉어', '심해의 잉어'],
  ])('%s: %s', async (_, typed, title) => {
    if (title === undefined) expect(await found(typed)).toEqual([])
    else expect(await found(typed)).toContain(title)
  })

  test('pairs of consonants that the keyboard joins', async () => {
    expect(await found('ㄱㅇㄱ')).toEqual(['과일 값'])
    expect(matches('박수 치는 백사', 'ㅄ')).toBe(true)
  })

  test('nothing where nothing was typed', async () => {
    expect(await found('  ')).toEqual([])
    expect(matches('anything', ' ')).toBe(true)
  })

  test('nothing by its provider alone: providers are found as themselves', async () => {
    expect(await found('northlamp')).toEqual([])
  })
})

test.each(['iron quay', 'IRON QUAY', 'İRON QUAY', 'ıron quay'])(
  'the i of Turkish with and without its dot is one letter: %s',
  async (typed) => {
    const quay = sampleGame('quay', { game_title: { ko: '쇠 부두', en: 'Iron Quay' } })
    expect(await search((await indexGames([quay], [], signal)) ?? [], typed)).toHaveLength(1)
  },
)

test('short words match without mistakes only, so that they do not find everything', async () => {
  expect(await found('kot')).toEqual([])
  expect(await found('koi')).toEqual(['심해의 잉어'])
})

test('better matches are first', async () => {
  const names = ['Tiger', 'Red Tiger', 'Protiger', 'Tigre', 'Tiger of the Snow']
  const entries = names.map((name) => ({ name, names: prepareNames([name]) }))
  expect((await search(entries, 'tiger')).map(({ name }) => name)).toEqual([
    'Tiger',
    'Tiger of the Snow',
    'Red Tiger',
    'Protiger',
    'Tigre',
  ])
})

const hangul = fc.string({
  unit: fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code)),
  minLength: 1,
  maxLength: 6,
})
const latin = fc.stringMatching(/^[a-z]{1,14}$/)
const entryOf = (name: string) => ({ names: prepareNames([name]) })

describe('whatever the name', () => {
  test('each of its beginnings finds it, at every keystroke', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(hangul, latin), async (name) => {
        const whole = Array.from(name)
        for (let length = 1; length <= whole.length; length++)
          expect(await search([entryOf(name)], whole.slice(0, length).join(''))).toHaveLength(1)
      }),
    )
  })

  test('its initial consonants find it', async () => {
    await fc.assert(
      fc.asyncProperty(hangul, async (name) => {
        const initials = Array.from(name, (syllable) => disassemble(syllable)[0]).join('')
        expect(await search([entryOf(name)], initials)).toHaveLength(1)
      }),
    )
  })

  test('one letter more, less or other after the first finds it', async () => {
    const broken = fc
      .tuple(
        // uFuzzy may start at a repetition of the first letter, and then misses a mistake before it.
        fc.stringMatching(/^[a-z]{5,14}$/).filter((name) => !name.slice(1).startsWith(name.slice(0, 1))),
        fc.nat(),
        fc.constantFrom('less', 'more', 'other'),
        fc.constantFrom(...'qxz'),
      )
      .map(([name, at, way, letter]) => {
        const place = 1 + (at % (name.length - 1))
        const [start, end] = [name.slice(0, place), name.slice(place + (way === 'more' ? 0 : 1))]
        return { name, typed: start + (way === 'less' ? '' : letter) + end }
      })
    await fc.assert(
      fc.asyncProperty(broken, async ({ name, typed }) => {
        expect(await search([entryOf(name)], typed)).toHaveLength(1)
      }),
    )
  })

  test('any text can be typed and be a name', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        async (name, typed) => {
          const entries = [entryOf(name)]
          expect(entries).toEqual(expect.arrayContaining(await search(entries, typed)))
          expect(entries).toEqual(expect.arrayContaining((await findNear(entries, typed, 1, signal)) ?? []))
        },
      ),
    )
  })
})

describe('a list of games is found by the words of its kind or topic', () => {
  const offered = [
    sampleGame('r', { category: 'casino', tags: ['roulette'] }),
    sampleGame('e', { theme: 'antiquity' }),
  ]
  const topic = async (typed: string): Promise<string | undefined> => {
    const best = (await search(indexTopics(offered), typed))[0]?.topic
    return best && `${best.kind} ${best.theme ?? ''}`.trim()
  }
  beforeAll(() => i18n.loadAndActivate({ locale: 'ko', messages }))

  test.each([
    ['live', 'casino'],
    ['라이브', 'casino'],
    ['slot', 'slots'],
    ['슬롯', 'slots'],
    ['roulette', 'casino roulette'],
    ['룰렛', 'casino roulette'],
    ['egypt', 'slots antiquity'],
    ['이집트', 'slots antiquity'],
    ['antiquity', 'slots antiquity'],
  ])('%s', async (typed, expected) => expect(await topic(typed)).toBe(expected))

  test('a topic that no game has is not offered', async () => expect(await topic('vikings')).toBeUndefined())
})

test('without a match similar names are suggested, if there are any', async () => {
  const near = async (typed: string) => (await findNear(games, typed, 3, signal))?.map(({ game }) => game.id)
  expect(await search(games, 'espresso machine')).toEqual([])
  expect(await near('espresso machine')).toEqual(['6'])
  expect(await near('바카로체')).toEqual(['0'])
  expect(await near('bacarrat')).toEqual(['0'])
  expect(await near('zzzzzz')).toEqual([])
})

test('a search among many games is aborted when the player types on', async () => {
  const stop = new AbortController()
  const many = Array.from({ length: 1000 }, () => games).flat()
  const exact = find(many, 'espresso', stop.signal)
  const near = findNear(many, 'espresso machine', 1, stop.signal)
  stop.abort()
  expect(await exact).toBeUndefined()
  expect(await near).toBeUndefined()
})
