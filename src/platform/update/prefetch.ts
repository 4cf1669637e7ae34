import type { Store } from '../store.ts'
import { saveDataAtom, savesDataAtom } from '../data-saving.ts'
import { connectionAtom } from '../http/connection.ts'
import { languageAtom } from '../preferences.ts'
import { workerContainer } from './service-worker.ts'
import { sendToWorker } from './worker-messages.ts'

/** Delay of prefetching after the start, ms, so that the page's own requests go first. */
const settleMs = 4000

interface PrefetchOptions {
  store: Store
  /** The worker that was active when the page started. */
  active: ServiceWorker | null
  isFirstVisit: boolean
  /** Whether an update is about to replace the active worker. The worker must then be idle. */
  isUpdating: () => boolean
}

/** Makes the worker prefetch the app's files. Catalogues of other languages are left out if the device saves data. */
export function startPrefetch({ store, active, isFirstVisit, isUpdating }: PrefetchOptions): void {
  const keepHome = (worker: ServiceWorker | null | undefined): void =>
    sendToWorker(worker, { type: 'KEEP_HOME', language: store.get(languageAtom) })
  const prefetch = async (): Promise<void> => {
    const registration = await workerContainer()?.ready
    if (isUpdating()) return
    sendToWorker(registration?.active, {
      type: store.get(savesDataAtom) ? 'PREFETCH_ROUTES' : 'PREFETCH_ALL',
    })
    keepHome(registration?.active)
  }
  if (isFirstVisit) {
    // The page loaded these files before the worker controlled it. The worker gets them from the HTTP cache.
    sendToWorker(active, { type: 'CACHE_URLS', urls: loadedUrls() })
    // A first visit may be short, so home and the pages are fetched early. The worker continues after the tab is closed.
    whenIdle(() => {
      keepHome(active)
      sendToWorker(active, { type: 'PREFETCH_ROUTES' })
    })
  }
  setTimeout(() => whenIdle(() => void prefetch()), settleMs)
  for (const setting of [saveDataAtom, languageAtom]) store.sub(setting, () => void prefetch())
  // An outage interrupts prefetching: it continues when the connection is back.
  let { state } = store.get(connectionAtom)
  store.sub(connectionAtom, () => {
    const before = state
    state = store.get(connectionAtom).state
    if (before === 'offline' && state === 'online') setTimeout(() => void prefetch(), settleMs)
  })
}

function loadedUrls(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter((url) => url.origin === location.origin && /^\/(?:assets|images)\//.test(url.pathname))
    .map(({ pathname, search }) => pathname + search)
}

function whenIdle(run: () => void): void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: settleMs })
  else run()
}
