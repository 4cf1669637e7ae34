import { useLingui } from '@lingui/react'
import { serverNow } from '../platform/clock.ts'

/** `at` (ms of the server's clock) as a time of day in the player's zone and language, with its date unless that is today. */
export function clockTime(at: number, now: number, language: string): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString()
  return new Intl.DateTimeFormat(language, {
    timeStyle: 'short',
    ...(isToday ? {} : { dateStyle: 'short' }),
  }).format(new Date(at))
}

interface ClockTimeProps {
  /** Ms of the server's clock. */
  at: number
}

/** The moment at which something was known. It does not age on screen as a distance from now does. */
export function ClockTime({ at }: ClockTimeProps) {
  const { i18n } = useLingui()
  return <time dateTime={new Date(at).toISOString()}>{clockTime(at, serverNow(), i18n.locale)}</time>
}
