import { askWorker, takeOver } from './platform/worker-talk.ts'

/**
 * The entry: lets the shell of index.html reach the screen, then starts the app. The app's chunks are
 * already being fetched (modulepreload) while the shell paints.
 */
const painted = new Promise<void>((resolve) => {
  if (document.visibilityState === 'hidden') resolve()
  else requestAnimationFrame(() => setTimeout(resolve))
})

/** How long the new version may take to take over, ms. */
const takeover = 1500

/** How long the browser may look for the worker, ms. */
const lookup = 1000

async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  // Refused in some private modes, and now and then not answered at all: then there is nothing to apply.
  const found = navigator.serviceWorker?.getRegistration().catch(() => undefined)
  return Promise.race([found, new Promise<undefined>((resolve) => setTimeout(resolve, lookup))])
}

/**
 * A version that waits is applied now, before anything is open, unless another window runs the old one. The page then
 * loads anew instead of going on.
 */
async function applyWaitingUpdate(registration: ServiceWorkerRegistration): Promise<void> {
  const { waiting } = registration
  if (!waiting) return
  // The browser lets a worker take over only while the old one has nothing to do: what it still fetches is waited for.
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  }
  // The one that runs hears nothing of it while other tabs need it, or are letting the new one take over themselves.
  if ((await askWorker(waiting, { type: 'ALONE' }, takeover)) !== true) return
  await new Promise<void>((resolve) => {
    const controller = new AbortController()
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), controller)
    setTimeout(() => {
      controller.abort()
      resolve()
    }, takeover)
    void takeOver(registration)
  })
}

const registered = findRegistration()
await painted
const { boot } = await import('./boot.tsx')
const registration = await registered
if (registration) await applyWaitingUpdate(registration)
await boot()
