import { ANONYMOUS } from './anonymous.ts'
import * as v from 'valibot'
import type { FieldErrorKey, PasswordError } from './field-errors.ts'
import { plainCode } from './plain-digits.ts'
import { cleanName, lengthOf, nameLine } from './plain-text.ts'
import { isSiteDay } from './is-site-day.ts'
import type { SiteDay } from './site-day.ts'

/**
 * Validation of the data that players enter about themselves. Forms and operator run the same rules. An error
 * names the field in `ApiError.fields`, with the message key that each check has here.
 */

/** 4 to 20 characters of a-z, 0-9 and _. */
export const usernamePattern = /^[a-z0-9_]{4,20}$/
export const Username = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.regex(usernamePattern, 'username.invalid' satisfies FieldErrorKey),
  v.check((name) => name !== ANONYMOUS, 'username.taken' satisfies FieldErrorKey),
)

export const Email = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(254, 'email.invalid' satisfies FieldErrorKey),
  v.email('email.invalid' satisfies FieldErrorKey),
)

/** Minimum and maximum length of a password, characters. */
export const passwordLength = { least: 8, most: 200 } as const

/** A new password as typed, without trimming. `passwordError` has further rules. */
export const Password = v.pipe(
  v.string(),
  v.check((text) => lengthOf(text) >= passwordLength.least, 'password.tooShort' satisfies FieldErrorKey),
  v.check((text) => lengthOf(text) <= passwordLength.most, 'password.tooLong' satisfies FieldErrorKey),
)

/**
 * Why a password is rejected; `undefined` if it is valid. `own` are the player's user name, nickname and
 * e-mail, which it must not equal. `common` checks a lower-case password against a list.
 */
export function passwordError(
  password: string,
  own: readonly string[],
  common: (lowerCase: string) => boolean,
): PasswordError | undefined {
  const length = lengthOf(password)
  if (length < passwordLength.least) return 'password.tooShort'
  if (length > passwordLength.most) return 'password.tooLong'
  const lowerCase = password.toLowerCase()
  if (common(lowerCase)) return 'password.common'
  const names = own.flatMap((name) => [name, name.split('@')[0] ?? name]).map((name) => name.toLowerCase())
  return names.includes(lowerCase) ? 'password.personal' : undefined
}

/** Minimum and maximum length of a nickname, characters. */
export const nicknameLength = { least: 2, most: 20 } as const
export const Nickname = v.pipe(
  nameLine('nickname', nicknameLength.most),
  v.check((text) => lengthOf(text) >= nicknameLength.least, 'nickname.tooShort' satisfies FieldErrorKey),
)

/**
 * Key by which nicknames must be unique. `Ａlice` and `alice` have the same key; invisible characters do not
 * count.
 */
export function nicknameKey(nickname: string): string {
  const visible = nickname.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
  return cleanName(visible).toLowerCase()
}

/** E.164, such as `+821012345678`. Spaces, hyphens, dots and parentheses are removed. */
export const Phone = v.pipe(
  v.string(),
  v.transform((text) => plainCode(text).replaceAll(/[\s().-]/g, '')),
  v.regex(/^\+[1-9]\d{6,14}$/, 'phone.invalid' satisfies FieldErrorKey),
)

/** Letters, digits and hyphens; compared in upper case. */
export const ReferralCode = v.pipe(
  v.string(),
  v.transform(plainCode),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[A-Z0-9-]{3,20}$/, 'referral_code.invalid' satisfies FieldErrorKey),
)

/** `YYYY-MM-DD`: an existing day, not before 1900. */
export const BirthDate = v.pipe(
  v.string(),
  v.check((text) => isSiteDay(text) && text >= '1900-01-01', 'birth_date.invalid' satisfies FieldErrorKey),
)

/**
 * Age in full years on a day. In years without 29 February, players born on that day turn a year older on 1
 * March.
 */
export function ageOn(birth: SiteDay, today: SiteDay): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4))
  return today.slice(5) < birth.slice(5) ? years - 1 : years
}

/**
 * Why a date of birth is rejected: it is in the future, or the player is younger than the site's
 * `minimum_age`.
 */
export function birthDateError(
  birth: SiteDay,
  today: SiteDay,
  minimumAge: number,
): 'birth_date.invalid' | 'birth_date.tooYoung' | undefined {
  if (birth > today) return 'birth_date.invalid'
  return ageOn(birth, today) < minimumAge ? 'birth_date.tooYoung' : undefined
}

/** 6 to 20 digits, optionally with single hyphens between them. Spaces are removed. */
export const AccountNumber = v.pipe(
  v.string(),
  v.transform((text) => plainCode(text).replaceAll(/\s/g, '')),
  v.regex(/^(?=(?:-?\d){6,20}$)\d[\d-]*$/, 'bank_account.invalid' satisfies FieldErrorKey),
)

/** Maximum length of an account holder's name, characters. */
export const holderLength = 40
export const Holder = nameLine('bank_name', holderLength)

/** Maximum length of a passkey's name, characters. */
export const passkeyNameLength = 40
export const PasskeyName = nameLine('passkey_name', passkeyNameLength)
