import { atom } from 'jotai'

/** Whether the player put the update off: it then comes with the next start, or from the settings. */
export const updatePutOffAtom = atom(false)
