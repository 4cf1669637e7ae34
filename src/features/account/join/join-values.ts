import {
  BirthDate,
  birthDateError,
  Email,
  Nickname,
  passwordError,
  ReferralCode,
  Username,
} from '@marquee/contract/account-rules.ts'
import type { SiteDay } from '@marquee/contract/site-day.ts'
import { fieldErrorOf, presentErrors, textErrorOf, type FieldErrors } from '../../../ui/form/field-errors.ts'
import { birthDay } from '../fields/birth-text.ts'
import { hasField, type JoinField, type JoinSite, noTerms } from './join-fields.ts'

/** The texts in the draft: everything but the passwords. `step` is the current one of `/register-nine`. */
export const joinDraft = {
  username: '',
  email: '',
  nickname: '',
  country: '',
  phone: '',
  birth_date: '',
  referral_code: '',
  terms_version: '',
  step: '',
}
export type JoinDraft = typeof joinDraft

export interface JoinPasswords {
  readonly password: string
  readonly confirm: string
}

/** What the validation needs besides the form. */
export interface JoinContext {
  readonly site: JoinSite
  /** Today in the site's time zone. */
  readonly today: SiteDay
  /** The phone number as E.164; undefined if invalid; true until the numbering plans are loaded. */
  readonly phone: string | true | undefined
  /** Whether a lower-case password is among the most common ones. */
  readonly isCommon: (lowerCase: string) => boolean
  /** The current version of the terms, `linkedTerms` or `noTerms`; undefined until it is known. */
  readonly terms: string | undefined
}

export type JoinErrors = FieldErrors<JoinField>

/** The errors of all fields, by the contract's rules. */
export function joinErrors(
  values: Readonly<JoinDraft>,
  { password, confirm }: JoinPasswords,
  { site, today, phone, isCommon, terms }: JoinContext,
): JoinErrors {
  const birth = birthDay(values.birth_date)
  return presentErrors<JoinField>({
    username: textErrorOf(Username, values.username, 'username.required'),
    email: textErrorOf(Email, values.email, 'email.required'),
    nickname: textErrorOf(Nickname, values.nickname, 'nickname.required'),
    phone: values.phone.trim() === '' ? 'phone.required' : phone === undefined ? 'phone.invalid' : undefined,
    birth_date: !hasField('birth_date', site)
      ? undefined
      : birth === ''
        ? 'birth_date.required'
        : (fieldErrorOf(BirthDate, birth) ?? birthDateError(birth, today, site.minimum_age)),
    referral_code: hasField('referral_code', site)
      ? textErrorOf(ReferralCode, values.referral_code, 'referral_code.required')
      : undefined,
    password:
      password === ''
        ? 'password.required'
        : passwordError(
            password,
            [values.username, values.nickname, values.email].map((own) => own.trim()).filter(Boolean),
            isCommon,
          ),
    confirm: confirm === '' ? 'confirm.required' : confirm === password ? undefined : 'password.mismatch',
    terms_version: termsError(values.terms_version, terms),
  })
}

function termsError(accepted: string, terms: string | undefined): FieldErrors<JoinField>['terms_version'] {
  if (terms === noTerms) return undefined
  if (accepted === '') return 'terms_version.required'
  return terms !== undefined && accepted !== terms ? 'terms_version.outdated' : undefined
}
