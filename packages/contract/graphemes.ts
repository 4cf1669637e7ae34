/**
 * Splits a text into what people take for its characters: a letter with its marks, a flag, a family. Into code points where the
 * browser has no segmenter (Firefox before 125).
 */
export function graphemes(text: string): readonly string[] {
  return 'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    : [...text]
}
