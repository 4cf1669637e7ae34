import { atom } from 'jotai'
import { service } from '../../../platform/service.ts'
import type { Tab } from '../../../session/tab.ts'

/** A win of at least this many stakes is a large one. */
const largeWin = 10
/** Duration of the animation, ms. */
export const celebrationMs = 2600
/** Durations of vibrations and pauses in turn, ms. */
const vibration = [40, 60, 80]

export interface CelebratedWin {
  /** Minor units. */
  readonly stake: number
  readonly amount: number
}

/** The number of large wins that were celebrated in this tab. */
export const celebrationAtom = atom(0)

/** Celebrates the large ones among the wins that a game reports, with an animation and a vibration. */
export const celebration = service(({ store }: Tab) => ({
  report({ stake, amount }: CelebratedWin): void {
    if (amount < stake * largeWin) return
    store.set(celebrationAtom, (count) => count + 1)
    // Missing in Safari.
    if ('vibrate' in navigator) navigator.vibrate(vibration)
  },
}))
