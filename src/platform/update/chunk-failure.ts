import type { Atom } from 'jotai'
import type { Platform } from '../platform.ts'

/**
 * Handles chunks that fail to load. The router would reload the page once for each, which in an outage replaces a
 * working page by the browser's error page. Instead the route shows an error with a retry button, and the page
 * reloads only if the site no longer serves its build. The code for that is loaded when it is needed.
 */
export function handleChunkFailures(platform: Platform, loadOccupied: () => Promise<Atom<boolean>>): void {
  let isChecking = false
  addEventListener('vite:preloadError', ({ payload }) => {
    // The router reloads the page only if this session mark is missing.
    platform.sessionStore.set(`tanstack_router_reload:${payload.message}`, '1')
    // The link of a failed style sheet stays in the document. The next attempt would take the style sheet for loaded.
    const sheet = /Unable to preload CSS for (\S+)/.exec(payload.message)?.[1]
    for (const link of document.querySelectorAll('link')) if (link.href === sheet) link.remove()
    // The chunks that are imported below may fail too, which must not start another check.
    if (isChecking) return
    isChecking = true
    Promise.all([import('./replaced-build.ts'), loadOccupied()])
      .then(([{ leaveReplacedBuild }, occupied]) => leaveReplacedBuild(platform, occupied))
      .catch(() => {})
      .finally(() => (isChecking = false))
  })
}
