import { atom } from 'jotai'
import type { Game } from '../../../contract/game.ts'

/** The game whose facts a tile asks for; the shell opens them over the page, and takes it away again. */
export const askedFactsAtom = atom<Game | undefined>(undefined)

/** How long a press is a long one, ms: it asks for the facts of a game and does not open the game. */
export const longMs = 500
