import { atom } from 'jotai'

/** Whether the player postponed the update: it is then applied at the next start, or from the settings. */
export const updatePostponedAtom = atom(false)
