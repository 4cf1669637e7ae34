import { atom, type Atom } from 'jotai'
import { currentGameAtom } from '../features/play/current-game.ts'
import { dirtyFormsAtom } from '../platform/drafts.ts'

/** Whether a game is open or a form holds unsent work: the page is then never loaded anew by the app. */
export const occupiedAtom: Atom<boolean> = atom(
  (get) => get(currentGameAtom) !== undefined || get(dirtyFormsAtom).size > 0,
)
