import * as v from 'valibot'
import { TermsVersion } from './terms-version.ts'

/** Money on the wire: an integer in the currency's minor unit, never a float. */
export const Money = v.pipe(v.number(), v.safeInteger())

/** `DATA.ui` of `/main/init` (section 3, user info). */
export const UserInfo = v.object({
  name: v.string(),
  username: v.string(),
  amount: v.optional(Money, 0),
  /** Wagering left to do before a withdrawal, and the whole of which it is left (for a ring). */
  rolling: v.optional(Money, 0),
  rolling_total: v.optional(Money, 0),
  /** In waiting withdrawals: no longer in `amount`, and back there if they are rejected. */
  withdrawing: v.optional(Money, 0),
  /** Grows with every change of a deposit or withdrawal request: another number means that lists are out of date. */
  wallet_revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  points: v.optional(v.pipe(v.number(), v.safeInteger()), 0),
  bank_code_name: v.optional(v.nullable(v.string()), ''),
  bank_account: v.optional(v.nullable(v.string()), ''),
  bank_name: v.optional(v.nullable(v.string()), ''),
  create_at: v.optional(v.nullable(v.string())),
  login_at: v.optional(v.nullable(v.string())),
  unread_memos: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  /** When the session ends in any case, and when it ends unless the player does something before (ISO 8601 UTC). */
  expires_at: v.optional(v.nullable(v.string())),
  idle_at: v.optional(v.nullable(v.string())),
  /** The version of the terms that the player has yet to accept: until then no game is launched, no deposit taken. */
  terms_due: v.optional(v.nullable(TermsVersion)),
})
export type UserInfo = v.InferOutput<typeof UserInfo>

export const InitData = v.object({ ui: UserInfo })

export const LoginBody = v.object({
  username: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
})
export type LoginBody = v.InferOutput<typeof LoginBody>

export const LoginInfo = v.object({
  name: v.string(),
  username: v.string(),
  bank_code: v.optional(v.nullable(v.string()), ''),
  bank_account: v.optional(v.nullable(v.string()), ''),
  bank_name: v.optional(v.nullable(v.string()), ''),
  use_vaccount: v.optional(v.nullable(v.boolean()), false),
})

/** Answer of login and register (section 3, login result). */
export const LoginData = v.object({
  jwt: v.pipe(v.string(), v.minLength(1)),
  access_token: v.pipe(v.string(), v.minLength(1)),
  info: LoginInfo,
})
export type LoginData = v.InferOutput<typeof LoginData>

/** Session keys that an answer's `session` object may set; any other key is ignored (a hostile or broken answer must not write where it likes). */
export const sessionKeys = [
  'jwt',
  'auth_token',
  'name',
  'email',
  'bank_code',
  'bank_account',
  'bank_name',
  'use_vaccount',
] as const
export type SessionKey = (typeof sessionKeys)[number]
