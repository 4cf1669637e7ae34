import { atom } from 'jotai'

/** Whether the player has postponed the update, which then happens at the next start or from the settings. */
export const updatePostponedAtom = atom(false)
