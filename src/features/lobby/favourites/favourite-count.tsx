import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { firstScreenAtom } from '../../../platform/first-screen.ts'
import { GameCount } from '../list-states/game-count.tsx'
import { favouritesAtom } from './favourites.ts'

/** How many favourites there are, in words; before the first screen is painted a link to all, since a browser's first formatter is slow. */
export function FavouriteCount() {
  const count = useAtomValue(favouritesAtom).length
  return useAtomValue(firstScreenAtom) ? <GameCount count={count} /> : <Trans>See all</Trans>
}
