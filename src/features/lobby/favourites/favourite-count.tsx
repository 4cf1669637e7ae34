import { useAtomValue } from 'jotai'
import { GameCount } from '../list-states/game-count.tsx'
import { favouritesAtom } from './favourites.ts'

/** How many favourites there are, in words. */
export function FavouriteCount() {
  return <GameCount count={useAtomValue(favouritesAtom).length} />
}
