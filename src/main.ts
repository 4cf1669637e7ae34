import { boot } from './boot.tsx'
import { findRegistration } from './platform/update/service-worker.ts'

/**
 * The entry, which `pre-paint.ts` runs after the first paint: applies an update that waits, then starts the app. No `await`
 * at the top: the pages' chunks import from the chunk of this module and would wait for it, as it for them.
 */
async function start(): Promise<void> {
  // The scripts are here: covers that were held back for them may come (`home-gate.ts`).
  delete document.documentElement.dataset['pictures']
  const registration = await (window.early?.registration ?? findRegistration())
  // An update loads the page anew, and with it would go a press that waits for the app (`home-gate.ts`).
  if (registration?.waiting && document.documentElement.dataset['pressed'] === undefined) {
    // A chunk that cannot be loaded leaves the update to the next start.
    const update = await import(/* precache */ './platform/update/waiting-update.ts').catch(() => undefined)
    await update?.applyWaitingUpdate(registration)
  }
  await boot()
}

void start()
