/** How long the content of a page may take to come back, ms. */
const PATIENCE_MS = 5000

const ownScrolls = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls the page to `top`, CSS px, as far and as soon as its content is high enough again. Whatever the reader does meanwhile
 * wins. `isShown`: whether it is the page still.
 */
export function scrollBack(top: number, isShown: () => boolean): void {
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const type of ownScrolls) removeEventListener(type, stop)
  }
  const observer = new ResizeObserver(() => {
    if (!isShown()) return stop()
    if (document.documentElement.scrollHeight - innerHeight >= top) stop()
    // As far as it is high: it may have less content than before.
    scrollTo({ top, behavior: 'instant' })
  })
  const timer = setTimeout(stop, PATIENCE_MS)
  for (const type of ownScrolls) addEventListener(type, stop, { passive: true })
  observer.observe(document.body)
}
