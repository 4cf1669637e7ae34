import { atom } from 'jotai'

/** Whether somebody has just joined in this tab and was not welcomed yet. */
export const joinedAtom = atom(false)
