import { Trans } from '@lingui/react/macro'
import { ClockTime } from './clock-time.tsx'

interface DataAgeProps {
  /** When the data was fetched, ms of server time. */
  at: number
  /** IANA zone, where it is not the player's. */
  zone?: string
}

/**
 * When the data on a page was fetched. A time of day and not a relative time, which would have to be updated while nothing is
 * fetched.
 */
export function DataAge({ at, zone }: DataAgeProps) {
  return (
    <Trans comment="How old the data on the page is, with a time of day">
      As of <ClockTime at={at} {...(zone === undefined ? {} : { zone })} />
    </Trans>
  )
}
