import { workerContainer } from './service-worker.ts'
import { activateWaiting, askWorker } from './worker-messages.ts'

/** Timeouts for the page to have loaded, and for the new worker to take over, at a start, ms. */
const startTimeoutMs = 1500

/** Whether the page has loaded, within the timeout. */
async function isLoaded(): Promise<boolean> {
  if (document.readyState === 'complete') return true
  return new Promise((resolve) => {
    addEventListener('load', () => resolve(true), { once: true })
    setTimeout(() => resolve(false), startTimeoutMs)
  })
}

/**
 * Applies an update that waits, before anything is open, unless another window runs the build before. The page then reloads
 * and this never resolves.
 */
export async function applyWaitingUpdate(registration: ServiceWorkerRegistration): Promise<void> {
  const { waiting } = registration
  const container = workerContainer()
  if (!waiting || !container) return
  // The active worker must be idle to be replaced: wait until this page has loaded.
  // Where a picture keeps the page loading the app starts, and applies the update later.
  if (!(await isLoaded())) return
  // Asks the waiting worker, because other tabs may need the active one or may be about to replace it.
  if ((await askWorker(waiting, { type: 'IS_ONLY_CLIENT' }, startTimeoutMs)) !== true) return
  // The reload would lose a press that waits for the app (`home-gate.ts`).
  if (document.documentElement.dataset['pressed'] !== undefined) return
  await new Promise<void>((resolve) => {
    const listening = new AbortController()
    container.addEventListener('controllerchange', () => location.reload(), listening)
    setTimeout(() => {
      listening.abort()
      resolve()
    }, startTimeoutMs)
    void activateWaiting(registration)
  })
}
