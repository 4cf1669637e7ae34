/** Letters that look like a letter with a mark, but that Unicode normalization does not decompose. */
const letters: Readonly<Record<string, string>> = {
  đ: 'd',
  ı: 'i',
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
}

const shifted = (letter: string, by: number): string =>
  String.fromCodePoint((letter.codePointAt(0) ?? 0) - by)

/**
 * Folds a text for searching: without capitals, marks on Latin letters, full-width forms and the difference of the two kana.
 * Hangul stays composed.
 */
export function folded(text: string): string {
  const lower = text.toLowerCase()
  if (/^[\u0020-\u007e가-힣]*$/.test(lower)) return lower
  // Not NFKC or NFKD: compatibility forms would replace single Hangul consonants by other characters.
  return lower
    .replaceAll(/[\uff01-\uff5e]/g, (letter) => shifted(letter, 0xfee0))
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll(/[đıøłßæœ]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/[\u30a1-\u30f6]/g, (letter) => shifted(letter, 0x60))
}

/** The words of a text, without case, accents and punctuation. */
export function wordsOf(text: string): string[] {
  return folded(text)
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')
}
