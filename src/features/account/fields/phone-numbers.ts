import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { plainCode } from '@marquee/contract/plain-digits.ts'

// A chunk of its own, because the numbering plans of the world are large.

/** A country with its calling code, such as `KR` and `82`. */
export interface PhoneCountry {
  readonly code: string
  readonly calling: string
}

export const phoneCountries: readonly PhoneCountry[] = getCountries().map((code) => ({
  code,
  calling: getCountryCallingCode(code),
}))

function parse(text: string, country: string) {
  const number = parsePhoneNumberFromString(plainCode(text), {
    ...(isSupportedCountry(country) ? { defaultCountry: country } : {}),
    extract: false,
  })
  return number?.isValid() ? number : undefined
}

/** A number in the format of `country`, or with any country's `+`, as E.164 (`+821012345678`); undefined if invalid. */
export function toE164(text: string, country: string): string | undefined {
  return parse(text, country)?.number
}

/**
 * A number in the national format of its country, and that country; undefined if invalid. A number that is typed without `+` keeps
 * the chosen country: several countries share a calling code.
 */
export function toNational(
  text: string,
  country: string,
): { readonly text: string; readonly country: string } | undefined {
  const number = parse(text, country)
  if (!number) return undefined
  const isInternational = plainCode(text).trim().startsWith('+')
  return { text: number.formatNational(), country: (isInternational && number.country) || country }
}

/** An E.164 number with spaces (`+82 10 1234 5678`); unchanged if invalid. */
export function toInternational(e164: string): string {
  return parse(e164, '')?.formatInternational() ?? e164
}
