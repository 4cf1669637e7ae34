import type { Atom } from 'jotai'
import { entryPath } from '../build-info.ts'
import { isReplaced } from '../http/http-release.ts'
import type { Platform } from '../platform.ts'

/** The errors of chunks that did not load have it in their name or their message. */
export const CHUNK_LOAD_ERROR = 'ChunkLoadError'

/** Key in session storage: the build from which the page was reloaded. */
const leftBuildMark = 'left_build'
/** How soon a style sheet that failed is requested again, ms. */
const sheetRetryMs = 5000

/** How soon a retry fails where the browser has cached the failure, ms. */
const cachedFailureMs = 1000

let retriedAt = -cachedFailureMs

/**
 * Runs the player's retry of a chunk. Most browsers until late 2026 cache a failure as long as the page is open
 * (whatwg/html#10327): the page is then reloaded, if the site responds and nothing would be lost.
 */
export function retryChunk(run: () => void): void {
  retriedAt = performance.now()
  run()
}

/**
 * Handles chunks that fail to load: reloads the page if the site serves another build, once for each build, or if the player's retry
 * failed at once. During an outage nothing is reloaded: the part that failed has a retry button.
 */
export function handleChunkFailures(platform: Platform, reloadBlocked: Atom<boolean>): void {
  const { connection, sessionStore, store } = platform
  const isBusy = (): boolean => store.get(reloadBlocked) || connection.isOffline()
  addEventListener('error', ({ target }) => retrySheet(target), true)
  addEventListener('vite:preloadError', ({ payload }) => {
    // The router reloads the page, even with an open game, for errors that begin with the browser's text.
    payload.message = `${CHUNK_LOAD_ERROR}: ${payload.message}`
    const isRetry = performance.now() - retriedAt < cachedFailureMs
    if (!isBusy()) void reload(isRetry).catch(() => {})
  })

  async function reload(isRetry: boolean): Promise<void> {
    const entry = entryPath() ?? ''
    if (sessionStore.get(leftBuildMark) === entry) return
    const isOther = await isReplaced(entry)
    if (isOther === undefined || isBusy()) return
    if (!isOther) return isRetry ? location.reload() : undefined
    const { updates } = await import('./updates.ts')
    const { agree, check } = updates(platform)
    // With a worker the new page is served by the new worker.
    if (await check()) return agree()
    sessionStore.set(leftBuildMark, entry)
    location.reload()
  }
}

/** Requests a style sheet again until it loads. Vite requests it once, so a page would stay without its styles. */
function retrySheet(failed: EventTarget | null): void {
  if (!(failed instanceof HTMLLinkElement) || failed.rel !== 'stylesheet') return
  setTimeout(() => failed.replaceWith(failed.cloneNode()), sheetRetryMs)
}
