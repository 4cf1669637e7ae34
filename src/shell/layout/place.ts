import { useRouter, useRouterState } from '@tanstack/react-router'
// The hook for it would set up the router's own scrolling in each render, also where home is rendered and nothing scrolls.
import { getElementScrollRestorationEntry } from '@tanstack/router-core'
import { useEffect } from 'react'

/**
 * Scrolls a page that is shown again to its place as soon as its content is there. The router scrolls once, when the page is
 * rendered: what comes later has no height then.
 */
export function usePlace(): void {
  const router = useRouter()
  const entry = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.state.__TSR_key })
  useEffect(() => {
    const top = getElementScrollRestorationEntry(router, { getElement: () => window })?.scrollY
    if (!top) return
    void import(/* precache */ './scroll-back.ts')
      .then((module) => module.scrollBack(top, entry))
      .catch(() => {})
  }, [router, entry])
}
