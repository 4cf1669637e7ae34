import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, Link } from '@tanstack/react-router'
import { FavouriteCount } from '../features/lobby/favourites/favourite-count.tsx'
import { Home } from '../features/lobby/home/home.tsx'
import { AnnouncementsShelf, ImportantAnnouncements } from '../features/support/announcements/home-slots.tsx'
import { ContinueShelf } from '../shell/home/continue-shelf.tsx'

export const Route = createFileRoute('/home')({
  staticData: { layout: 'dashboard', title: msg`Home` },
  component: HomePage,
})

function HomePage() {
  const all = <Trans>See all</Trans>
  return (
    <Home
      continuePlaying={<ContinueShelf />}
      announcements={
        <>
          <AnnouncementsShelf />
          <ImportantAnnouncements />
        </>
      }
      allFavourites={
        <Link to="/favourites">
          <FavouriteCount />
        </Link>
      }
      allSlots={<Link to="/new">{all}</Link>}
      allLive={<Link to="/game/livecasinonine">{all}</Link>}
      allProviders={
        <Link to="." search={{ provider: 'list' }} resetScroll={false}>
          {all}
        </Link>
      }
    />
  )
}
