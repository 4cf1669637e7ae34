import type { Atom } from 'jotai'
import type { Platform } from '../platform.ts'

/** How soon a style sheet that failed is asked for again, ms; doubled for each further time up to the maximum. */
const sheetRetryMs = 2000
const maxSheetRetryMs = 64_000

/**
 * Handles chunks that fail to load. The router would reload the page once for each, which in an outage replaces a
 * working page by the browser's error page. Instead the route shows an error with a retry button, and the page
 * reloads only if the site no longer serves its build. The code for that is loaded when it is needed.
 */
export function handleChunkFailures(platform: Platform, loadOccupied: () => Promise<Atom<boolean>>): void {
  let isChecking = false
  addEventListener('error', ({ target }) => fetchSheetAgain(target), true)
  addEventListener('vite:preloadError', ({ payload }) => {
    // The router reloads the page only if this session mark is missing.
    platform.sessionStore.set(`tanstack_router_reload:${payload.message}`, '1')
    // The chunks that are imported below may fail too, which must not start another check.
    if (isChecking) return
    isChecking = true
    Promise.all([import('./replaced-build.ts'), loadOccupied()])
      .then(([{ leaveReplacedBuild }, occupied]) => leaveReplacedBuild(platform, occupied))
      .catch(() => {})
      .finally(() => (isChecking = false))
  })
}

/**
 * Asks for a style sheet anew until it comes. Vite's loader asks once: a page whose scripts come with a later attempt would stay
 * without its styles.
 */
function fetchSheetAgain(failed: EventTarget | null): void {
  if (!(failed instanceof HTMLLinkElement) || failed.rel !== 'stylesheet') return
  const wait = Number(failed.dataset['retry'] ?? sheetRetryMs)
  failed.dataset['retry'] = String(Math.min(2 * wait, maxSheetRetryMs))
  setTimeout(() => failed.replaceWith(failed.cloneNode()), wait)
}
