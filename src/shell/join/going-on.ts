import { atom } from 'jotai'
import type { PendingAction } from './pressed.ts'

/** Whether a press is being gone on with: the welcome of somebody who joined waits until the page is there. */
export const goingOnAtom = atom(false)

/** What a player pressed before joining and goes on with from the welcome. */
export const heldPressAtom = atom<{ readonly player: string; readonly press: PendingAction } | undefined>(
  undefined,
)
