import { delay } from '../common/delay.ts'

/** Over HTTP/1.1 a browser opens six connections to an origin, for all of its tabs: the others are for calls. */
const mostStreams = 3

/** How long the browser may take to say whether a slot is free. */
const lockTimeoutMs = 1000

/**
 * Runs `stream` in one of the slots that all tabs of the browser share; `undefined` where all are taken. There are no slots to wait for
 * over HTTP/2, where streams share a connection, and where Web Locks are missing, refused or without response.
 */
export async function inStreamSlot<T>(stream: () => Promise<T>): Promise<T | undefined> {
  if (isMultiplexed() || !('locks' in navigator)) return stream()
  for (let number = 0; number < mostStreams; number++) {
    const slot = await requestSlot(`table-stream-${number}`)
    if (slot === 'taken') continue
    try {
      return await stream()
    } finally {
      await slot?.release()
    }
  }
  return undefined
}

/** A slot of this tab, `taken`, or `undefined` where there are no locks. */
async function requestSlot(name: string): Promise<{ release(): Promise<void> } | 'taken' | undefined> {
  let end = (): void => undefined
  let isLate = false
  const ended = new Promise<void>((resolve) => (end = resolve))
  let request = Promise.resolve()
  const granted = new Promise<boolean | undefined>((resolve) => {
    request = navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        resolve(lock !== null)
        return lock === null || isLate ? undefined : ended
      })
      .catch(() => resolve(undefined))
  })
  const isGranted = await Promise.race([granted, delay(lockTimeoutMs).then(() => undefined)])
  isLate = true
  if (isGranted === undefined) return undefined
  return isGranted
    ? {
        release() {
          end()
          return request
        },
      }
    : 'taken'
}

function isMultiplexed(): boolean {
  const [page] = performance.getEntriesByType('navigation')
  return page !== undefined && 'nextHopProtocol' in page && /^h[23]/.test(String(page.nextHopProtocol))
}
