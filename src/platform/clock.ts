/** A `Date` header has whole seconds: a smaller difference is its rounding. */
const resolutionMs = 1500

/**
 * The server's time. It rests on the monotonic clock, so that turning the device's clock forward or back changes nothing
 * while the page lives (spec §4, session check).
 */
export interface Clock {
  /** Now at the server, ms since 1970; this device's own clock until `sync` has had an answer. */
  now(): number
  /** Whether `now()` rests on a server's answer. Until then the clock may sign nobody out. */
  isSynced(): boolean
  /**
   * Takes the server's time from an answer's `Date` header. `sentAt` and `receivedAt` are `performance.now()` readings
   * around the request; an unreadable header changes nothing.
   */
  sync(dateHeader: string | null, sentAt: number, receivedAt: number): void
}

export function createClock(): Clock {
  let origin = Date.now() - performance.now()
  let synced = false
  return {
    now: () => Math.round(origin + performance.now()),
    isSynced: () => synced,
    sync(dateHeader, sentAt, receivedAt) {
      const time = Date.parse(dateHeader ?? '')
      if (Number.isNaN(time) || receivedAt < sentAt) return
      const measured = time + 500 - (sentAt + receivedAt) / 2
      const tolerance = resolutionMs + (receivedAt - sentAt) / 2
      if (!synced || Math.abs(measured - origin) > tolerance) origin = measured
      synced = true
    },
  }
}
