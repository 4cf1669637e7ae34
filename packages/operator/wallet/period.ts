import { addDays, startOfSiteDay } from '@marquee/contract/site-day.ts'
import { invalid } from '../http/request-error.ts'

/** Half-open in instants; an end that is `undefined` is open. */
export interface Period {
  readonly from: Date | undefined
  readonly to: Date | undefined
}

/**
 * Site days, both included, as instants: [start of `from`, start of the day after `to`).
 *
 * @throws RequestError 400 `to.invalid` for an end before its start
 */
export function periodOf(from: string | undefined, to: string | undefined, zone: string): Period {
  if (from !== undefined && to !== undefined && to < from) throw invalid('to.invalid')
  return {
    from: from === undefined ? undefined : startOfSiteDay(from, zone),
    to: to === undefined ? undefined : startOfSiteDay(addDays(to, 1), zone),
  }
}
