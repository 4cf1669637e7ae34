import { Text } from '@chakra-ui/react/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { useTab } from '../../../session/tab.ts'
import { useSite } from './site.ts'

/** Names the site's time zone, to which days of filters and statements refer, unless the player's zone has the same time. */
export function ZoneNote() {
  const { i18n } = useLingui()
  const tab = useTab()
  const { zone: siteZone } = useSite()
  const now = tab.clock.now()
  if (zoneName(now, 'en', 'longOffset') === zoneName(now, 'en', 'longOffset', siteZone)) return null
  const zone = zoneName(now, i18n.locale, nameStyle(i18n.locale), siteZone)
  return (
    <Text textStyle="note" color="subText">
      <Trans comment="The days that a list is limited to, or summed by. A zone such as Korean Standard Time follows">
        Dates use the site’s time zone: {zone}
      </Trans>
    </Text>
  )
}

/** A browser without data of the language names zones in another language, so the offset is shown instead. */
function nameStyle(language: string): 'long' | 'longOffset' {
  return Intl.DateTimeFormat.supportedLocalesOf(language).length > 0 ? 'long' : 'longOffset'
}

/** A zone's name at an instant (ms), in a language; the player's zone unless one is named. */
function zoneName(at: number, language: string, style: 'long' | 'longOffset', zone?: string): string {
  const parts = new Intl.DateTimeFormat(language, { timeZoneName: style, timeZone: zone }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone ?? ''
}
