import { useSyncExternalStore } from 'react'

/** Whether a media query matches. The prerendered page has the values of a phone. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
    () => query === MOBILE,
  )
}

/** Media query for mobile: 768 px or less (spec §9). */
export const MOBILE = '(max-width: 768px)'
/** Media query from which the rail replaces the bottom bar. */
export const WIDE = '(min-width: 960px)'
