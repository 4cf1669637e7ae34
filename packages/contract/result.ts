import type { ErrorCode } from './codes.ts'

/**
 * The result of a call that did not succeed. `message` is a stable key such as `auth.invalidCredentials`,
 * never prose.
 */
export interface ApiError {
  readonly ok: false
  /** HTTP status, or the status that spec §8 assigns to an error of the app itself. */
  readonly status: number
  readonly code: ErrorCode
  readonly message: string
  /**
   * `refused`: the operator refused the request and nothing happened. `unknown`: the request may have taken
   * effect (dropped, cut or timed out after sending); only repeating it with the same key shows the outcome. A call without a
   * key, such as signing in, may always be repeated, and is `refused`.
   */
  readonly outcome: 'refused' | 'unknown'
  /** Seconds to wait before the next attempt, from `Retry-After`. */
  readonly retryAfter?: number
  /** Numbers for the message, such as `{left}` of `wallet.rollingLeft`, minor units. */
  readonly details?: Readonly<Record<string, number>>
  /** Errors of single fields, such as `{email: 'email.invalid'}`. The values are keys like `message`. */
  readonly fields?: Readonly<Record<string, string>>
}

export interface Success<T> {
  readonly ok: true
  readonly data: T
}

/** The result of every call: a value, never an exception. */
export type Result<T> = Success<T> | ApiError

export function success<T>(data: T): Success<T> {
  return { ok: true, data }
}
