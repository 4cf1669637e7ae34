import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { UserInfo } from '@marquee/contract/player.ts'
import type { PlayStop } from '@marquee/contract/play-stop.ts'
import { favourites } from '../../../../src/features/lobby/favourites/favourites.ts'
import { LobbyContext, type LobbyActions } from '../../../../src/features/lobby/lobby-context.ts'
import { siteConfigAtom } from '../../../../src/platform/config/site-config.ts'
import { useDeviceStop, useGuestPlay } from '../../../../src/session/device-stop.ts'
import { pendingStopAtom } from '../../../../src/session/play-stop.ts'
import { userInfoAtom } from '../../../../src/session/user-info.ts'
import { protectionWatch } from '../../../../src/shell/start/protection.ts'
import { FavouritesCard } from '../../../../src/shell/account/favourites-card.tsx'
import { NewestGames } from '../../../../src/shell/home/newest-games.tsx'
import { PageA } from '../../../../src/shell/layout/page-a.tsx'
import { renderPage } from '../../../support/rendered-page.tsx'
import { sampleGame, sampleSite } from '../../../support/sample-game.ts'
import { userInfo } from '../../../support/session-tab.ts'
import { type FakeTab, tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'
import { signIn } from '../wallet/wallet-tab.ts'

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

/** The user info of a signed-in player with this break, as the operator sends it. */
function showUser(tab: FakeTab, username: string, shown: PlayStop | null, stale = false): void {
  signIn(tab, username)
  const info = v.parse(UserInfo, { ...userInfo, username, stop: shown })
  tab.store.set(userInfoAtom, { info, at: tab.clock.now(), stale })
}

function GuestPlay() {
  return (
    <>
      {useGuestPlay() && <button type="button">Try</button>}
      {useDeviceStop() && <p>On a break</p>}
    </>
  )
}

test('the device offers no guest play as long as one of its players is on a break, signed in or not', async () => {
  const tab = stage.open()
  const site = sampleSite()
  tab.store.set(siteConfigAtom, { ...site, VARIABLES: { ...site.VARIABLES, guest_play: true } })
  protectionWatch(tab)
  const { container, unmount } = await renderPage(tab, GuestPlay)
  const isOffered = async (offered: boolean) => {
    await waitFor(() => expect(container.querySelector('button') !== null).toBe(offered))
    expect(container.querySelector('p') !== null).toBe(!offered)
  }
  await isOffered(true)
  const day = 86_400_000
  const until = (days: number) => new Date(tab.clock.now() + days * day).toISOString()
  showUser(tab, 'first', { ...stop, until: null })
  await isOffered(false)
  // The shorter break of another player does not end the first one, and neither does a player without one.
  showUser(tab, 'second', { ...stop, until: until(1) })
  showUser(tab, 'third', null)
  vi.spyOn(tab.clock, 'now').mockReturnValue(tab.clock.now() + 2 * day)
  showUser(tab, 'second', null)
  await isOffered(false)
  // A cached user info proves nothing.
  showUser(tab, 'first', null, true)
  await isOffered(false)
  showUser(tab, 'first', null)
  await isOffered(true)
  await unmount()
})
