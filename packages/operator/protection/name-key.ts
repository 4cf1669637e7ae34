/** Letters of other scripts that look like Latin ones, and letters with a stroke, which are no accents. */
const lookAlikes = new Map(
  [
    ['АΑ', 'A'],
    ['ВΒ', 'B'],
    ['СϹ', 'C'],
    ['ЕΕ', 'E'],
    ['НΗ', 'H'],
    ['ІΙӀ', 'I'],
    ['Ј', 'J'],
    ['КΚ', 'K'],
    ['МΜ', 'M'],
    ['Ν', 'N'],
    ['ОΟ0', 'O'],
    ['РΡ', 'P'],
    ['Ѕ', 'S'],
    ['ТΤ', 'T'],
    ['УΥ', 'Y'],
    ['ХΧ', 'X'],
    ['Ζ', 'Z'],
    ['Ø', 'O'],
    ['Ł', 'L'],
    ['ĐÐ', 'D'],
    ['Æ', 'A'],
    ['Œ', 'O'],
  ].flatMap(([letters = '', latin = '']) => [...letters].map((letter) => [letter, latin] as const)),
)

/**
 * One key for every spelling of a person's name, to be compared together with the date of birth only: without accents, case, width,
 * punctuation and order of the words, with letters that look like Latin ones as those, and `ue` for `ü` (any E is dropped). A name that
 * is written without spaces is another one: the letters alone do not show where a word ends.
 */
export function nameKey(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    // Syllables of Hangul and marks of other scripts are put together again: they are no accents.
    .normalize('NFC')
    .toUpperCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
  return words.map(wordKey).filter(Boolean).toSorted().join(' ')
}

function wordKey(word: string): string {
  const letters = [...word].map((letter) => lookAlikes.get(letter) ?? letter)
  return letters.filter((letter) => letter !== 'E').join('')
}
