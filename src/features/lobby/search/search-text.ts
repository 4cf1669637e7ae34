import { folded } from '../../../platform/folded.ts'
import { initialOf, isSyllable, keystrokes, soundOf } from './hangul.ts'

/** A text prepared for searching, without spaces, diacritics and case. */
export interface SearchText {
  /** Keystrokes of the text. Hangul is decomposed, so that a half-typed syllable matches too. */
  readonly keys: string
  /** Indexes in `keys` at which words start. */
  readonly starts: readonly number[]
  /** The text with composed Hangul. */
  readonly letters: string
  /** `letters` with each syllable replaced by its initial consonant; empty without Hangul. */
  readonly initials: string
  /** Loose romanized sound; empty without Hangul. */
  readonly sound: string
  /** Indexes in `sound` at which words start. */
  readonly soundStarts: readonly number[]
  /** Bit set of the letters in `keys`; several letters share a bit. */
  readonly mask: number
}

/** The words of a text in lower case without diacritics on Latin letters. Hangul stays composed. */
export function wordsOf(text: string): string[] {
  return folded(text)
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')
}

/** The keystrokes of a word. */
export function keysOf(word: string): string {
  return Array.from(word, keystrokes).join('')
}

/** Bit set of the letters in a text; several letters may share a bit. */
export function maskOf(keys: string): number {
  let mask = 0
  for (let index = 0; index < keys.length; index++) mask |= 1 << (keys.charCodeAt(index) & 31)
  return mask
}

const looseSpellings: Readonly<Record<string, string>> = {
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

/** Reduces romanizations of Korean that people confuse to one spelling: kimchi, gimchi. */
export function looseSound(latin: string): string {
  return latin
    .replaceAll(/ch|sh|eo|eu|oo|ee|ae|[cqgdbfvjzlx]/g, (part) => looseSpellings[part] ?? part)
    .replaceAll(/(.)\1+/g, '$1')
}

/** Searchable forms of a word. Texts share words, so each word is prepared once. */
interface Word {
  letters: string
  keys: string
  initials: string
  sound: string
  hangul: boolean
}

const wordCache = new Map<string, Word>()
const MAX_CACHED_WORDS = 20_000

function prepareWord(letters: string): Word {
  const cached = wordCache.get(letters)
  if (cached) return cached
  const all = Array.from(letters)
  const word = {
    letters,
    keys: keysOf(letters),
    initials: all.map(initialOf).join(''),
    sound: looseSound(soundOf(letters)),
    hangul: all.some(isSyllable),
  }
  if (wordCache.size >= MAX_CACHED_WORDS) wordCache.clear()
  wordCache.set(letters, word)
  return word
}

/** Prepares a text for searching. */
export function prepareText(text: string): SearchText {
  const words = wordsOf(text).map(prepareWord)
  const inHangul = words.some((word) => word.hangul) ? words : []
  const keys = joined(words, 'keys')
  return {
    keys,
    starts: startsOf(words, 'keys'),
    letters: joined(words, 'letters'),
    initials: joined(inHangul, 'initials'),
    sound: joined(inHangul, 'sound'),
    soundStarts: startsOf(inHangul, 'sound'),
    mask: maskOf(keys),
  }
}

type Part = 'letters' | 'keys' | 'initials' | 'sound'

function joined(words: readonly Word[], part: Part): string {
  return words.map((word) => word[part]).join('')
}

function startsOf(words: readonly Word[], part: Part): number[] {
  let place = 0
  return words.map((word) => {
    const start = place
    place += word[part].length
    return start
  })
}
