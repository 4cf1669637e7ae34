import * as v from 'valibot'
import { InstantOrNone } from './instant.ts'
import { PlayStop } from './play-stop.ts'
import { TermsVersion } from './terms-version.ts'

/** Money on the wire: an integer in the currency's minor unit, never a float. */
export const Money = v.pipe(v.number(), v.safeInteger())

/** `DATA.ui` of `/main/init` (spec §3, user info). */
export const UserInfo = v.object({
  name: v.string(),
  username: v.string(),
  amount: v.optional(Money, 0),
  /**
   * Wagering requirement left before a withdrawal, and the total that it is a part of (for a progress ring).
   */
  rolling: v.optional(Money, 0),
  rolling_total: v.optional(Money, 0),
  /** Amount in waiting withdrawals. It is not part of `amount`, and returns there if they are rejected. */
  withdrawing: v.optional(Money, 0),
  /**
   * Increases with every change of a deposit or withdrawal request. Another number means that cached lists
   * are out of date.
   */
  wallet_revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  /**
   * Increases with every change of favourites and preferences: then a device fetches them again. With the feature
   * `favourites` only.
   */
  changes_version: v.optional(v.number()),
  points: v.optional(v.pipe(v.number(), v.safeInteger()), 0),
  bank_code_name: v.optional(v.nullable(v.string()), ''),
  bank_account: v.optional(v.nullable(v.string()), ''),
  bank_name: v.optional(v.nullable(v.string()), ''),
  create_at: v.optional(InstantOrNone),
  login_at: v.optional(InstantOrNone),
  /**
   * Balances by ISO 4217 code in the minor unit of each, where an operator has several; `amount` is the one in the
   * site's currency. Invalid ones count as none, so that the balance stays valid.
   */
  balances: v.optional(
    v.fallback(v.nullable(v.record(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), Money)), null),
    null,
  ),
  unread_memos: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  /**
   * The session ends at `expires_at` in any case, and at `idle_at` unless the player is active before (ISO
   * 8601 UTC).
   */
  expires_at: v.optional(InstantOrNone),
  idle_at: v.optional(InstantOrNone),
  /**
   * The version of the terms that the player must accept. Until then the operator launches no game and takes
   * no deposit.
   */
  terms_due: v.optional(v.nullable(TermsVersion)),
  /** The player's current break. */
  stop: v.optional(v.fallback(v.nullable(PlayStop), null), null),
})
export type UserInfo = v.InferOutput<typeof UserInfo>

export const InitData = v.object({ ui: UserInfo })

export const LoginBody = v.object({
  username: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
  /** The longest `Password`, whose length counts code points: one may be two of these units. */
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(400)),
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

/** Response of login and register (spec §3, login result). */
export const LoginData = v.object({
  jwt: v.pipe(v.string(), v.minLength(1), v.description('JWT with exp in seconds')),
  access_token: v.pipe(v.string(), v.minLength(1)),
  info: LoginInfo,
})
export type LoginData = v.InferOutput<typeof LoginData>

/** The session ends at `idle_at` unless the player is active before, and at `expires_at` in any case (ISO 8601 UTC). */
export const SessionTimes = v.object({ expires_at: InstantOrNone, idle_at: InstantOrNone })
export type SessionTimes = v.InferOutput<typeof SessionTimes>

/**
 * Session keys that the `session` object of a response may set. Other keys are ignored, because a hostile or
 * broken response must not write anywhere else.
 */
export const sessionKeys = [
  'jwt',
  'auth_token',
  'uid',
  'name',
  'email',
  'bank_code',
  'bank_account',
  'bank_name',
  'use_vaccount',
] as const
export type SessionKey = (typeof sessionKeys)[number]
