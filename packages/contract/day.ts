import * as v from 'valibot'
import { isSiteDay } from './is-site-day.ts'

/** `YYYY-MM-DD`, an existing day of the site. */
export const Day = v.pipe(
  v.string(),
  v.check((text) => isSiteDay(text), 'day'),
)
