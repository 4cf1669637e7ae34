import { clockTime } from './clock-time.tsx'
import { hasOwnTime, zoneName } from './zone-name.ts'

/** `at` (ms of the server's clock) as `SiteTime` shows it, for a name that a screen reader says. */
export function siteTimeText(at: number, now: number, language: string, zone: string): string {
  return withZone(clockTime(at, now, language, zone), at, language, zone)
}

/** A time that is already formatted, with the name of its zone where the player's clock shows another time. */
export function withZone(time: string, at: number, language: string, zone: string): string {
  return hasOwnTime(at, zone) ? time : `${time} ${zoneName(at, language, 'shortOffset', zone)}`
}
