import { PasskeyName } from '@marquee/contract/account-rules.ts'
import { type FieldErrors, presentErrors, textErrorOf } from '../../../ui/form/field-errors.ts'

/** A request body with a passkey's name, or the error of the name. */
export function checkName(
  name: string,
): { readonly body: { readonly name: string } } | { readonly errors: FieldErrors<'name'> } {
  const errors = presentErrors<'name'>({ name: textErrorOf(PasskeyName, name, 'passkey_name.required') })
  return errors.name === undefined ? { body: { name } } : { errors }
}
