import { atom } from 'jotai'

/** Whether the tour is on screen. */
export const tutorialAtom = atom(false)
