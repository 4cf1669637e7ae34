import { useAtomValue, useStore } from 'jotai'
import { useEffect } from 'react'
import { searchKeyAtom } from '../../platform/shortcuts.ts'
import { isDialogOpen } from '../../ui/use-overlay.ts'
import { openSearch, searchAtom } from './search-state.ts'

/**
 * Delay of prefetching the search, ms. It must be loaded before the first tap: phones show the keyboard only for an input
 * that is focused during the tap.
 */
const PREFETCH_DELAY_MS = 3000

/** Whether the search is open. The key `/` opens it, unless a game covers the page or the player has switched that off. */
export function useSearchOpen(covered: boolean): boolean {
  const store = useStore()
  useEffect(() => {
    const timer = setTimeout(() => void import('./search-host.tsx').catch(() => {}), PREFETCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  const hasKey = useAtomValue(searchKeyAtom) === 'on'
  useEffect(() => {
    if (covered || !hasKey) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (isTyping(event.target) || isDialogOpen()) return
      event.preventDefault()
      openSearch(store)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [covered, hasKey, store])
  return useAtomValue(searchAtom)
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  )
}
