import { ServerCode } from '@marquee/contract/codes.ts'
import type { PlayRefusal } from '@marquee/contract/play-refusals.ts'
import { RequestError } from '../http/request-error.ts'

/** Why player protection allows no stake, launch or deposit. */
export interface Refusal {
  readonly reason: PlayRefusal
  /** What is left of the limit, minor units; seconds for a limit of time. */
  readonly left?: number
  /** When it is possible again (ISO 8601 UTC), where that is known. */
  readonly until?: string
}

/** The response to a call of the app: 409, `protection.` and the reason, `left` and `until` (Unix milliseconds) where known. */
export function refusalError({ reason, left, until }: Refusal): RequestError {
  const details = {
    ...(left === undefined ? {} : { left }),
    ...(until === undefined ? {} : { until: Date.parse(until) }),
  }
  return new RequestError(409, ServerCode.parameterInvalid, `protection.${reason}`, {}, details)
}
