import { useAtomValue } from 'jotai'
import { siteDayOf } from '@marquee/contract/site-day.ts'
import { timeZoneAtom } from '../../../platform/config/site-config.ts'
import { useTab } from '../../../session/tab.ts'
import { SiteTime } from '../../../ui/time/site-time.tsx'

interface DateProps {
  /** ISO 8601. */
  iso: string
}

/** A date in a list: the time if it is today, the day if it is this year, else the day with its year. */
export function ShortDate({ iso }: DateProps) {
  const { clock } = useTab()
  const zone = useAtomValue(timeZoneAtom)
  const day = siteDayOf(new Date(iso), zone)
  const today = siteDayOf(new Date(clock.now()), zone)
  const format: Intl.DateTimeFormatOptions =
    day === today
      ? { timeStyle: 'short' }
      : day.slice(0, 4) === today.slice(0, 4)
        ? { month: 'short', day: 'numeric' }
        : { dateStyle: 'medium' }
  return <SiteTime at={Date.parse(iso)} format={format} />
}
