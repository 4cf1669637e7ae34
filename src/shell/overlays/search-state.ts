import { atom } from 'jotai'
import type { Store } from '../../platform/store.ts'

/** Whether the search is open. */
export const searchAtom = atom(false)

export function openSearch(store: Store): void {
  store.set(searchAtom, true)
}

export function closeSearch(store: Store): void {
  store.set(searchAtom, false)
}
