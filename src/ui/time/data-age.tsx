import { Trans } from '@lingui/react/macro'
import { ClockTime } from './clock-time.tsx'

interface DataAgeProps {
  /** When the operator answered the data, ms of server time. */
  at: number
  /** IANA zone, where it is not the player's. */
  zone?: string
}

/**
 * How old the data on a page is. A time of day and not a distance from now: while nothing is fetched, `now` would go on
 * being said of data that grows old.
 */
export function DataAge({ at, zone }: DataAgeProps) {
  return (
    <Trans comment="How old the data on the page is, with a time of day">
      As of <ClockTime at={at} {...(zone === undefined ? {} : { zone })} />
    </Trans>
  )
}
