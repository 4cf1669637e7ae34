import { useAtomValue } from 'jotai'
import { favouritesAtom } from './favourites.ts'
import { GameCount } from '../list-states/game-count.tsx'

/** How many favourites there are, in words. */
export function FavouriteCount() {
  return <GameCount count={useAtomValue(favouritesAtom).length} />
}
