import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { FavouriteCount } from '../../features/lobby/favourites/favourite-count.tsx'

const all = <Trans>See all</Trans>

/** The links in the titles of home's shelves, for `/home` and `/home-eight`. */
export const homeLinks = {
  allFavourites: (
    <Link to="/favourites">
      <FavouriteCount />
    </Link>
  ),
  allNew: <Link to="/new">{all}</Link>,
  allSlots: <Link to="/game/slotnine">{all}</Link>,
  allLive: <Link to="/game/livecasinonine">{all}</Link>,
  allProviders: (
    <Link to="." search={{ provider: 'list' }} state={{ overlay: true }} resetScroll={false}>
      {all}
    </Link>
  ),
  renderAllOfTopic: (theme: string) => (
    <Link to="/game/slotnine" search={{ theme }}>
      {all}
    </Link>
  ),
}
