import { atom } from 'jotai'
import { store } from '../platform/store.ts'

/** Whether the side menu is open. */
export const sideMenuAtom = atom(false)

export function openSideMenu(): void {
  store.set(sideMenuAtom, true)
}

export function closeSideMenu(): void {
  store.set(sideMenuAtom, false)
}
