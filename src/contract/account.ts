import * as v from 'valibot'
import {
  AccountNumber,
  BirthDate,
  Email,
  Holder,
  Nickname,
  Password,
  Phone,
  ReferralCode,
  Username,
} from './account-rules.ts'
import { Money } from './player.ts'
import { TermsVersion } from './terms-version.ts'

/** Account calls (`/auth`, `/account`). Dates are ISO 8601 UTC. */

const Instant = v.string()

export const RegisterBody = v.object({
  username: Username,
  email: Email,
  password: Password,
  nickname: Nickname,
  phone: Phone,
  /** Required where the site's `referral_required` says so. */
  referral_code: v.optional(ReferralCode),
  birth_date: BirthDate,
  /** `version` of the terms that the player accepted. */
  terms_version: TermsVersion,
})
export type RegisterBody = v.InferOutput<typeof RegisterBody>

/** Exactly one of the two. */
export const AvailableQuery = v.pipe(
  v.object({ username: v.optional(Username), nickname: v.optional(Nickname) }),
  v.check(
    ({ username, nickname }) => (username === undefined) !== (nickname === undefined),
    'request.invalid',
  ),
)
export const Available = v.object({ available: v.boolean() })

export const ReferralAnswer = v.object({ valid: v.boolean() })

export const ForgotBody = v.object({ email: Email })

/** `token` is the `token` of the link's fragment: `/account/forgot-password#token=…`. */
export const ResetBody = v.object({
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  password: Password,
})

const Typed = v.pipe(v.string(), v.minLength(1), v.maxLength(800))

export const ChangePasswordBody = v.object({ current: Typed, next: Password })

/** The version of the terms that a signed-in player accepts: the one in force. */
export const AcceptTermsBody = v.object({ terms_version: TermsVersion })

/** When the session ends: `idle_at` unless the player does something before, `expires_at` in any case. */
export const SessionTimes = v.object({ expires_at: Instant, idle_at: v.nullable(Instant) })
export type SessionTimes = v.InferOutput<typeof SessionTimes>

/** The player's own account. The bank account is masked (section 9); `GET /account/bank` reveals it. */
export const Me = v.object({
  username: v.string(),
  nickname: v.string(),
  email: v.string(),
  /** E.164. */
  phone: v.string(),
  create_at: Instant,
  /** Last sign-in. */
  login_at: v.nullable(Instant),
  amount: Money,
  points: v.pipe(v.number(), v.safeInteger()),
  /** Empty where the player has not given an account. */
  bank_code: v.string(),
  bank_code_name: v.string(),
  bank_account: v.string(),
  /** The account's holder. */
  bank_name: v.string(),
})
export type Me = v.InferOutput<typeof Me>

/**
 * What changes; absent fields stay. The three bank fields go together and need `password`, typed again. A wrong one
 * is refused with `fields: {password: 'password.wrong'}`, and the session lives on.
 */
export const MeChange = v.object({
  nickname: v.optional(Nickname),
  phone: v.optional(Phone),
  /** One of the site's `banks`. */
  bank_code: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(20))),
  bank_account: v.optional(AccountNumber),
  bank_name: v.optional(Holder),
  password: v.optional(Typed),
})
export type MeChange = v.InferOutput<typeof MeChange>

/** The account in full, for the press on 'reveal'. */
export const BankReveal = v.object({ bank_account: v.string() })

export const browsers = ['Chrome', 'Safari', 'Firefox', 'Edge', 'Samsung Internet', 'Opera'] as const
export const systems = ['Android', 'iOS', 'Windows', 'macOS', 'Linux', 'ChromeOS'] as const

/** One living sign-in. `browser` and `system` are names, or null where they could not be told. */
export const AccountSession = v.object({
  id: v.string(),
  /** Whether it is the one that asks. */
  current: v.boolean(),
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  create_at: Instant,
  /** Last time that the player did something in it; a minute's precision. */
  seen_at: Instant,
  expires_at: Instant,
})
export type AccountSession = v.InferOutput<typeof AccountSession>

/** Newest first; at most 50. */
export const AccountSessions = v.object({ list: v.array(AccountSession) })

/** `others` keeps the session that asks; `all`, also when absent, ends that one too. */
export const EndSessionsQuery = v.object({ scope: v.optional(v.picklist(['all', 'others']), 'all') })
export const EndedSessions = v.object({ ended: v.pipe(v.number(), v.integer(), v.minValue(0)) })
