import * as v from 'valibot'
import {
  BirthDate,
  birthFault,
  Email,
  Nickname,
  passwordFault,
  ReferralCode,
  Username,
} from '../../../contract/account-rules.ts'
import type { SiteVariables } from '../../../contract/config.ts'
import type { SiteDay } from '../../../contract/site-day.ts'
import { birthDay } from '../birth-text.ts'

/** What joining asks for, in the order of its questions. `terms` holds the version that was accepted. */
export const joinFields = [
  'username',
  'email',
  'nickname',
  'phone',
  'birth_date',
  'referral_code',
  'password',
  'confirm',
  'terms_version',
] as const
export type JoinField = (typeof joinFields)[number]

/** The texts that are kept as a draft: everything but the passwords. `step` is where `/register-nine` goes on. */
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

/** What the rules ask of besides the form. */
export interface JoinContext {
  readonly site: Pick<SiteVariables, 'referral_required' | 'minimum_age'>
  /** Today at the site. */
  readonly today: SiteDay
  /** The phone number as E.164; undefined when it is none. True while that cannot be told yet. */
  readonly phone: string | true | undefined
  /** Whether a lower-case password is among the commonest. */
  readonly isCommon: (lowerCase: string) => boolean
  /** The version of the terms in force; undefined while it is not known. */
  readonly terms: string | undefined
}

export type JoinFaults = Readonly<Partial<Record<JoinField, string | undefined>>>

/** What is wrong with each answer, by the contract's rules. */
export function joinFaults(
  values: Readonly<JoinDraft>,
  { password, confirm }: JoinPasswords,
  { site, today, phone, isCommon, terms }: JoinContext,
): JoinFaults {
  const birth = birthDay(values.birth_date)
  const found: Record<JoinField, string | undefined> = {
    username: textFault('username', Username, values.username),
    email: textFault('email', Email, values.email),
    nickname: textFault('nickname', Nickname, values.nickname),
    phone: values.phone.trim() === '' ? 'phone.required' : phone === undefined ? 'phone.invalid' : undefined,
    birth_date:
      birth === ''
        ? 'birth_date.required'
        : (fault(BirthDate, birth) ?? birthFault(birth, today, site.minimum_age)),
    referral_code: site.referral_required
      ? textFault('referral_code', ReferralCode, values.referral_code)
      : undefined,
    password:
      password === ''
        ? 'password.required'
        : passwordFault(
            password,
            [values.username, values.nickname, values.email].map((own) => own.trim()).filter(Boolean),
            isCommon,
          ),
    confirm: confirm === '' ? 'confirm.required' : confirm === password ? undefined : 'password.mismatch',
    terms_version:
      values.terms_version === ''
        ? 'terms_version.required'
        : terms !== undefined && values.terms_version !== terms
          ? 'terms_version.outdated'
          : undefined,
  }
  return Object.fromEntries(Object.entries(found).filter(([, key]) => key !== undefined))
}

function textFault(name: JoinField, schema: v.GenericSchema, text: string): string | undefined {
  return text.trim() === '' ? `${name}.required` : fault(schema, text)
}

function fault(schema: v.GenericSchema, text: string): string | undefined {
  const result = v.safeParse(schema, text)
  return result.success ? undefined : result.issues[0].message
}
