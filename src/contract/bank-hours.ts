import { addDays, siteDayOf, siteInstant } from './site-day.ts'

/** Bank hours of section 9: maintenance from 23:50 to 00:30 by the site's clocks, transfers within 24 hours. */

const maintenanceStart = 23 * 60 + 50
const maintenanceEnd = 30
const usualMinutes = 10
const latestHours = 24

export interface Maintenance {
  /** Whether it is going on at the instant that was asked for. */
  readonly during: boolean
  /** First instant of the maintenance that is going on, or else of the next one. */
  readonly from: Date
  /** First instant after it. */
  readonly to: Date
}

/** The bank's maintenance at `now` or, outside it, the next one. `zone` is the site's IANA time zone. */
export function maintenanceAt(now: Date, zone: string): Maintenance {
  const today = siteDayOf(now, zone)
  for (const day of [addDays(today, -1), today]) {
    const from = siteInstant(day, maintenanceStart, zone)
    const to = siteInstant(addDays(day, 1), maintenanceEnd, zone)
    if (now < to) return { during: now >= from, from, to }
  }
  const tomorrow = addDays(today, 1)
  return {
    during: false,
    from: siteInstant(tomorrow, maintenanceStart, zone),
    to: siteInstant(addDays(tomorrow, 1), maintenanceEnd, zone),
  }
}

export interface Estimate {
  /** When a request that was asked at this moment is usually decided. */
  readonly usual: Date
  /** When it is decided at the latest (section 9). */
  readonly latest: Date
  /** The maintenance that it has to wait for, if any. */
  readonly maintenance: Maintenance | undefined
}

/** When a deposit or withdrawal asked for at `asked` may be expected: maintenance delays it, never refuses it. */
export function estimateFor(asked: Date, zone: string): Estimate {
  const usual = new Date(asked.getTime() + usualMinutes * 60_000)
  const latest = new Date(asked.getTime() + latestHours * 3_600_000)
  const maintenance = maintenanceAt(asked, zone)
  if (usual <= maintenance.from) return { usual, latest, maintenance: undefined }
  return { usual: new Date(maintenance.to.getTime() + usualMinutes * 60_000), latest, maintenance }
}
