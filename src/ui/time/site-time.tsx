import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import * as v from 'valibot'
import { SiteVariables } from '@marquee/contract/config.ts'
import { siteConfigAtom } from '../../platform/config/site-config.ts'
import { usePlatform } from '../../platform/platform.ts'
import { clockTime } from './clock-time.tsx'
import { hasOwnTime, zoneName } from './zone-name.ts'

/** The contract's default, until the configuration has been loaded. */
const { time_zone: defaultZone } = v.parse(SiteVariables, { title: '-' })

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
  const timeZone = useAtomValue(siteConfigAtom)?.VARIABLES.time_zone ?? defaultZone
  const time = format
    ? new Intl.DateTimeFormat(i18n.locale, { ...format, timeZone }).format(at)
    : clockTime(at, clock.now(), i18n.locale, timeZone)
  return (
    <time dateTime={new Date(at).toISOString()}>
      {time}
      {hasOwnTime(at, timeZone) ? null : ` ${zoneName(at, i18n.locale, 'shortOffset', timeZone)}`}
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
