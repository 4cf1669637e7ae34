import { type ClientCode, clientStatus, type FailureCode } from '../contract/codes.ts'
import type { Failure } from '../contract/result.ts'

interface Details {
  readonly status?: number
  readonly outcome?: Failure['outcome']
  /** Seconds. */
  readonly retryAfter?: number | undefined
  readonly details?: Failure['details'] | undefined
  readonly fields?: Failure['fields'] | undefined
}

/** A failure with a code of the catalogue. `message` is a key, never prose. Outcome `refused` unless said otherwise. */
export function failure(code: FailureCode, status: number, message: string, details: Details = {}): Failure {
  const { outcome = 'refused', retryAfter, details: numbers, fields } = details
  return {
    ok: false,
    status,
    code,
    message,
    outcome,
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(numbers === undefined ? {} : { details: numbers }),
    ...(fields === undefined ? {} : { fields }),
  }
}

/** A result that the app makes by itself (section 8), with the status the catalogue gives its code. */
export function clientFailure(code: ClientCode, message: string, details: Details = {}): Failure {
  return failure(code, details.status ?? clientStatus[code], message, details)
}
