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
import { Instant } from './instant.ts'
import { PasskeyAssertion } from './passkeys.ts'
import { TermsVersion } from './terms-version.ts'

/** Account calls (`/auth`, `/account`). Dates are ISO 8601 UTC. */

export const RegisterBody = v.object({
  username: Username,
  email: Email,
  password: Password,
  nickname: Nickname,
  phone: Phone,
  /** Required if the site's `referral_required` is set. */
  referral_code: v.optional(ReferralCode),
  /** Required if the site's `birth_date_required` is set. */
  birth_date: v.optional(BirthDate),
  /** `version` of the terms that the player accepted. Required if the site's `terms_version_required` is set. */
  terms_version: v.optional(TermsVersion),
})
export type RegisterBody = v.InferOutput<typeof RegisterBody>

/** Exactly one of the two must be present. */
export const AvailableQuery = v.pipe(
  v.object({ username: v.optional(Username), nickname: v.optional(Nickname) }),
  v.check(
    ({ username, nickname }) => (username === undefined) !== (nickname === undefined),
    'request.invalid',
  ),
)
export const Available = v.object({ available: v.boolean() })

export const ReferralResponse = v.object({ valid: v.boolean() })

export const ForgotBody = v.object({ email: Email })

/** `token` comes from the fragment of the e-mailed link: `/account/forgot-password#token=…`. */
export const ResetBody = v.object({
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  password: Password,
})

/** The player's current password, to confirm a change. */
export const CurrentPassword = v.pipe(v.string(), v.minLength(1), v.maxLength(800))

export const ChangePasswordBody = v.object({ current: CurrentPassword, next: Password })

/** The version of the terms that the signed-in player accepts. It must be the current one. */
export const AcceptTermsBody = v.object({ terms_version: TermsVersion })

/** A player's bank account. `bank_code` is the code of one of the site's `banks`. */
export const BankChange = v.object({
  bank_code: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
  bank_account: AccountNumber,
  bank_name: Holder,
})
export type BankChange = v.InferOutput<typeof BankChange>

/**
 * A partial update; absent fields stay unchanged. The three bank fields must be sent together: with `passkey`, the assertion
 * for the options of `POST /account/passkeys/bank` with the same three fields, if the player has a passkey, else with
 * `password`. A wrong password is refused with `fields: {password: 'password.wrong'}`; the session continues.
 */
export const MeChange = v.object({
  nickname: v.optional(Nickname),
  phone: v.optional(Phone),
  ...v.partial(BankChange).entries,
  password: v.optional(CurrentPassword),
  passkey: v.optional(PasskeyAssertion),
})
export type MeChange = v.InferOutput<typeof MeChange>

/** The unmasked account number. */
export const BankReveal = v.object({ bank_account: v.string() })

export const browsers = ['Chrome', 'Safari', 'Firefox', 'Edge', 'Samsung Internet', 'Opera'] as const
export const systems = ['Android', 'iOS', 'Windows', 'macOS', 'Linux', 'ChromeOS'] as const

/** An active sign-in. `browser` and `system` are names, or null if they could not be detected. */
export const AccountSession = v.object({
  id: v.string(),
  /** Whether this session sent the request. */
  current: v.boolean(),
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  create_at: Instant,
  /** Time of the player's last activity in the session, to the minute. */
  seen_at: Instant,
  expires_at: Instant,
})
export type AccountSession = v.InferOutput<typeof AccountSession>

/** Newest first; at most 50. */
export const AccountSessions = v.object({ list: v.array(AccountSession) })

/** `others` ends all sessions but the one that sends the request; `all`, the default, ends that one too. */
export const EndSessionsQuery = v.object({ scope: v.optional(v.picklist(['all', 'others']), 'all') })
export const EndedSessions = v.object({ ended: v.pipe(v.number(), v.integer(), v.minValue(0)) })
