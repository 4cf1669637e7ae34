import { MAIN_ID } from '../bars/skip-link.tsx'

/** How long to wait for the heading of a page, ms. */
const TIMEOUT_MS = 5000

/**
 * Focuses the heading of the page once it is rendered, and again when the page's own heading replaces the one of its skeleton.
 * Stops if the focus moves otherwise.
 *
 * @param before the focused element at the time of the navigation
 * @param left aborted when the page is left or the reader uses pointer or Tab
 */
export function focusHeading(before: Element | null, left: AbortSignal): void {
  if (left.aborted) return
  let focused: Element | null = null
  const observer = new MutationObserver(look)
  const timer = setTimeout(stop, TIMEOUT_MS)

  function stop(): void {
    observer.disconnect()
    clearTimeout(timer)
    left.removeEventListener('abort', stop)
  }

  function look(): void {
    const { activeElement } = document
    // A closed menu returns the focus to an element outside of the page.
    const isMoved = focused
      ? activeElement !== focused && activeElement !== document.body
      : activeElement !== before && activeElement?.closest(`#${MAIN_ID}, [role$=dialog]`)
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
