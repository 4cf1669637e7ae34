/** How long the content of a page may take to come back, ms. */
const PATIENCE_MS = 5000

/** Scrolls the page to `top`, CSS px, as far and as soon as its content is high enough again, unless `left` says that it is left. */
export function scrollBack(top: number, left: AbortSignal): void {
  if (left.aborted) return
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    left.removeEventListener('abort', stop)
  }
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - innerHeight >= top) stop()
    // As far as it is high: it may have less content than before.
    scrollTo({ top, behavior: 'instant' })
  })
  const timer = setTimeout(stop, PATIENCE_MS)
  left.addEventListener('abort', stop)
  observer.observe(document.body)
}
