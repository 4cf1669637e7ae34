import * as v from 'valibot'
import { cleanName, lengthOf, nameLine } from './plain-text.ts'
import { isSiteDay } from './is-site-day.ts'
import type { SiteDay } from './site-day.ts'

/**
 * The rules of what a player says of themselves. Forms and operator run the same ones; a refusal names the field in
 * `fields` (`Failure.fields`) with the key that is given to each check here.
 */

/** 4 to 20 of a-z, 0-9 and _. */
export const usernamePattern = /^[a-z0-9_]{4,20}$/
export const Username = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.regex(usernamePattern, 'username.invalid'),
)

export const Email = v.pipe(v.string(), v.trim(), v.maxLength(254, 'email.invalid'), v.email('email.invalid'))

/** Shortest and longest password, characters. */
export const passwordLength = { least: 8, most: 200 } as const

/** A new password, as typed: nothing is trimmed. See `passwordFault` for what it must not be. */
export const Password = v.pipe(
  v.string(),
  v.check((text) => lengthOf(text) >= passwordLength.least, 'password.tooShort'),
  v.check((text) => lengthOf(text) <= passwordLength.most, 'password.tooLong'),
)

export type PasswordFault = 'password.tooShort' | 'password.tooLong' | 'password.common' | 'password.personal'

/**
 * Why a password is refused, or `undefined`. `own` is what it must not be: user name, nickname, e-mail. `common` says
 * whether a lower-case password is among the commonest; the operator has a short list, the app may bring a longer one.
 */
export function passwordFault(
  password: string,
  own: readonly string[],
  common: (lowerCase: string) => boolean,
): PasswordFault | undefined {
  const length = lengthOf(password)
  if (length < passwordLength.least) return 'password.tooShort'
  if (length > passwordLength.most) return 'password.tooLong'
  const lowerCase = password.toLowerCase()
  if (common(lowerCase)) return 'password.common'
  const names = own.flatMap((name) => [name, name.split('@')[0] ?? name]).map((name) => name.toLowerCase())
  return names.includes(lowerCase) ? 'password.personal' : undefined
}

/** Fewest and most characters of a nickname. */
export const nicknameLength = { least: 2, most: 20 } as const
export const Nickname = v.pipe(
  nameLine('nickname', nicknameLength.most),
  v.check((text) => lengthOf(text) >= nicknameLength.least, 'nickname.tooShort'),
)

/** What two nicknames must differ in: `Ａlice` and `alice` are the same one, whatever stands unseen between the letters. */
export function nicknameKey(nickname: string): string {
  const seen = nickname.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
  return cleanName(seen).toLowerCase()
}

/** E.164, `+821012345678`. Spaces, hyphens, dots and brackets that people write are taken out. */
export const Phone = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(/[\s().-]/g, '')),
  v.regex(/^\+[1-9]\d{6,14}$/, 'phone.invalid'),
)

/** Letters of either case and digits; compared in upper case. */
export const ReferralCode = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[A-Z0-9-]{3,20}$/, 'referral_code.invalid'),
)

/** `YYYY-MM-DD` of a day that exists, not before 1900. */
export const BirthDate = v.pipe(
  v.string(),
  v.check((text) => isSiteDay(text) && text >= '1900-01-01', 'birth_date.invalid'),
)

/** Full years on a day; who was born on 29 February is a year older on 1 March where there is none. */
export function ageOn(birth: SiteDay, today: SiteDay): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4))
  return today.slice(5) < birth.slice(5) ? years - 1 : years
}

/** Why a date of birth is refused: in the future, or younger than the site's `minimum_age`. */
export function birthFault(
  birth: SiteDay,
  today: SiteDay,
  minimumAge: number,
): 'birth_date.invalid' | 'birth_date.tooYoung' | undefined {
  if (birth > today) return 'birth_date.invalid'
  return ageOn(birth, today) < minimumAge ? 'birth_date.tooYoung' : undefined
}

/** Digits with hyphens between them, 6 to 20 digits; spaces are taken out. */
export const AccountNumber = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(/\s/g, '')),
  v.regex(/^(?=(?:-?\d){6,20}$)\d[\d-]*$/, 'bank_account.invalid'),
)

/** Longest name of an account's holder, characters. */
export const holderLength = 40
export const Holder = nameLine('bank_name', holderLength)
