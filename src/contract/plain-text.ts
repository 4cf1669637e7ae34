import * as v from 'valibot'

/**
 * Texts that a person writes are plain text: stored and shown as typed, never read as markup. Both sides clean and
 * count with these functions, so that a counter in a form and the operator's limit say the same.
 */

/** Characters as a person counts them: code points, so an emoji of one is 1 and not 2. */
export function lengthOf(text: string): number {
  return [...text].length
}

/** Marks that turn the direction of what stands around them; no language of the app needs one. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * What shows nothing, or a blank that is no space. In names only: Thai, Khmer and Lao texts break lines at such
 * characters. Those that join an emoji stay.
 */
const invisible =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d|(?<!\p{Extended_Pictographic})\ufe0f|(?!\u200d|\ufe0f)[\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Without what cannot be seen or stored: lone surrogates, controls of any kind. Line ends become `\n`; trimmed. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, '')
    .replaceAll(directions, '')
    .trim()
}

/** As `cleanText`, on one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replaceAll(/\s+/g, ' ')
}

/** As `cleanLine`, without what could make a name empty to the eye, or two of them look the same. */
export function cleanName(text: string): string {
  return cleanLine(cleanLine(text).replaceAll(invisible, ''))
}

/** One line of 1 to `most` characters after cleaning; the keys are `<field>.required` and `<field>.tooLong`. */
export function line<const Field extends string>(field: Field, most: number) {
  return cleaned(field, most, cleanLine)
}

/** The name of a person or an account, 1 to `most` characters after cleaning; keys as `line`. */
export function nameLine<const Field extends string>(field: Field, most: number) {
  return cleaned(field, most, cleanName)
}

/** Lines of 1 to `most` characters altogether after cleaning; keys as `line`. */
export function lines<const Field extends string>(field: Field, most: number) {
  return cleaned(field, most, cleanText)
}

function cleaned<const Field extends string>(field: Field, most: number, clean: (text: string) => string) {
  return v.pipe(
    v.string(),
    v.transform(clean),
    v.check((text) => text !== '', `${field}.required`),
    v.check((text) => lengthOf(text) <= most, `${field}.tooLong`),
  )
}
