import { Text } from '@chakra-ui/react/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { useTab } from '../../../session/tab.ts'
import { hasOwnTime, zoneName } from '../../../ui/time/zone-name.ts'
import { useSite } from './site.ts'

/** Names the site's time zone, to which days of filters and statements refer, unless the player's zone has the same time. */
export function ZoneNote() {
  const { i18n } = useLingui()
  const tab = useTab()
  const { zone: siteZone } = useSite()
  const now = tab.clock.now()
  if (hasOwnTime(now, siteZone)) return null
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
