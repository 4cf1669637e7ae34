import * as v from 'valibot'

/**
 * Texts that a person writes are plain text: stored and shown as typed, never read as markup. Both sides clean and
 * count with these functions, so that a counter in a form and the operator's limit say the same.
 */

/** Characters as a person counts them: code points, so an emoji of one is 1 and not 2. */
export function lengthOf(text: string): number {
  return [...text].length
}

/** Without what cannot be seen or stored: lone surrogates, control characters. Line ends become `\n`; trimmed. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, '')
    .trim()
}

/** As `cleanText`, on one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replaceAll(/\s+/g, ' ')
}

/** One line of 1 to `most` characters after cleaning; the keys are `<field>.required` and `<field>.tooLong`. */
export function line<const Field extends string>(field: Field, most: number) {
  return v.pipe(
    v.string(),
    v.transform(cleanLine),
    v.check((text) => text !== '', `${field}.required`),
    v.check((text) => lengthOf(text) <= most, `${field}.tooLong`),
  )
}

/** Lines of 1 to `most` characters altogether after cleaning; keys as `line`. */
export function lines<const Field extends string>(field: Field, most: number) {
  return v.pipe(
    v.string(),
    v.transform(cleanText),
    v.check((text) => text !== '', `${field}.required`),
    v.check((text) => lengthOf(text) <= most, `${field}.tooLong`),
  )
}
