import { Trans } from '@lingui/react/macro'
import { SiteTime } from './site-time.tsx'

/** When the data on a page was fetched. A time of day and not a relative time, which would have to be updated while nothing is fetched. */
export function DataAge({ at }: { at: number }) {
  return (
    <Trans comment="How old the data on the page is, with a time of day">
      As of <SiteTime at={at} />
    </Trans>
  )
}
