import { atom } from 'jotai'

/** Whether a press is being gone on with: the welcome of somebody who joined is then a toast and covers nothing. */
export const goingOnAtom = atom(false)
