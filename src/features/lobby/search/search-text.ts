import { initialOf, isSyllable, keystrokes, soundOf } from './hangul.ts'

/** A text prepared for being searched, without spaces, marks and capitals; made once and kept. */
export interface SearchText {
  /** As keystrokes: Hangul taken apart, so that a syllable that is still being written matches too. */
  readonly keys: string
  /** Where words begin in `keys`. */
  readonly starts: readonly number[]
  /** Letter by letter. */
  readonly letters: string
  /** `letters` with each syllable's initial consonant in its place; empty without Hangul. */
  readonly initials: string
  /** Where words begin in `letters`. */
  readonly letterStarts: readonly number[]
  /** The sound in loosely spelled Latin letters; empty without Hangul. */
  readonly sound: string
  /** Where words begin in `sound`. */
  readonly soundStarts: readonly number[]
  /** Which letters occur in `keys`, one bit for several of them. */
  readonly mask: number
}

/** The words of a text in lower case without marks above Latin letters. Hangul stays composed. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .normalize('NFC')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')
}

/** All of a word as keystrokes. */
export function keysOf(word: string): string {
  return Array.from(word, keystrokes).join('')
}

/** Bits of the letters in a text; two letters may share one. */
export function maskOf(keys: string): number {
  let mask = 0
  for (let index = 0; index < keys.length; index++) mask |= 1 << (keys.charCodeAt(index) & 31)
  return mask
}

const loose: Readonly<Record<string, string>> = {
  ch: 'c',
  sh: 's',
  eo: 'o',
  eu: 'u',
  oo: 'u',
  ee: 'i',
  ae: 'e',
  c: 'k',
  q: 'k',
  g: 'k',
  d: 't',
  b: 'p',
  f: 'p',
  v: 'p',
  j: 'c',
  z: 'c',
  l: 'r',
  x: 'ks',
}

/** Spellings that people mix up when they write Korean in Latin letters fall together: kimchi, gimchi. */
export function looseSound(latin: string): string {
  return latin
    .replaceAll(/ch|sh|eo|eu|oo|ee|ae|[cqgdbfvjzlx]/g, (part) => loose[part] ?? part)
    .replaceAll(/(.)\1+/g, '$1')
}

/** Prepares a text for being searched. */
export function prepareText(text: string): SearchText {
  const words = wordsOf(text)
  const letters = words.join('')
  const keyWords = words.map(keysOf)
  const keys = keyWords.join('')
  const hasHangul = Array.from(letters).some(isSyllable)
  const soundWords = hasHangul ? words.map((word) => looseSound(Array.from(word, soundOf).join(''))) : []
  return {
    keys,
    starts: startsOf(keyWords),
    letters,
    initials: hasHangul ? Array.from(letters, initialOf).join('') : '',
    letterStarts: hasHangul ? startsOf(words) : [],
    sound: soundWords.join(''),
    soundStarts: startsOf(soundWords),
    mask: maskOf(keys),
  }
}

function startsOf(words: readonly string[]): number[] {
  let place = 0
  return words.map((word) => {
    const start = place
    place += word.length
    return start
  })
}
