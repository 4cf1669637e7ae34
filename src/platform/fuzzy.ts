import uFuzzy from '@leeoniya/ufuzzy'
import { folded } from './folded.ts'

/** Forgives one typing mistake in a word, though not in its first letter, and none in a word of one or two letters. */
const fuzzy = new uFuzzy({ interSplit: ' ', intraSplit: '', intraChars: String.raw`[^ \n]`, intraMode: 1 })

/** The words of a text, without case, accents and punctuation. */
export function wordsOf(text: string): string[] {
  return folded(text)
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')
}

/** The indexes of the texts that contain each of the words (see `wordsOf`), with typing mistakes forgiven. */
export function fuzzyMatches(texts: string[], words: readonly string[]): number[] {
  return words.reduce((indexes, word) => fuzzy.filter(texts, word, indexes) ?? [], [...texts.keys()])
}
