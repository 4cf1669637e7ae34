import { sessionStore } from '../platform/storage.ts'

/**
 * A chunk that does not come. The router would reload the page once for each: in an outage that leads from a working page
 * to the browser's error page, so the route's failure shows with its retry instead. Only a page whose build the site no
 * longer serves is brought to the new one.
 */
export function keepPageWithoutChunk(): void {
  let looking = false
  addEventListener('vite:preloadError', ({ payload }) => {
    sessionStore.set(`tanstack_router_reload:${payload.message}`, '1')
    // A style sheet that did not come stays in the page, is taken for loaded by the next try, and leaves the part bare.
    const sheet = /Unable to preload CSS for (\S+)/.exec(payload.message)?.[1]
    for (const link of document.querySelectorAll('link')) if (link.href === sheet) link.remove()
    // A chunk of its own, needed only when something went wrong, and perhaps missing as well: that must not ask again.
    if (looking) return
    looking = true
    import('./replaced-build.ts')
      .then(({ leaveReplacedBuild }) => leaveReplacedBuild())
      .catch(() => {})
      .finally(() => (looking = false))
  })
}
