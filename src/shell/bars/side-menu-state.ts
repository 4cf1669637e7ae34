import { atom } from 'jotai'
import type { Store } from '../../platform/store.ts'

/** Whether the side menu is open. */
export const sideMenuAtom = atom(false)

export function openSideMenu(store: Store): void {
  store.set(sideMenuAtom, true)
}

export function closeSideMenu(store: Store): void {
  store.set(sideMenuAtom, false)
}
