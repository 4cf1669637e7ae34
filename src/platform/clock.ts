/** A `Date` header has whole seconds, so a smaller difference may be a rounding error. */
const resolutionMs = 1500

/**
 * The server's time. It is derived from the monotonic clock, so a change of the device's clock does not affect an open
 * page (spec §4, session check).
 */
export interface Clock {
  /** The server's time, ms since 1970. Until the first `sync` it is the time of this device's clock. */
  now(): number
  /** Whether `sync` has been called with a readable header. Until then the clock must not sign anybody out. */
  isSynced(): boolean
  /** Converts a time of this device's clock to server time, ms. The difference is rounded to seconds. */
  fromDevice(time: number): number
  /**
   * Takes the server's time from a response's `Date` header. `sentAt` and `receivedAt` are `performance.now()` readings
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
    fromDevice: (time) => time + Math.round((origin + performance.now() - Date.now()) / 1000) * 1000,
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

/**
 * Marks the start of a request. The returned function converts that instant to ms of server time, by the clock as the
 * response has set it.
 */
export function markStart(clock: Pick<Clock, 'now'>): () => number {
  const start = performance.now()
  return () => Math.round(clock.now() - (performance.now() - start))
}
