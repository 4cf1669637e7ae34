import { useRouter } from '@tanstack/react-router'
// The hook for it would set up the router's own scrolling in each render, also where home is rendered and nothing scrolls.
import { getElementScrollRestorationEntry } from '@tanstack/router-core'
import { useEffect } from 'react'

/**
 * Scrolls a page that is shown again to its place as soon as its content is there. The router scrolls once, when the page is
 * rendered: what comes later has no height then. `entry`: the key that the router gave to the page's entry of the history.
 */
export function usePlace(entry: string | undefined): void {
  const router = useRouter()
  useEffect(() => {
    const top = getElementScrollRestorationEntry(router, { getElement: () => window })?.scrollY
    if (!top) return
    void import(/* precache */ './scroll-back.ts')
      .then((module) => module.scrollBack(top, () => router.latestLocation.state.__TSR_key === entry))
      .catch(() => {})
  }, [router, entry])
}
