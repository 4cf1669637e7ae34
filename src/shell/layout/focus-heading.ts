import { MAIN_ID } from '../bars/skip-link.tsx'

/** How long the heading of a page may take to come, ms. */
const PATIENCE_MS = 5000

/**
 * Moves the focus to the heading of the page that is shown now: also to one that comes later, and again from the heading of a
 * page's skeleton to the page's own. Whoever moves the focus meanwhile wins. `before`: what had the focus when the page changed.
 * `left`: says that the page is left, or that the reader has moved elsewhere.
 */
export function focusHeading(before: Element | null, left: AbortSignal): void {
  if (left.aborted) return
  let focused: Element | null = null
  const observer = new MutationObserver(look)
  const timer = setTimeout(stop, PATIENCE_MS)

  function stop(): void {
    observer.disconnect()
    clearTimeout(timer)
    left.removeEventListener('abort', stop)
  }

  function look(): void {
    const { activeElement } = document
    // Elsewhere than on the page it is where a closed menu puts it back.
    const isMoved = focused
      ? activeElement !== focused && activeElement !== document.body
      : activeElement !== before && activeElement?.closest(`#${MAIN_ID}, dialog, [role$=dialog]`)
    if (isMoved) return stop()
    const main = document.getElementById(MAIN_ID)
    const heading = main?.querySelector('h1')
    const target = heading ?? main
    if (target && target !== focused) {
      target.setAttribute('tabindex', '-1')
      target.focus({ preventScroll: true })
      focused = target
    }
    if (heading && !heading.closest('[aria-busy=true]')) stop()
  }

  left.addEventListener('abort', stop)
  observer.observe(document.body, { childList: true, subtree: true })
  look()
}
