import uFuzzy from '@leeoniya/ufuzzy'

/** Forgives one typing mistake in a word, though not in its first letter, and none in a word of one or two letters. */
const fuzzy = new uFuzzy({ interSplit: ' ', intraSplit: '', intraChars: String.raw`[^ \n]`, intraMode: 1 })

/** The indexes of the texts that contain each of the words (`wordsOf` of `folded.ts`), with typing mistakes forgiven. */
export function fuzzyMatches(texts: string[], words: readonly string[]): number[] {
  return words.reduce((indexes, word) => fuzzy.filter(texts, word, indexes) ?? [], [...texts.keys()])
}
