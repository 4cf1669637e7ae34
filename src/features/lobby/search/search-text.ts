import { folded } from '../../../platform/folded.ts'
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
  /** The sound in loosely spelled Latin letters; empty without Hangul. */
  readonly sound: string
  /** Where words begin in `sound`. */
  readonly soundStarts: readonly number[]
  /** Which letters occur in `keys`, one bit for several of them. */
  readonly mask: number
}

/** The words of a text in lower case without marks above Latin letters. Hangul stays composed. */
export function wordsOf(text: string): string[] {
  return folded(text)
    .replaceAll(/['’]/g, '')
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

/** What a word is to be found by; texts share their words, so each is taken apart once. */
interface Word {
  letters: string
  keys: string
  initials: string
  sound: string
  hangul: boolean
}

const known = new Map<string, Word>()
const MOST_KNOWN = 20_000

function takeApart(letters: string): Word {
  const before = known.get(letters)
  if (before) return before
  const all = Array.from(letters)
  const word = {
    letters,
    keys: keysOf(letters),
    initials: all.map(initialOf).join(''),
    sound: looseSound(soundOf(letters)),
    hangul: all.some(isSyllable),
  }
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(letters, word)
  return word
}

/** Prepares a text for being searched. */
export function prepareText(text: string): SearchText {
  const words = wordsOf(text).map(takeApart)
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
