import { Trans } from '@lingui/react/macro'
import { ClockTime } from './clock-time.tsx'

/**
 * When the data on a page was fetched, in the player's zone; in the wallet `SiteAge`. A time of day and not a relative time, which would have to be updated while nothing is
 * fetched.
 */
export function DataAge({ at }: { at: number }) {
  return (
    <Trans comment="How old the data on the page is, with a time of day">
      As of <ClockTime at={at} />
    </Trans>
  )
}
