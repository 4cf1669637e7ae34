import { atom } from 'jotai'
import { service } from '../../../platform/service.ts'
import type { Tab } from '../../../session/tab.ts'

/** A win of at least this many stakes is a large one. */
const largeWin = 10
/** How long the moment of a large win lasts, ms. */
export const celebrationMs = 2600
/** Milliseconds of the phone's vibrations and of the pauses between them. */
const vibration = [40, 60, 80]

export interface CelebratedWin {
  /** Minor units. */
  readonly stake: number
  readonly amount: number
}

/** Counts the large wins that were celebrated; it changes with each. */
export const celebrationAtom = atom(0)

/**
 * The frame's celebrations: a game reports its wins, and the frame marks the large ones alone, with a moment on screen and
 * a vibration. What returns the stake or less of it is never celebrated.
 */
export const celebration = service(({ store }: Tab) => ({
  mark({ stake, amount }: CelebratedWin): void {
    if (amount < stake * largeWin) return
    store.set(celebrationAtom, (count) => count + 1)
    // Safari has none.
    if ('vibrate' in navigator) navigator.vibrate(vibration)
  },
}))
