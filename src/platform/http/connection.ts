import { atom } from 'jotai'
import type { Clock } from '../clock.ts'
import type { Environment } from '../environment.ts'
import type { Page } from '../page.ts'
import type { Store } from '../store.ts'

/** Whether the operator can be reached. `connectionAtom` is the one place that knows. */
export interface ConnectionState {
  readonly state: 'online' | 'offline'
  /** When the operator last answered, ms of server time. */
  readonly lastSuccess: number | undefined
}

export const connectionAtom = atom<ConnectionState>({ state: 'online', lastSuccess: undefined })

/**
 * Keeps `connectionAtom`. `navigator.onLine === false` is believed at once but checked (some systems say it falsely);
 * `true` proves nothing. A request that failed turns the state to offline when a probe fails as well, and only an answer
 * turns it back.
 */
export interface Connection {
  isOffline(): boolean
  /** Says that the operator answered: online, whatever the device says. */
  reportReached(): void
  /** Says that a request got no answer; a probe decides whether that means offline. */
  reportUnreachable(): void
  /**
   * Waits for an answer, and sends a probe when none comes for a while. Where the line hangs, the player then sees it
   * long before the request times out; a slow answer alone does not mean offline.
   */
  withSlowProbe<T>(answer: Promise<T>): Promise<T>
  /** Sends a probe, one at a time; false turns the state to offline. */
  probe(): Promise<boolean>
  /** Listens to the device and the page. Returns what stops it. */
  start(): () => void
}

/** How long an answer may take before a probe is sent, ms. */
const slowAfterMs = 5000
const firstDelayMs = 1000
const maxDelayMs = 8000

interface ConnectionParts {
  readonly environment: Pick<Environment, 'navigator' | 'window'>
  readonly store: Store
  readonly clock: Pick<Clock, 'now'>
  readonly page: Page
  /** True when the operator answered. */
  readonly sendProbe: () => Promise<boolean>
}

export function createConnection({
  environment,
  store,
  clock,
  page,
  sendProbe,
}: ConnectionParts): Connection {
  let probing: Promise<boolean> | undefined
  let delay = firstDelayMs
  let timer: ReturnType<typeof setTimeout> | undefined

  const deviceIsOffline = () => environment.navigator?.onLine === false
  const isOffline = () => store.get(connectionAtom).state === 'offline'
  const set = (state: ConnectionState['state'], lastSuccess: number | undefined) =>
    store.set(connectionAtom, { state, lastSuccess })

  function reportReached(): void {
    clearTimeout(timer)
    delay = firstDelayMs
    set('online', clock.now())
  }

  function probe(): Promise<boolean> {
    probing ??= runProbe().finally(() => (probing = undefined))
    return probing
  }

  async function runProbe(): Promise<boolean> {
    const reached = await sendProbe().catch(() => false)
    if (reached) reportReached()
    else goOffline()
    return reached
  }

  function goOffline(): void {
    set('offline', store.get(connectionAtom).lastSuccess)
    clearTimeout(timer)
    // A hidden page waits until it is shown, which sends a probe at once.
    timer = setTimeout(() => page.isVisible() && void probe(), delay * (0.75 + Math.random() / 2))
    delay = Math.min(delay * 2, maxDelayMs)
  }

  if (deviceIsOffline()) set('offline', undefined)

  return {
    isOffline,
    reportReached,
    reportUnreachable() {
      if (deviceIsOffline()) goOffline()
      else void probe()
    },
    async withSlowProbe(answer) {
      const slow = setTimeout(() => page.isVisible() && void probe(), slowAfterMs)
      try {
        return await answer
      } finally {
        clearTimeout(slow)
      }
    },
    probe,
    start() {
      const onOnline = () => void probe()
      const { window } = environment
      window?.addEventListener('offline', goOffline)
      window?.addEventListener('online', onOnline)
      const stopPage = page.onShown(() => {
        if (isOffline() || deviceIsOffline()) void probe()
      })
      if (isOffline()) goOffline()
      return () => {
        clearTimeout(timer)
        stopPage()
        window?.removeEventListener('offline', goOffline)
        window?.removeEventListener('online', onOnline)
      }
    },
  }
}
