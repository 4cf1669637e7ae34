import { type ClientCode, clientStatus, type ErrorCode } from '@marquee/contract/codes.ts'
import type { ApiError } from '@marquee/contract/result.ts'

interface Details {
  readonly status?: number
  readonly outcome?: ApiError['outcome'] | undefined
  /** Seconds. */
  readonly retryAfter?: number | undefined
  readonly details?: ApiError['details'] | undefined
  readonly fields?: ApiError['fields'] | undefined
}

/** Session ended, and too many calls: neither is a decision about the request. */
const undecidedStatuses = new Set([401, 403, 429])

/** Whether the operator may not have decided about the request, which is then sent again later. */
export function isUndecided({ outcome, code, status }: ApiError): boolean {
  return outcome === 'unknown' || typeof code === 'string' || status >= 500 || undecidedStatuses.has(status)
}

/** A failure with a code of the catalogue. `message` is a key, never prose. The default outcome is `refused`. */
export function failure(code: ErrorCode, status: number, message: string, details: Details = {}): ApiError {
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

/** An error of the app itself (spec §8), with the status that the catalogue has for its code. */
export function clientError(code: ClientCode, message: string, details: Details = {}): ApiError {
  return failure(code, details.status ?? clientStatus[code], message, details)
}
