import { workerContainer } from './service-worker.ts'
import { activateWaiting, askWorker } from './worker-messages.ts'

/** Timeout for the new worker to take over at a start, ms. */
const startTimeoutMs = 1500

/**
 * Applies an update that waits, before anything is open, unless another window runs the build before. The page then reloads
 * and this never resolves.
 */
export async function applyWaitingUpdate(registration: ServiceWorkerRegistration): Promise<void> {
  const { waiting } = registration
  const container = workerContainer()
  if (!waiting || !container) return
  // The active worker must be idle to be replaced: wait until this page has loaded.
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  }
  // Asks the waiting worker, because other tabs may need the active one or may be about to replace it.
  if ((await askWorker(waiting, { type: 'IS_ONLY_CLIENT' }, startTimeoutMs)) !== true) return
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
