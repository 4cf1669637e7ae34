import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { usePlatform } from '../../platform/platform.ts'

const steps: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** `at` (ms of the server's clock) as `5 minutes ago` in the player's language; under a minute it is `now`. */
export function relativeTime(at: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const seconds = Math.round((at - now) / 1000)
  for (const [unit, length] of steps) {
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit)
  }
  return format.format(0, 'second')
}

interface RelativeTimeProps {
  /** Ms of the server's clock. */
  at: number
}

/** A relative time, updated every 30 s. */
export function RelativeTime({ at }: RelativeTimeProps) {
  const { i18n } = useLingui()
  const { clock } = usePlatform()
  const [now, setNow] = useState(clock.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), 30_000)
    return () => clearInterval(timer)
  }, [clock])
  return <time dateTime={new Date(at).toISOString()}>{relativeTime(at, Math.max(now, at), i18n.locale)}</time>
}
