import { useLingui } from '@lingui/react'
import { usePlatform } from '../../platform/platform.ts'

/**
 * `at` (ms of server time) as a time of day in a language, with its date unless that is today. In the player's time zone by
 * default.
 */
export function clockTime(at: number, now: number, language: string, zone?: string): string {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeZone: zone })
  const isToday = date.format(at) === date.format(now)
  return new Intl.DateTimeFormat(language, {
    timeStyle: 'short',
    timeZone: zone,
    ...(isToday ? {} : { dateStyle: 'short' }),
  }).format(at)
}

interface ClockTimeProps {
  /** Ms of the server's clock. */
  at: number
}

/** A time of day, which does not change on screen as a relative time does. */
export function ClockTime({ at }: ClockTimeProps) {
  const { i18n } = useLingui()
  const { clock } = usePlatform()
  return <time dateTime={new Date(at).toISOString()}>{clockTime(at, clock.now(), i18n.locale)}</time>
}
