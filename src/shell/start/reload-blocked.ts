import { atom, type Atom } from 'jotai'
import { currentGameAtom } from '../../features/play/current-game.ts'
import { dirtyFormsAtom } from '../../platform/storage/dirty-forms.ts'

/** Whether a game is open or a form has unsent input: the app then never reloads the page. */
export const reloadBlockedAtom: Atom<boolean> = atom(
  (get) => get(currentGameAtom) !== undefined || get(dirtyFormsAtom).size > 0,
)
