import { prefixDistance } from '../../../platform/edit-distance.ts'
import { initialOf, keystrokes } from './hangul.ts'
import type { Query } from './query.ts'
import type { SearchText } from './search-text.ts'

/** How a text was found, the best way first. */
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

/** The best way in which a text holds what is looked for, typing mistakes aside. */
export function findIn(text: SearchText, query: Query): Found | undefined {
  return (
    placeOf(text.keys, query.keys, text.starts) ??
    (holdsInitials(text, query.initials) ? Found.initials : undefined) ??
    (holds(text.sound, query.sound, text.soundStarts) || holds(text.keys, query.switched, text.starts)
      ? Found.sound
      : undefined)
  )
}

/** Whether a word of the text begins with what is looked for, but for the mistakes that its length forgives. */
export function isNear(text: SearchText, query: Query): boolean {
  const { mistakes, keys } = query
  if (mistakes === 0 || keys === '' || bits(query.mask & ~text.mask) > mistakes) return false
  return text.starts.some((start) => prefixDistance(keys, text.keys, start, mistakes) <= mistakes)
}

function placeOf(text: string, wanted: string, starts: readonly number[]): Found | undefined {
  if (wanted === '') return undefined
  let place = text.indexOf(wanted)
  if (place <= 0) return place === 0 ? Found.prefix : undefined
  for (; place > 0; place = text.indexOf(wanted, place + 1))
    if (starts.includes(place)) return Found.wordStart
  return Found.inside
}

/** For the weaker ways: only where a word begins, or short queries would find everything. */
function holds(text: string, wanted: string, starts: readonly number[]): boolean {
  const found = text === '' ? undefined : placeOf(text, wanted, starts)
  return found !== undefined && found !== Found.inside
}

/** Whether the letters occur in a row, a lone consonant standing for any syllable that begins with it. */
function holdsInitials({ initials, letters }: SearchText, wanted: readonly string[]): boolean {
  if (wanted.length === 0 || initials === '') return false
  const row = wanted.map(initialOf).join('')
  for (let place = initials.indexOf(row); place >= 0; place = initials.indexOf(row, place + 1)) {
    const from = place
    const fits = wanted.every((letter, index) => {
      const own = letters[from + index] ?? ''
      return (
        letter === own || initialOf(own) === letter || (index === wanted.length - 1 && begins(own, letter))
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
