import { addDays, siteDayOf } from '@marquee/contract/site-day.ts'
import type { HistorySearch } from './history-search.ts'

export type Preset = 'all' | 'today' | 'week' | 'days30' | 'month'
export const presets: readonly Preset[] = ['all', 'today', 'week', 'days30', 'month']

/** A preset's days at `now` (ms), in the site's time zone. */
export function presetDays(preset: Preset, now: number, zone: string): Pick<HistorySearch, 'from' | 'to'> {
  const today = siteDayOf(new Date(now), zone)
  switch (preset) {
    case 'all':
      return {}
    case 'today':
      return { from: today, to: today }
    case 'week':
      return { from: addDays(today, -6), to: today }
    case 'days30':
      return { from: addDays(today, -29), to: today }
    case 'month':
      return { from: `${today.slice(0, 7)}-01`, to: today }
  }
}
