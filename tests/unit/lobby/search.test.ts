import { i18n } from '@lingui/core'
import fc from 'fast-check'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { messages } from '../../../locales/ko.po'
import { find, findInSlices, matches } from '../../../src/features/lobby/search/find.ts'
import { prefixDistance } from '../../../src/platform/edit-distance.ts'
import { keystrokes } from '../../../src/features/lobby/search/hangul.ts'
import { nearest, nearestInSlices } from '../../../src/features/lobby/search/nearest.ts'
import { indexGames, indexProviders } from '../../../src/features/lobby/search/search-index.ts'
import { indexTopics } from '../../../src/features/lobby/search/topic-words.ts'
import { prepareText } from '../../../src/features/lobby/search/search-text.ts'
import { sampleGame } from '../../support/sample-game.ts'

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
const games = indexGames(
  titles.map(([ko, en], place) =>
    sampleGame(String(place), { game_title: { ko, en }, ...(place === 4 ? { provider_id: '2' } : {}) }),
  ),
  northlamp ? [northlamp] : [],
)

function found(typed: string): string[] {
  return find(games, typed).map(({ game }) =>
    typeof game.game_title === 'string' ? '' : (game.game_title['ko'] ?? ''),
  )
}

describe('a game is found by', () => {
  test.each([
    ['its name in Korean', '바카라', '노을 바카라'],
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
    ['a name with two mistakes', 'bacarrat', '노을 바카라'],
    ['a Korean name with a mistake', '바키라', '노을 바카라'],
    ['a letter without its mark', 'cafe', '카페 에스프레소'],
    ['a name without its apostrophe', 'cats room', '고양이의 방'],
    ['its provider and a word', '노스램프 잉어', '심해의 잉어'],
  ])('%s: %s', (_, typed, title) => {
    if (title === undefined) expect(found(typed)).toEqual([])
    else expect(found(typed)).toContain(title)
  })

  test('pairs of consonants that the keyboard joins', () => {
    expect(found('ㄱㅇㄱ')).toEqual(['과일 값'])
    expect(matches('박수 치는 백사', 'ㅄ')).toBe(true)
  })

  test('nothing where nothing was typed', () => {
    expect(found('  ')).toEqual([])
    expect(matches('anything', ' ')).toBe(true)
  })

  test('nothing by its provider alone: providers are found as themselves', () => {
    expect(found('northlamp')).toEqual([])
  })
})

test('short words forgive no mistake, so that they do not find everything', () => {
  expect(found('kot')).toEqual([])
  expect(found('koi')).toEqual(['심해의 잉어'])
})

test('the better a name fits, the earlier it comes', () => {
  const names = ['Tiger', 'Red Tiger', 'Protiger', 'Tigre', 'Tiger of the Snow']
  const entries = names.map((name) => ({ name, texts: [prepareText(name)], beside: [] }))
  expect(find(entries, 'tiger').map(({ name }) => name)).toEqual([
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
  maxLength: 12,
})
const latin = fc.stringMatching(/^[a-z]{1,14}$/)
const entryOf = (name: string) => ({ texts: [prepareText(name)], beside: [] })

describe('whatever the name', () => {
  test('each of its beginnings finds it, at every keystroke', () => {
    fc.assert(
      fc.property(fc.oneof(hangul, latin), (name) => {
        const whole = Array.from(name)
        for (let length = 1; length <= whole.length; length++)
          expect(find([entryOf(name)], whole.slice(0, length).join(''))).toHaveLength(1)
      }),
    )
  })

  test('its initial consonants find it', () => {
    fc.assert(
      fc.property(hangul, (name) => {
        const initials = Array.from(name, (syllable) => keystrokes(syllable)[0]).join('')
        expect(find([entryOf(name)], initials)).toHaveLength(1)
      }),
    )
  })

  test('one letter more, less or other in four and more finds it', () => {
    const broken = fc
      .tuple(
        fc.stringMatching(/^[a-z]{5,14}$/),
        fc.nat(),
        fc.constantFrom('less', 'more', 'other'),
        fc.constantFrom(...'qxz'),
      )
      .map(([name, at, way, letter]) => {
        const place = at % name.length
        const [start, end] = [name.slice(0, place), name.slice(place + (way === 'more' ? 0 : 1))]
        return { name, typed: start + (way === 'less' ? '' : letter) + end }
      })
    fc.assert(
      fc.property(broken, ({ name, typed }) => {
        expect(find([entryOf(name)], typed)).toHaveLength(1)
      }),
    )
  })

  test('anything at all can be typed and be a name', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        async (name, typed) => {
          const entries = [entryOf(name)]
          const calmly = await findInSlices(entries, typed, new AbortController().signal)
          expect(calmly).toEqual(find(entries, typed))
        },
      ),
    )
  })
})

test('the distance is that of the plain definition, up to its limit', () => {
  const word = fc.stringMatching(/^[abc]{1,9}$/)
  fc.assert(
    fc.property(word, word, fc.integer({ min: 1, max: 2 }), (wanted, text, limit) => {
      const all = Array.from({ length: text.length + 1 }, (_, end) => distance(wanted, text.slice(0, end)))
      expect(prefixDistance(wanted, text, 0, limit)).toBe(Math.min(limit + 1, ...all))
    }),
  )
})

/** Optimal string alignment distance by its definition. */
function distance(one: string, other: string): number {
  const memo = new Map<string, number>()
  const go = (a: number, b: number): number => {
    if (a === 0 || b === 0) return a + b
    const key = `${a},${b}`
    const known = memo.get(key)
    if (known !== undefined) return known
    const same = one[a - 1] === other[b - 1]
    let cost = Math.min(go(a - 1, b) + 1, go(a, b - 1) + 1, go(a - 1, b - 1) + (same ? 0 : 1))
    const swapped = a > 1 && b > 1 && one[a - 1] === other[b - 2] && one[a - 2] === other[b - 1]
    if (swapped) cost = Math.min(cost, go(a - 2, b - 2) + 1)
    memo.set(key, cost)
    return cost
  }
  return go(one.length, other.length)
}

describe('a list of games is found by the words of its kind or topic', () => {
  const offered = [
    sampleGame('r', { category: 'casino', tags: ['roulette'] }),
    sampleGame('e', { theme: 'antiquity' }),
  ]
  const topic = (typed: string): string | undefined => {
    const best = find(indexTopics(offered), typed)[0]?.topic
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
  ])('%s', (typed, expected) => expect(topic(typed)).toBe(expected))

  test('a topic that no game has is not offered', () => expect(topic('vikings')).toBeUndefined())
})

test('where nothing has that name, the closest names are offered, and nothing where none is close', () => {
  const near = (typed: string) => nearest(games, typed, 3).map(({ game }) => game.id)
  expect(find(games, 'espresso machine')).toEqual([])
  expect(near('espresso machine')).toEqual(['6'])
  expect(near('바카로체')).toEqual(['0'])
  expect(near('zzzzzz')).toEqual([])
})

test('the closest names are looked for in slices, and no longer once the player types on', async () => {
  const stop = new AbortController()
  const many = Array.from({ length: 400 }, () => games).flat()
  // Each reading of the time is a slice further on.
  const now = vi.spyOn(performance, 'now')
  for (let slice = 1; slice < 100; slice++) now.mockReturnValueOnce(slice * 1000)
  const near = nearestInSlices(many, 'espresso machine', 1, stop.signal)
  stop.abort()
  expect(await near).toBeUndefined()
  expect(await nearestInSlices(games, 'espresso machine', 1, new AbortController().signal)).toHaveLength(1)
  now.mockRestore()
})
