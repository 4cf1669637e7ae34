import { isLoneConsonant, isLoneVowel, keystrokes, onOtherKeyboard } from './hangul.ts'
import { keysOf, looseSound, maskOf, wordsOf } from './search-text.ts'

/** What somebody is looking for, prepared once per keystroke. */
export interface Query {
  /** Without spaces, as keystrokes. */
  readonly keys: string
  /** Letter by letter with pairs of lone consonants apart, where one is looked for by initials; else empty. */
  readonly initials: readonly string[]
  /** Loosely spelled, where Latin letters may be Korean in disguise; else empty. */
  readonly sound: string
  /** What the same keys write on the other keyboard, for those who forgot to switch; else empty. */
  readonly switched: string
  readonly mask: number
  /** How many typing mistakes are forgiven. */
  readonly mistakes: number
  /** The words, each a query of its own; empty when there is only one. */
  readonly words: readonly Query[]
}

const LONGEST = 48
const SHORTEST_SOUND = 3
const SHORTEST_SWITCHED = 4

/** Prepares what was typed. Undefined when it holds nothing to look for. */
export function prepareQuery(text: string): Query | undefined {
  const words = wordsOf(text.slice(0, LONGEST))
  if (words.length === 0) return undefined
  return queryOf(words.join(''), words.length > 1 ? words.map((word) => queryOf(word, [])) : [])
}

function queryOf(joined: string, words: readonly Query[]): Query {
  const letters = Array.from(joined)
  const apart = letters.flatMap((letter) =>
    isLoneConsonant(letter) ? Array.from(keystrokes(letter)) : letter,
  )
  const keys = keysOf(joined)
  const latin = /^[a-z]+$/.test(joined)
  const sound = latin ? looseSound(joined) : ''
  const hangul = letters.every((letter) => /[\u3131-\u3163가-힣]/.test(letter))
  return {
    // A vowel alone begins no syllable: it would match inside of one.
    keys: letters.some((letter, place) => place === 0 && isLoneVowel(letter)) ? '' : keys,
    initials: apart.some(isLoneConsonant) ? apart : [],
    sound: sound.length >= SHORTEST_SOUND ? sound : '',
    switched: (latin || hangul) && keys.length >= SHORTEST_SWITCHED ? onOtherKeyboard(keys) : '',
    mask: maskOf(keys),
    mistakes: keys.length >= 8 ? 2 : keys.length >= 4 ? 1 : 0,
    words,
  }
}
