import { addDays, siteDayOf, siteInstant } from './site-day.ts'

/**
 * Bank hours of spec §9: maintenance from 23:50 to 00:30 in the site's time zone, transfers within 24
 * hours.
 */

const maintenanceStart = 23 * 60 + 50
const maintenanceEnd = 30
const usualMinutes = 10
const latestHours = 24

export interface Maintenance {
  /** Whether the maintenance is in progress at the queried instant. */
  readonly during: boolean
  /** Start of the maintenance. */
  readonly from: Date
  /** First instant after the maintenance. */
  readonly to: Date
}

/**
 * The bank's maintenance that is in progress at `now`, else the next one. `zone` is the site's IANA time
 * zone.
 */
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
  /** When a request made at that moment is usually decided. */
  readonly usual: Date
  /** When the request is decided at the latest (spec §9). */
  readonly latest: Date
  /** The maintenance that delays the request; undefined if none does. */
  readonly maintenance: Maintenance | undefined
}

/**
 * When a deposit or withdrawal requested at `requestedAt` may be expected. Maintenance delays requests but never refuses
 * them.
 */
export function estimateFor(requestedAt: Date, zone: string): Estimate {
  const usual = new Date(requestedAt.getTime() + usualMinutes * 60_000)
  const latest = new Date(requestedAt.getTime() + latestHours * 3_600_000)
  const maintenance = maintenanceAt(requestedAt, zone)
  if (usual <= maintenance.from) return { usual, latest, maintenance: undefined }
  return { usual: new Date(maintenance.to.getTime() + usualMinutes * 60_000), latest, maintenance }
}
