import { useRouter } from '@tanstack/react-router'
// The hook for it would set up the router's own scrolling in each render, also where home is rendered and nothing scrolls.
import { getElementScrollRestorationEntry } from '@tanstack/router-core'
import { useEffect } from 'react'

/** What scrolls a page, or may. */
const ownScrolls = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls a page that is shown again to its place as soon as its content is there. The router scrolls once, when the page is
 * rendered: what comes later has no height then. Whatever the reader does meanwhile wins. `entry`: the key that the router gave
 * to the page's entry of the history.
 */
export function usePlace(entry: string | undefined): void {
  const router = useRouter()
  useEffect(() => {
    // The player has gone on meanwhile.
    if (router.latestLocation.state.__TSR_key !== entry) return undefined
    const top = getElementScrollRestorationEntry(router, { getElement: () => window })?.scrollY
    if (!top || window.scrolledEarly) return undefined
    const left = new AbortController()
    const { signal } = left
    const leave = () => left.abort()
    for (const type of ownScrolls) addEventListener(type, leave, { passive: true, signal })
    void import('./scroll-back.ts').then((module) => module.scrollBack(top, signal)).catch(() => {})
    return leave
  }, [router, entry])
}
