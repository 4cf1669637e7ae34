import { atom } from 'jotai'

/** A message about one item of a page, such as a game. It is shown at the item, besides its toast. */
export interface ItemMessage {
  /** Id of the item. */
  readonly about: string
  readonly text: string
}

/** The last error about a game; without one, that a game has an unfinished round. The next attempt removes it. */
export const itemMessageAtom = atom<ItemMessage | undefined>(undefined)
