import { useElementScrollRestoration, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** How long after the start of the app content may change the height of the page, ms. */
const growsForMs = 10_000

/**
 * Scrolls a reloaded page to its last position whenever its height changes: the router does it once, before the lists are
 * rendered. Ends with the player's first input, and when the page is left.
 */
export function useRestoredScroll(): void {
  const router = useRouter()
  const { scrollY: top } = useElementScrollRestoration({ getElement: () => window }) ?? {}
  const restore = useEffectEvent((): (() => void) | undefined => {
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
    // Anywhere else the player has scrolled before the app started.
    if (!top || (scrollY > 0 && Math.abs(scrollY - top) > 1 && !isAtEnd)) return undefined
    const grown = new ResizeObserver(() => scrollTo({ top, behavior: 'instant' }))
    grown.observe(document.body)
    const ended = new AbortController()
    const { signal } = ended
    const end = () => ended.abort()
    signal.addEventListener('abort', () => grown.disconnect())
    signal.addEventListener(
      'abort',
      router.subscribe('onBeforeLoad', ({ hrefChanged }) => hrefChanged && end()),
    )
    for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
      addEventListener(input, end, { signal, passive: true })
    }
    setTimeout(end, growsForMs)
    return end
  })
  useEffect(() => restore(), [])
}
