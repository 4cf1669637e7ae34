/**
 * Server time. Anchored to the monotonic clock, so that turning the phone's clock forward or back
 * changes nothing while the page lives (section 4, session check; hazards: a wrong clock logs out).
 */
let origin = Date.now() - performance.now()
let known = false

/** A `Date` header has whole seconds: smaller differences are its rounding, not news. */
const resolution = 1500

/** Now at the server, ms since 1970; this device's own clock until a server's time was learnt. */
export function serverNow(): number {
  return Math.round(origin + performance.now())
}

/** Whether `serverNow()` rests on a server's answer. Until then nobody may be logged out by the clock. */
export function serverTimeKnown(): boolean {
  return known
}

/**
 * Learns the server's time from an answer's `Date` header. `sentAt` and `receivedAt` are
 * `performance.now()` readings around the request; an unreadable header changes nothing.
 */
export function learnServerTime(dateHeader: string | null, sentAt: number, receivedAt: number): void {
  const time = Date.parse(dateHeader ?? '')
  if (Number.isNaN(time) || receivedAt < sentAt) return
  const learnt = time + 500 - (sentAt + receivedAt) / 2
  const tolerance = resolution + (receivedAt - sentAt) / 2
  if (!known || Math.abs(learnt - origin) > tolerance) origin = learnt
  known = true
}
