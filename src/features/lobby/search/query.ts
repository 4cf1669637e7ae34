import { isLoneConsonant, isLoneVowel, keystrokes, onOtherKeyboard } from './hangul.ts'
import { keysOf, looseSound, maskOf, wordsOf } from './search-text.ts'

/** Typed text, prepared for matching once per keystroke. */
export interface Query {
  /** The text without spaces, as keystrokes. */
  readonly keys: string
  /**
   * The letters, with pairs of lone consonants split, if the text contains lone consonants (search by
   * initials); else empty.
   */
  readonly initials: readonly string[]
  /** Loose romanized sound, if the text is in Latin letters and may be Korean; else empty. */
  readonly sound: string
  /** What the same keys type on the other keyboard layout, for players who forgot to switch; else empty. */
  readonly switched: string
  readonly mask: number
  /** How many typing mistakes are forgiven. */
  readonly mistakes: number
  /** One query per word; empty when there is only one word. */
  readonly words: readonly Query[]
}

const MAX_LENGTH = 48
const MIN_SOUND_LENGTH = 3
const MIN_SWITCHED_LENGTH = 4

/** Prepares typed text. Undefined when it contains no word. */
export function prepareQuery(text: string): Query | undefined {
  const words = wordsOf(text.slice(0, MAX_LENGTH))
  if (words.length === 0) return undefined
  return queryOf(words.join(''), words.length > 1 ? words.map((word) => queryOf(word, [])) : [])
}

function queryOf(joined: string, words: readonly Query[]): Query {
  const letters = Array.from(joined)
  const letterKeys = letters.flatMap((letter) =>
    isLoneConsonant(letter) ? Array.from(keystrokes(letter)) : letter,
  )
  const keys = keysOf(joined)
  const latin = /^[a-z]+$/.test(joined)
  const sound = latin ? looseSound(joined) : ''
  const hangul = letters.every((letter) => /[\u3131-\u3163가-힣]/.test(letter))
  return {
    // A leading lone vowel starts no syllable, so its keystroke would match in the middle of syllables.
    keys: letters.some((letter, place) => place === 0 && isLoneVowel(letter)) ? '' : keys,
    initials: letterKeys.some(isLoneConsonant) ? letterKeys : [],
    sound: sound.length >= MIN_SOUND_LENGTH ? sound : '',
    switched: (latin || hangul) && keys.length >= MIN_SWITCHED_LENGTH ? onOtherKeyboard(keys) : '',
    mask: maskOf(keys),
    mistakes: keys.length >= 8 ? 2 : keys.length >= 4 ? 1 : 0,
    words,
  }
}
