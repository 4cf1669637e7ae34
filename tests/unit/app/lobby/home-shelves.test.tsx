import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Provider } from 'jotai'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { homeShelves, homeShelfNames } from '@marquee/contract/config.ts'
import type { Game } from '@marquee/contract/game.ts'
import { ANONYMOUS } from '@marquee/contract/anonymous.ts'
import { favourites, favouriteKinds } from '../../../../src/features/lobby/favourites/favourites.ts'
import { Home } from '../../../../src/features/lobby/home/home.tsx'
import { LobbyContext, type LobbyActions } from '../../../../src/features/lobby/lobby-context.ts'
import { siteConfigAtom } from '../../../../src/platform/config/site-config.ts'
import { sampleGame, sampleSite } from '../../../support/sample-game.ts'
import {
  json,
  reset,
  type Script,
  type ScriptedServer,
  startScriptedServer,
} from '../../../support/scripted-server.ts'
import { type FakeTab, tabStage } from '../../../support/stage.ts'
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
const slots = Array.from({ length: 6 }, (_, index) =>
  sampleGame(`${index}`, { theme: index < 4 ? 'ocean' : 'fruit', released: `2026-0${index + 1}-01` }),
)
const popular = slots.slice(0, 3)
const site = sampleSite()
const answered = (data: unknown) => json(200, { RESULT: true, DATA: data })
const wins = popular.map((game, place) => ({ game, amount: 90_000 - place }))

let server: ScriptedServer
let tab: FakeTab
let root: Root
let place: HTMLElement
let highlights: Script
let providers: readonly unknown[]

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  highlights = answered({ popular, wins })
  providers = []
  server = await startScriptedServer((response, request, nth) =>
    (request.path.includes('highlights')
      ? highlights
      : answered({ list: request.path.includes('provider_id') ? slots : providers }))(response, request, nth),
  )
  tab = stage.open()
  tab.apiHost.set(server.origin)
  await tab.records.hydrate()
  place = document.createElement('div')
  root = createRoot(place)
})
afterEach(async () => {
  root.unmount()
  await server.close()
})

function show(order: readonly unknown[], lastPlayed?: Game, featured = slots, publicLists = false): void {
  tab.store.set(siteConfigAtom, {
    ...site,
    VARIABLES: { ...site.VARIABLES, public_lists: publicLists },
    WEB_VARIABLES: { ...site.WEB_VARIABLES, featured, home_shelves: homeShelves(order) },
  })
  const none: ReactNode = null
  root.render(
    <Provider store={tab.store}>
      <I18nProvider i18n={i18n}>
        <LobbyContext value={actions}>
          <Home
            lastPlayed={lastPlayed}
            continuePlaying={none}
            announcements={<h2>News</h2>}
            popUps={none}
            allFavourites={none}
            allNew={none}
            allLive={none}
            allProviders={none}
            renderAllOfTopic={() => none}
          />
        </LobbyContext>
      </I18nProvider>
    </Provider>,
  )
}

/** The titles of the shelves in their order. */
const titles = () =>
  [...place.querySelectorAll('h2:not(#hero-title, #kinds)')].flatMap(({ textContent }) => textContent || [])

test('the shelves are in the order of the site’s configuration', async () => {
  show(['announcements', 'wins', 'new', 'popular', 'themes', 'providers'])
  await waitFor(() =>
    expect(titles()).toEqual([
      'News',
      'Recent big wins',
      'New slot games',
      'Popular now',
      'Ocean',
      'Game providers',
    ]),
  )
})

test('a shelf that the site leaves out, or that the app does not have, is not rendered', async () => {
  expect(homeShelves(['new', 'jackpots', 7, 'new', 'live'])).toEqual(['new', 'live'])
  expect(sampleSite().WEB_VARIABLES.home_shelves).toEqual(homeShelfNames)
  show(['jackpots', 'new', 'providers'])
  await waitFor(() => expect(titles()).toEqual(['New slot games', 'Game providers']))
})

describe('an operator with one provider of slots, which features no games', () => {
  beforeEach(() => {
    highlights = json(404, { RESULT: false, message: 'x' })
    providers = [{ id: 'provider', title: 'Alder', is_casino: 0, games: slots.length }]
  })
  const isEmpty = () => place.querySelector('[data-hero], #kinds, #placeholder') === null

  test('shows visitors its providers, and no shelf or picture without contents', async () => {
    show(homeShelfNames, undefined, [])
    await waitFor(() => expect(titles()).toEqual(['Game providers', 'News']))
    await waitFor(() => expect(place.querySelectorAll('section[aria-hidden]').length).toBe(0))
    expect(isEmpty()).toBe(true)
  })

  test('shows its slots as soon as they are loaded, and no table games', async () => {
    show(['live', 'new', 'providers'], undefined, [], true)
    await waitFor(() => expect(titles()).toEqual(['Table games', 'New slot games', 'Game providers']))
    await waitFor(() => expect(titles()).toEqual(['New slot games', 'Game providers']))
    await waitFor(() => expect(place.querySelectorAll('article').length).toBeGreaterThanOrEqual(slots.length))
    expect(isEmpty()).toBe(true)
  })
})

test.each([
  ['has no such call', json(404, { RESULT: false, message: 'x' })],
  ['says nothing', answered({})],
  ['has too few for a shelf', answered({ popular: slots.slice(0, 2), wins: wins.slice(0, 2) })],
  ['does not answer', reset],
])('where the operator %s, its shelves are not there, and all others are', async (_, script) => {
  highlights = script
  show(['new', 'popular', 'wins', 'announcements'])
  await waitFor(() => expect(titles()).toEqual(['New slot games', 'News']))
})

test('without popular games a visitor sees the site’s picks under that name, and themes', async () => {
  const chosen = ['magic', 'sky', 'magic', 'sky', 'magic', 'sky'].map((theme, index) =>
    sampleGame(`chosen ${index}`, { theme }),
  )
  highlights = answered({ popular: [], wins: [], chosen })
  show(['popular', 'themes', 'announcements'])
  await waitFor(() => expect(titles()).toEqual(['Recommended', 'Ocean', 'Magic', 'Sky', 'News']))
})

test('the shelf of similar games is named after the game played last, and does not change during the visit', async () => {
  const played = sampleGame('played', { theme: 'ocean', game_title: 'Treasure Passage' })
  show(['because', 'announcements'], played)
  await waitFor(() => expect(titles()).toEqual(['Because you played Treasure Passage', 'News']))
  expect(place.querySelectorAll('article').length).toBe(4)
  show(['because', 'announcements'], slots[5])
  await waitFor(() => expect(titles()).toEqual(['Because you played Treasure Passage', 'News']))
})

test('the first favourite does not shift the layout: its shelf appears on the next visit', async () => {
  const order = ['favourites', 'new']
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await act(async () => show(order))
  // Home has loaded the favourites: there are none.
  await act(async () => {
    await Promise.all(favouriteKinds.map((kind) => favourites(tab).of(ANONYMOUS, kind).loaded))
    await new Promise((resolve) => setTimeout(resolve))
  })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  await waitFor(() => expect(titles()).toEqual(['New slot games']))
  const [game] = slots
  if (!game) throw new Error('no game')
  await favourites(tab).toggle(game, true)
  await waitFor(() => expect(place.querySelectorAll('[aria-pressed=true]').length).toBe(1))
  expect(titles()).toEqual(['New slot games'])
  root.unmount()
  root = createRoot(place)
  show(order)
  await waitFor(() => expect(titles()).toEqual(['New slot games', 'Favourites']))
  await favourites(tab).toggle(game, false)
  await waitFor(() => expect(place.textContent).toContain('Tap the star'))
  expect(titles()).toEqual(['New slot games', 'Favourites'])
})
