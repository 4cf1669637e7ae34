import { atom } from 'jotai'

/** Whether a player has just joined in this tab and has not seen the welcome yet. */
export const joinedAtom = atom(false)
