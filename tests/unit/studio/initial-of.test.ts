import { afterEach, expect, test, vi } from 'vitest'
import { initialOf } from '@marquee/studio/client/common/initial-of.ts'

afterEach(() => vi.unstubAllGlobals())

const initials = [
  ['Banker', 'B'],
  ['플레이어', '플'],
  // The vowel is written before the letter that it follows.
  ['เจ้ามือ', 'จ้'],
]

test.each(initials)('%s begins with %s', (name, letter) => {
  expect(initialOf(name)).toBe(letter)
})

test('a browser without a segmenter gets a letter too', () => {
  vi.stubGlobal('Intl', Object.fromEntries(Object.entries(Intl).filter(([name]) => name !== 'Segmenter')))
  expect(['Banker', '플레이어'].map(initialOf)).toEqual(['B', '플'])
})
