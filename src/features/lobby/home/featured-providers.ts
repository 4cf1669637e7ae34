import { atom } from 'jotai'
import type { Provider } from '../../../contract/game.ts'

/** The providers of the featured games, which name them until the list of all providers is loaded. */
export const featuredProvidersAtom = atom<readonly Provider[]>([])
