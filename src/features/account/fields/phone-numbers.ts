import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

/** Loaded on demand: the numbering plans of the world. */

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
  const number = parsePhoneNumberFromString(text, {
    ...(isSupportedCountry(country) ? { defaultCountry: country } : {}),
    extract: false,
  })
  return number?.isValid() ? number : undefined
}

/** E.164 (`+821012345678`) of a number as people of `country` write it, or with any country's `+`; undefined for none. */
export function toE164(text: string, country: string): string | undefined {
  return parse(text, country)?.number
}

/** The number as people of its country write it, and that country; undefined when it is none. */
export function toNational(
  text: string,
  country: string,
): { readonly text: string; readonly country: string } | undefined {
  const number = parse(text, country)
  return number && { text: number.formatNational(), country: number.country ?? country }
}

/** A stored number with spaces (`+82 10 1234 5678`); unchanged when it is no number. */
export function toInternational(e164: string): string {
  return parse(e164, '')?.formatInternational() ?? e164
}
