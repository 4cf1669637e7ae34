/** Over HTTP/1.1 a browser opens six connections to an origin, for all of its tabs: the others are for calls. */
const mostStreams = 3

/**
 * Runs `stream` in one of the slots that all tabs of the browser share; `undefined` where all are taken. Over HTTP/2, where streams share a
 * connection, and without Web Locks there are no slots to wait for.
 */
export async function inStreamSlot<T>(stream: () => Promise<T>): Promise<T | undefined> {
  if (isMultiplexed() || !('locks' in navigator)) return stream()
  for (let slot = 0; slot < mostStreams; slot++) {
    let ran: { readonly outcome: T } | undefined
    await navigator.locks.request(`table-stream-${slot}`, { ifAvailable: true }, async (lock) => {
      if (lock !== null) ran = { outcome: await stream() }
    })
    if (ran !== undefined) return ran.outcome
  }
  return undefined
}

function isMultiplexed(): boolean {
  const [page] = performance.getEntriesByType('navigation')
  return page !== undefined && 'nextHopProtocol' in page && /^h[23]/.test(String(page.nextHopProtocol))
}
