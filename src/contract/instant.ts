import * as v from 'valibot'
import { isSiteDay } from './is-site-day.ts'

/**
 * A time of the operator: ISO 8601 with day, time and distance from UTC, such as `2026-11-23T18:00:00.000Z`. Formatting what is
 * no time throws, and each browser reads a text without the distance, or in another form, in its own way.
 */
export const Instant = v.pipe(
  v.string(),
  v.check(
    (text) =>
      isSiteDay(text.slice(0, 10)) &&
      /^T[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text.slice(10)) &&
      !Number.isNaN(Date.parse(text)),
    'instant',
  ),
)

/** A time that nothing else in an answer depends on: a wrong one counts as none, and costs nothing else. */
export const InstantOrNone = v.fallback(v.nullable(Instant), null)

/** `YYYY-MM-DD`, an existing day of the site. */
export const Day = v.pipe(
  v.string(),
  v.check((text) => isSiteDay(text), 'day'),
)
