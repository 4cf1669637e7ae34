import { atom } from 'jotai'

/** What stands on the tiles of games, by the game's id: that a round waits there. */
export const tileNotesAtom = atom<Readonly<Record<string, string>>>({})
