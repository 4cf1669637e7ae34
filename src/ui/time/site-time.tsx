import { useLingui } from '@lingui/react'
import { useAtomValue } from 'jotai'
import { timeZoneAtom } from '../../platform/config/site-config.ts'
import { usePlatform } from '../../platform/platform.ts'
import { formatSiteTime, siteTimeText } from './site-time-text.ts'

interface SiteTimeProps {
  /** Ms of the server's clock. */
  at: number
  /** Without it: the time of day, with its date unless that is today. */
  format?: Intl.DateTimeFormatOptions
}

/** A time in the site's zone, as everything the operator records has it. It names the zone where the player's clock shows another time. */
export function SiteTime({ at, format }: SiteTimeProps) {
  const { i18n } = useLingui()
  const { clock } = usePlatform()
  const zone = useAtomValue(timeZoneAtom)
  return (
    <time dateTime={new Date(at).toISOString()}>
      {format
        ? formatSiteTime(at, i18n.locale, zone, format)
        : siteTimeText(at, clock.now(), i18n.locale, zone)}
    </time>
  )
}
