import * as v from 'valibot'
import type { FieldErrorKey } from '@marquee/contract/field-errors.ts'
import { fieldErrorKey } from './field-error-message.ts'

/** Errors of a form, by field. */
export type FieldErrors<Field extends string> = Partial<Record<Field, FieldErrorKey | undefined>>

/** The first rule of a schema that a text breaks. */
export function fieldErrorOf(schema: v.GenericSchema, text: string): FieldErrorKey | undefined {
  const result = v.safeParse(schema, text)
  return result.success ? undefined : fieldErrorKey(result.issues[0].message)
}

/** As `fieldErrorOf`, and `missing` for an empty text. */
export function textErrorOf(
  schema: v.GenericSchema,
  text: string,
  missing: FieldErrorKey,
): FieldErrorKey | undefined {
  return text.trim() === '' ? missing : fieldErrorOf(schema, text)
}

/** The errors without fields that have none. */
export function presentErrors<Field extends string>(errors: FieldErrors<Field>): FieldErrors<Field> {
  const present: Partial<Record<Field, FieldErrorKey>> = {}
  for (const field in errors) if (errors[field] !== undefined) present[field] = errors[field]
  return present
}
