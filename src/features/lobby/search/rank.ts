import { prefixDistance } from '../../../platform/edit-distance.ts'
import { initialOf, keystrokes } from './hangul.ts'
import type { Query } from './query.ts'
import type { SearchText } from './search-text.ts'

/** How a text matched, best first. */
export const Found = {
  prefix: 0,
  wordStart: 1,
  inside: 2,
  words: 3,
  initials: 4,
  sound: 5,
  fuzzy: 6,
} as const
export type Found = (typeof Found)[keyof typeof Found]

/**
 * The best way in which a text matches the query, without forgiving mistakes; undefined when it does not
 * match.
 */
export function findIn(text: SearchText, query: Query): Found | undefined {
  return (
    placeOf(text.keys, query.keys, text.starts) ??
    (containsInitials(text, query.initials) ? Found.initials : undefined) ??
    (startsWord(text.sound, query.sound, text.soundStarts) ||
    startsWord(text.keys, query.switched, text.starts)
      ? Found.sound
      : undefined)
  )
}

/**
 * Whether a word of the text starts with the query, within the number of mistakes that the query's length
 * allows.
 */
export function isNear(text: SearchText, query: Query): boolean {
  const { mistakes, keys } = query
  if (mistakes === 0 || keys === '' || bits(query.mask & ~text.mask) > mistakes) return false
  return text.starts.some((start) => prefixDistance(keys, text.keys, start, mistakes) <= mistakes)
}

function placeOf(text: string, pattern: string, starts: readonly number[]): Found | undefined {
  if (pattern === '') return undefined
  let place = text.indexOf(pattern)
  if (place <= 0) return place === 0 ? Found.prefix : undefined
  for (; place > 0; place = text.indexOf(pattern, place + 1))
    if (starts.includes(place)) return Found.wordStart
  return Found.inside
}

/**
 * Weaker kinds of match count only at the start of a word: inside words, short queries would match
 * everything.
 */
function startsWord(text: string, pattern: string, starts: readonly number[]): boolean {
  const found = text === '' ? undefined : placeOf(text, pattern, starts)
  return found !== undefined && found !== Found.inside
}

/** Whether the letters occur in sequence. A lone consonant matches any syllable that begins with it. */
function containsInitials({ initials, letters }: SearchText, pattern: readonly string[]): boolean {
  if (pattern.length === 0 || initials === '') return false
  const row = pattern.map(initialOf).join('')
  for (let place = initials.indexOf(row); place >= 0; place = initials.indexOf(row, place + 1)) {
    const from = place
    const fits = pattern.every((letter, index) => {
      const own = letters[from + index] ?? ''
      return (
        letter === own || initialOf(own) === letter || (index === pattern.length - 1 && begins(own, letter))
      )
    })
    if (fits) return true
  }
  return false
}

function begins(whole: string, part: string): boolean {
  return keystrokes(whole).startsWith(keystrokes(part))
}

function bits(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1
  return count
}
