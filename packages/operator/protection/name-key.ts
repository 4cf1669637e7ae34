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
 * punctuation, spaces and order of the words, with letters that look like Latin ones as those, and `ue` for `ü` (any E is dropped).
 */
export function nameKey(name: string): string {
  const spelled = name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    // Syllables of Hangul and marks of other scripts are put together again: they are no accents.
    .normalize('NFC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
  const letters = Array.from(spelled, (letter) => lookAlikes.get(letter) ?? letter).filter(
    (one) => one !== 'E',
  )
  // Two of the same letters who were born on the same day are rare where a name has many letters.
  const hasCase = letters.some((letter) => letter !== letter.toLowerCase())
  return hasCase ? letters.toSorted().join('') : firstRotation(letters)
}

/**
 * Of the texts that begin with each of the letters and continue around, the first in order: the same whichever part of a name is
 * first, and another one for 김민수 than for 김수민, who are strangers.
 */
function firstRotation(letters: readonly string[]): string {
  const rotations = letters.map((_, at) => [...letters.slice(at), ...letters.slice(0, at)].join(''))
  return rotations.toSorted()[0] ?? ''
}
