import type { FailureCode } from './codes.ts'

/** A call that did not succeed. `message` is a stable key such as `auth.invalidCredentials`, never prose. */
export interface Failure {
  readonly ok: false
  /** HTTP status, or the status section 8 gives a result the app made by itself. */
  readonly status: number
  readonly code: FailureCode
  readonly message: string
  /**
   * `refused`: the operator answered no, nothing happened. `unknown`: the request may have taken
   * effect (dropped, cut or timed out after sending); only asking again by its key can tell.
   */
  readonly outcome: 'refused' | 'unknown'
  /** Seconds to wait before another try makes sense, from `Retry-After`. */
  readonly retryAfter?: number
  /** Numbers that the words need, such as `{left}` of `wallet.rollingLeft`; minor units. */
  readonly details?: Readonly<Record<string, number>>
  /** What is wrong with which field of the call, such as `{email: 'email.invalid'}`: keys as `message`. */
  readonly fields?: Readonly<Record<string, string>>
}

export interface Success<T> {
  readonly ok: true
  readonly data: T
}

/** Every call's answer: a value, never an exception. */
export type Result<T> = Success<T> | Failure

export function success<T>(data: T): Success<T> {
  return { ok: true, data }
}
