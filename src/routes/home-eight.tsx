import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, Link } from '@tanstack/react-router'
import { FavouriteCount } from '../features/lobby/favourites/favourite-count.tsx'
import { HomeEight } from '../features/lobby/home/home-eight.tsx'
import { ContinueShelf } from '../shell/home/continue-shelf.tsx'

export const Route = createFileRoute('/home-eight')({
  staticData: { layout: 'eight-dashboard', title: msg`Categories`, parent: '/home' },
  component: Page,
})

function Page() {
  const all = <Trans>See all</Trans>
  return (
    <HomeEight
      continuePlaying={<ContinueShelf />}
      allFavourites={
        <Link to="/favourites">
          <FavouriteCount />
        </Link>
      }
      allNew={<Link to="/new">{all}</Link>}
      allSlots={<Link to="/game/slotnine">{all}</Link>}
      allLive={<Link to="/game/livecasinonine">{all}</Link>}
      renderAllOfTopic={(theme) => (
        <Link to="/game/slotnine" search={{ theme }}>
          {all}
        </Link>
      )}
      allProviders={
        <Link to="." search={{ provider: 'list' }} resetScroll={false}>
          {all}
        </Link>
      }
    />
  )
}
