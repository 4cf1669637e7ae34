import { useAtomValue } from 'jotai'
import { firstScreenAtom } from '../../../platform/first-screen.ts'
import { GameCount } from '../list-states/game-count.tsx'
import { favouritesAtom } from './favourites.ts'

/** How many favourites there are, in words. Nothing before the first screen is painted: the number may not be known by then. */
export function FavouriteCount() {
  const count = useAtomValue(favouritesAtom).length
  return useAtomValue(firstScreenAtom) ? <GameCount count={count} /> : null
}
