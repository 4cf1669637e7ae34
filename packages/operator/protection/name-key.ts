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
 * spaces, punctuation and order of the names, with letters that look like Latin ones as those, and `ue` for `ü` (any E is dropped).
 * The order does not count because the letters are sorted.
 */
export function nameKey(name: string): string {
  const letters = name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
  return [...letters]
    .map((letter) => lookAlikes.get(letter) ?? letter)
    .filter((letter) => letter !== 'E')
    .toSorted()
    .join('')
}
