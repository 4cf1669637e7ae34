import type { Atom } from 'jotai'
import type { Platform } from '../platform.ts'

/**
 * Handles chunks that cannot be loaded. The router would reload the page once for each: in an outage that replaces a working
 * page by the browser's error page. Here the route shows its error with a retry instead, and only a page whose build the site
 * no longer serves is brought to the new build. What that takes is loaded when it is needed: it is no part of the first screen.
 */
export function handleChunkFailures(platform: Platform, loadOccupied: () => Promise<Atom<boolean>>): void {
  let isChecking = false
  addEventListener('vite:preloadError', ({ payload }) => {
    // The router reloads only where this mark is missing.
    platform.sessionStore.set(`tanstack_router_reload:${payload.message}`, '1')
    // A style sheet that failed stays in the document; the next try would take it for loaded and show the part unstyled.
    const sheet = /Unable to preload CSS for (\S+)/.exec(payload.message)?.[1]
    for (const link of document.querySelectorAll('link')) if (link.href === sheet) link.remove()
    // The chunk below may be missing as well: its own failure must not start another check.
    if (isChecking) return
    isChecking = true
    Promise.all([import('./replaced-build.ts'), loadOccupied()])
      .then(([{ leaveReplacedBuild }, occupied]) => leaveReplacedBuild(platform, occupied))
      .catch(() => {})
      .finally(() => (isChecking = false))
  })
}
