import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { timeZoneAtom } from '../../platform/config/site-config.ts'
import { usePlatform } from '../../platform/platform.ts'
import { siteTimeText, withZone } from './site-time-text.ts'

interface SiteTimeProps {
  /** Ms of the server's clock. */
  at: number
  /** Without it: the time of day, with its date unless that is today. */
  format?: Intl.DateTimeFormatOptions
}

/** A time in the site's zone, as all records of money have it. It names the zone where the player's clock shows another time. */
export function SiteTime({ at, format }: SiteTimeProps) {
  const { i18n } = useLingui()
  const { clock } = usePlatform()
  const timeZone = useAtomValue(timeZoneAtom)
  return (
    <time dateTime={new Date(at).toISOString()}>
      {format
        ? withZone(
            new Intl.DateTimeFormat(i18n.locale, { ...format, timeZone }).format(at),
            at,
            i18n.locale,
            timeZone,
          )
        : siteTimeText(at, clock.now(), i18n.locale, timeZone)}
    </time>
  )
}

/** When data of the wallet was fetched, in the site's zone as the rows beside it. */
export function SiteAge({ at }: { at: number }) {
  return (
    <Trans comment="How old the data on the page is, with a time of day">
      As of <SiteTime at={at} />
    </Trans>
  )
}
