import { useAtomValue } from 'jotai'
import { GameCount } from '../list-states/game-count.tsx'
import { favouritesAtom } from './favourites.ts'

/** The number of favourites, as text. */
export function FavouriteCount() {
  return <GameCount count={useAtomValue(favouritesAtom).length} />
}
