import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { maintenanceAt } from '@marquee/contract/bank-hours.ts'
import { useTab } from '../../../session/tab.ts'
import { withZone } from '../../../ui/time/site-time-text.ts'
import { CardNotice } from './notice.tsx'
import { useSite } from './site.ts'
import { icons } from '../../../ui/icon/icons.ts'

/** How long before the maintenance it is announced, ms. */
const announcedMs = 3_600_000

/** The bank's maintenance hours (spec §9) in the site's zone, as the requests beside them, shortly before and during them. */
export function MaintenanceNotice() {
  const { i18n } = useLingui()
  const { zone } = useSite()
  const { clock } = useTab()
  const [now, setNow] = useState(clock.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), 30_000)
    return () => clearInterval(timer)
  }, [clock])
  const { during, from, to } = maintenanceAt(new Date(now), zone)
  if (!during && from.getTime() - now > announcedMs) return null
  const time = new Intl.DateTimeFormat(i18n.locale, { timeStyle: 'short', timeZone: zone })
  const start = time.format(from)
  const end = withZone(time.format(to), to.getTime(), i18n.locale, zone)
  if (during) {
    return (
      <CardNotice icon={icons.clock} tone="warning">
        <Trans>
          The bank is under maintenance until {end}. Requests made now will wait until then; your money is
          safe.
        </Trans>
      </CardNotice>
    )
  }
  return (
    <CardNotice icon={icons.clock}>
      <Trans>
        The bank is under maintenance from {start} to {end}, so requests take longer. Transfers can take up to
        24 hours.
      </Trans>
    </CardNotice>
  )
}
