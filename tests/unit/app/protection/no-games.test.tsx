import { expect, test, vi } from 'vitest'
import { favourites } from '../../../../src/features/lobby/favourites/favourites.ts'
import { LobbyContext, type LobbyActions } from '../../../../src/features/lobby/lobby-context.ts'
import { siteConfigAtom } from '../../../../src/platform/config/site-config.ts'
import { useGuestPlay } from '../../../../src/session/device-stop.ts'
import { pendingStopAtom } from '../../../../src/session/play-stop.ts'
import { protectionWatch } from '../../../../src/shell/start/protection.ts'
import { FavouritesCard } from '../../../../src/shell/account/favourites-card.tsx'
import { NewestGames } from '../../../../src/shell/home/newest-games.tsx'
import { PageA } from '../../../../src/shell/layout/page-a.tsx'
import { renderPage } from '../../../support/rendered-page.tsx'
import { sampleGame, sampleSite } from '../../../support/sample-game.ts'
import { tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

const stage = tabStage()
const actions: LobbyActions = {
  play() {},
  join() {},
  starred() {},
  openFacts() {},
  openProvider() {},
  openAll() {},
}
const shelf = (
  <LobbyContext value={actions}>
    <NewestGames kind="slots" />
  </LobbyContext>
)
const stop = { kind: 'stop', from: '2026-11-23T12:00:00Z', until: null } as const

test.each([
  ['the newest games under other pages', () => shelf, 'section'],
  ['the favourites on my page', () => <FavouritesCard />, 'img'],
  ['the wall of covers behind a card', () => <PageA>card</PageA>, 'div[aria-hidden] > *'],
] as const)('during a break nothing is advertised: %s', async (_, Part, games) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const tab = stage.open()
  await favourites(tab).toggle(sampleGame('1001'), true)
  const site = sampleSite()
  const featured = [sampleGame('1002')]
  tab.store.set(siteConfigAtom, { ...site, WEB_VARIABLES: { ...site.WEB_VARIABLES, featured } })
  const { container: place, unmount } = await renderPage(tab, Part, {
    paths: ['/favourites', '/new', '/home', '/support'],
  })
  await waitFor(() => expect(place.querySelector(games)).not.toBeNull())
  tab.store.set(pendingStopAtom, stop)
  await waitFor(() => expect(place.querySelector(games)).toBeNull())
  await unmount()
})

function GuestPlay() {
  return useGuestPlay() ? <button type="button">Try</button> : null
}

test('after a sign-out the device offers no guest play until the end of the break', async () => {
  const tab = stage.open()
  const site = sampleSite()
  tab.store.set(siteConfigAtom, { ...site, VARIABLES: { ...site.VARIABLES, guest_play: true } })
  protectionWatch(tab)
  const { container, unmount } = await renderPage(tab, GuestPlay)
  const button = () => container.querySelector('button')
  await waitFor(() => expect(button()).not.toBeNull())
  const until = new Date(tab.clock.now() + 86_400_000).toISOString()
  tab.store.set(pendingStopAtom, { ...stop, until })
  tab.store.set(pendingStopAtom, undefined)
  await waitFor(() => expect(button()).toBeNull())
  tab.store.set(pendingStopAtom, { ...stop, until: '2020-01-01T00:00:00Z' })
  tab.store.set(pendingStopAtom, undefined)
  await waitFor(() => expect(button()).not.toBeNull())
  await unmount()
})
