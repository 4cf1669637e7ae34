import { atom } from 'jotai'
import type { Provider } from '@marquee/contract/game.ts'

/** The providers of the featured games, for their names until the list of all providers is loaded. */
export const featuredProvidersAtom = atom<readonly Provider[]>([])
