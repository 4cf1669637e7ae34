import { atom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { store } from '../platform/store.ts'

const openAtom = atom(false)

/** Fetched when the first page is up: a phone shows its keyboard only for an input that is there inside the press. */
const FETCH_AFTER = 3000

export function openSearch(): void {
  store.set(openAtom, true)
}

export function closeSearch(): void {
  store.set(openAtom, false)
}

/** Whether the search is open. The key `/` opens it from anywhere, but not while `covered` by a game. */
export function useSearchOpen(covered: boolean): boolean {
  useEffect(() => {
    const timer = setTimeout(() => void import('./search-host.tsx').catch(() => {}), FETCH_AFTER)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (covered) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (isTyping(event.target) || document.querySelector('dialog[open], [role=dialog]')) return
      event.preventDefault()
      openSearch()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [covered])
  return useAtomValue(openAtom)
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  )
}
