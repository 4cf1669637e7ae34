import { disassemble, getChoseong, romanize } from 'es-hangul'
import { wordsOf } from '../../../platform/folded.ts'

/** Names prepared for searching. Each spelling of a name is on a line of its own, after a line break. */
export interface SearchText {
  /** The names with and without spaces, Hangul as its letters; and the initial consonants of Hangul. */
  readonly text: string
  /** Hangul in Latin letters, see `unvoiced`. */
  readonly sound: string
  /** Length of the shortest name: of equal matches, the shorter name comes first. */
  readonly length: number
}

const plain: Readonly<Record<string, string>> = { b: 'p', d: 't', g: 'k', j: 'ch', l: 'r' }

/** Reduces the consonants that romanizations of Korean confuse to one spelling: bakara, pakara. */
export function unvoiced(latin: string): string {
  return latin.replaceAll(/[bdgjl]/g, (letter) => plain[letter] ?? letter)
}

interface Spellings {
  /** Hangul as its letters, 과 as ㄱㅗㅏ, so that a syllable matches while it is being typed. */
  readonly letters: string
  readonly initials: string
  readonly sound: string
}

const spellings = new Map<string, Spellings>()

/** Cached, because names share words and romanizing is slow. */
function spellingsOf(word: string): Spellings {
  const cached = spellings.get(word)
  if (cached) return cached
  const isHangul = /[가-힣]/.test(word)
  const computed = {
    letters: disassemble(word),
    initials: isHangul ? getChoseong(word) : '',
    sound: isHangul ? unvoiced(romanize(word)) : '',
  }
  spellings.set(word, computed)
  return computed
}

/** Prepares the names of something, one per language. */
export function prepareNames(names: readonly string[]): SearchText {
  let text = ''
  let sound = ''
  let length = Infinity
  for (const name of new Set(names)) {
    const words = wordsOf(name).map(spellingsOf)
    const joined = words.map(({ letters }) => letters).join('')
    text += `\n${words.map(({ letters }) => letters).join(' ')}\n${joined}`
    const initials = words.map((word) => word.initials).join('')
    if (initials !== '') {
      text += `\n${initials}`
      sound += `\n${words.map((word) => word.sound).join(' ')}`
    }
    length = Math.min(length, joined.length)
  }
  return { text, sound, length }
}
