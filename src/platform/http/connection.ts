import { atom } from 'jotai'
import type { Clock } from '../clock.ts'
import type { Environment } from '../environment.ts'
import type { PageVisibility } from '../page.ts'
import type { Store } from '../store.ts'

/** Whether the operator can be reached. The only source for it is `connectionAtom`. */
export interface ConnectionState {
  readonly state: 'online' | 'offline'
  /** When the operator last responded, ms of server time. */
  readonly lastSuccess: number | undefined
}

/** A new object at each response. */
export const connectionAtom = atom<ConnectionState>({ state: 'online', lastSuccess: undefined })

/** Whether the operator cannot be reached. Listeners are notified when that changes. */
export const isOfflineAtom = atom((get) => get(connectionAtom).state === 'offline')

/**
 * Updates `connectionAtom`. `navigator.onLine === false` sets the state to offline at once, but a probe checks it, because
 * some systems report it wrongly; `true` is ignored. After a failed request the state becomes offline if a probe fails too.
 * Only a response of the operator sets the state to online again.
 */
export interface Connection {
  isOffline(): boolean
  /** Reports a response of the operator. The state becomes online, whatever the device reports. */
  reportReached(): void
  /** Reports a request without a response. A probe then decides whether the state becomes offline. */
  reportUnreachable(): void
  /**
   * Waits for a response, and sends a probe if it takes long: a hanging connection is shown as offline long before the
   * request times out. A slow response alone does not set the state to offline.
   */
  withSlowProbe<T>(response: Promise<T>): Promise<T>
  /** Sends a probe, or joins a pending one. False if it failed: the state is then offline. */
  probe(): Promise<boolean>
  /** Starts listening to the device and the page. Returns a function that stops it. */
  start(): () => void
}

/** How long a response may take before a probe is sent, ms. */
const slowAfterMs = 5000
const firstDelayMs = 1000
const maxDelayMs = 8000

interface ConnectionParts {
  readonly environment: Pick<Environment, 'navigator' | 'window'>
  readonly store: Store
  readonly clock: Pick<Clock, 'now'>
  readonly page: PageVisibility
  /** True if the operator responded. */
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
  const isOffline = () => store.get(isOfflineAtom)
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
    // A hidden page sends no probes. It sends one at once when it is shown.
    timer = setTimeout(() => page.isVisible() && void probe(), delay * (0.75 + Math.random() / 2))
    delay = Math.min(delay * 2, maxDelayMs)
  }

  return {
    isOffline,
    reportReached,
    reportUnreachable() {
      if (deviceIsOffline()) goOffline()
      else void probe()
    },
    async withSlowProbe(response) {
      const slow = setTimeout(() => page.isVisible() && void probe(), slowAfterMs)
      try {
        return await response
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
      if (isOffline() || deviceIsOffline()) goOffline()
      return () => {
        clearTimeout(timer)
        stopPage()
        window?.removeEventListener('offline', goOffline)
        window?.removeEventListener('online', onOnline)
      }
    },
  }
}
