import { findRegistration } from './platform/update/service-worker.ts'

/**
 * The entry: lets the shell of index.html reach the screen, applies an update that waits, then starts the app. The app's
 * chunks are already being fetched (modulepreload) while the shell paints.
 */
const painted = new Promise<void>((resolve) => {
  if (document.visibilityState === 'hidden' || document.documentElement.dataset['document'] !== undefined)
    resolve()
  else requestAnimationFrame(() => setTimeout(resolve))
})

const finding = findRegistration()
await painted
const { boot } = await import('./boot.tsx')
const registration = await finding
// An update loads the page anew, and with it would go a press that waits for the app (`home-gate.ts`).
if (registration?.waiting && document.documentElement.dataset['pressed'] === undefined) {
  // A chunk that cannot be loaded leaves the update to the next start.
  const update = await import(/* precache */ './platform/update/waiting-update.ts').catch(() => undefined)
  await update?.applyWaitingUpdate(registration)
}
await boot()
