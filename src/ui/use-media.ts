import { useSyncExternalStore } from 'react'

/** Whether a media query matches, following it. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
}

/** Mobile is 768 px or less (section 9). */
export const MOBILE = '(max-width: 768px)'
/** Where a rail takes the place of the bottom bar. */
export const WIDE = '(min-width: 960px)'
