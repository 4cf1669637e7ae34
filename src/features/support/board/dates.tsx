import { useLingui } from '@lingui/react'
import { useTab } from '../../../session/tab.ts'

interface DateProps {
  /** ISO 8601. */
  iso: string
}

/** A date in a list: the time if it is today, the day if it is this year, else the day with its year. */
export function ShortDate({ iso }: DateProps) {
  const { i18n } = useLingui()
  const { clock } = useTab()
  const date = new Date(iso)
  const now = new Date(clock.now())
  const options: Intl.DateTimeFormatOptions =
    date.toDateString() === now.toDateString()
      ? { timeStyle: 'short' }
      : date.getFullYear() === now.getFullYear()
        ? { month: 'short', day: 'numeric' }
        : { dateStyle: 'medium' }
  return <time dateTime={iso}>{new Intl.DateTimeFormat(i18n.locale, options).format(date)}</time>
}

/** Date and time in full. */
export const longDate: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeStyle: 'short' }

/** Date and time in full, in the player's zone. */
export function LongDate({ iso }: DateProps) {
  const { i18n } = useLingui()
  const format = new Intl.DateTimeFormat(i18n.locale, longDate)
  return <time dateTime={iso}>{format.format(new Date(iso))}</time>
}
