import { atom, useAtomValue, useStore } from 'jotai'
import { useEffect } from 'react'
import type { Store } from '../../platform/store.ts'

const openAtom = atom(false)

/**
 * Delay of prefetching the search, ms. It must be loaded before the first press: phones show the keyboard
 * only for an input that is focused during the press.
 */
const PREFETCH_DELAY_MS = 3000

export function openSearch(store: Store): void {
  store.set(openAtom, true)
}

export function closeSearch(store: Store): void {
  store.set(openAtom, false)
}

/** Whether the search is open. The key `/` opens it, unless a game covers the page. */
export function useSearchOpen(covered: boolean): boolean {
  const store = useStore()
  useEffect(() => {
    const timer = setTimeout(() => void import('./search-host.tsx').catch(() => {}), PREFETCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (covered) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (isTyping(event.target) || document.querySelector('dialog[open], [role=dialog]')) return
      event.preventDefault()
      openSearch(store)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [covered, store])
  return useAtomValue(openAtom)
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  )
}
