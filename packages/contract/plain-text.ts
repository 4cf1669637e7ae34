import * as v from 'valibot'
import type { FieldErrorKey, LineField } from './field-errors.ts'

/**
 * Texts that people write are plain text: stored and shown as typed, never interpreted as markup. App and
 * operator clean and count them with the same functions, so that a form's counter agrees with the operator's
 * limit.
 */

/** Length in code points, so that an emoji of one code point counts as 1 and not 2. */
export function lengthOf(text: string): number {
  return [...text].length
}

/** Characters that change the text direction. No language of the app needs them. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * Invisible characters and blanks other than the space. Removed from names only: Thai, Khmer and Lao texts
 * use them to break lines. Those that join an emoji stay.
 */
const invisible =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d|(?<!\p{Extended_Pictographic})\ufe0f|(?!\u200d|\ufe0f)[\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Removes lone surrogates and control characters, converts line ends to `\n`, and trims. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, '')
    .replaceAll(directions, '')
    .trim()
}

/** Like `cleanText`, on a single line. */
export function cleanLine(text: string): string {
  return cleanText(text).replaceAll(/\s+/g, ' ')
}

/**
 * Like `cleanLine`, and removes invisible characters, which could make a name look empty or like another
 * name.
 */
export function cleanName(text: string): string {
  return cleanLine(cleanLine(text).replaceAll(invisible, ''))
}

/** A line of 1 to `most` characters after cleaning. Message keys: `<field>.required`, `<field>.tooLong`. */
export function line<const Field extends LineField>(field: Field, most: number) {
  return cleaned(field, most, cleanLine)
}

/** A name of a person or an account, 1 to `most` characters after cleaning. Message keys as for `line`. */
export function nameLine<const Field extends LineField>(field: Field, most: number) {
  return cleaned(field, most, cleanName)
}

/** Lines of 1 to `most` characters in total after cleaning. Message keys as for `line`. */
export function lines<const Field extends LineField>(field: Field, most: number) {
  return cleaned(field, most, cleanText)
}

function cleaned<const Field extends LineField>(field: Field, most: number, clean: (text: string) => string) {
  return v.pipe(
    v.string(),
    v.transform(clean),
    v.check((text) => text !== '', `${field}.required` satisfies FieldErrorKey),
    v.check((text) => lengthOf(text) <= most, `${field}.tooLong` satisfies FieldErrorKey),
  )
}
