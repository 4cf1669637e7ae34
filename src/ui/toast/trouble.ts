import { atom } from 'jotai'

/** An error about one thing of many on a page, such as a game. It stands at the thing, besides its toast. */
export interface Trouble {
  /** Id of the thing. */
  readonly about: string
  readonly text: string
}

/** The last such error of a tab; without one, that a round waits in a game. The next attempt removes it. */
export const troubleAtom = atom<Trouble | undefined>(undefined)
