/** Letters that only look like a letter with a mark: no normalization takes them apart. */
const letters: Readonly<Record<string, string>> = {
  đ: 'd',
  ı: 'i',
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
}

const moved = (letter: string, by: number): string => String.fromCodePoint((letter.codePointAt(0) ?? 0) - by)

/**
 * A text as one searches for it, the same for all spellings that readers of the 16 languages take for equal: without capitals,
 * marks on Latin letters, full-width forms and the difference of the two kana. Hangul stays composed.
 */
export function folded(text: string): string {
  const lower = text.toLowerCase()
  if (/^[\u0020-\u007e가-힣]*$/.test(lower)) return lower
  // Not the compatibility forms: they would turn the single consonants that somebody types into others.
  return lower
    .replaceAll(/[\uff01-\uff5e]/g, (letter) => moved(letter, 0xfee0))
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll(/[đıøłßæœ]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/[\u30a1-\u30f6]/g, (letter) => moved(letter, 0x60))
}
