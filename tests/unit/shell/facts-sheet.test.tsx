import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { Provider } from 'jotai'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Game } from '../../../src/contract/game.ts'
import { LobbyContext } from '../../../src/features/lobby/lobby-context.ts'
import { siteConfigAtom } from '../../../src/platform/config/site-config.ts'
import FactsSheet from '../../../src/shell/overlays/facts-sheet.tsx'
import { sampleGame, sampleSite } from '../../support/sample-game.ts'
import { tabStage } from '../../support/stage.ts'

const launched = vi.hoisted(() => vi.fn<(...told: readonly unknown[]) => Promise<void>>(async () => {}))
vi.mock('../../../src/features/play/launch/launch.ts', () => ({ launches: () => ({ launch: launched }) }))

const stage = tabStage()
const lobby = { play() {}, join() {}, starred() {}, openProvider() {}, openAll() {} }
let place: HTMLElement
let app: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('scrollTo', () => {})
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = vi.fn<() => void>()
  HTMLDialogElement.prototype.close = vi.fn<() => void>()
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  launched.mockClear()
  place = document.createElement('div')
  document.body.replaceChildren(place)
  app = createRoot(place)
})
afterEach(() => act(async () => app.unmount()))

/** Opens the facts of a game; returns the button that tries it. */
async function open(game: Game, guest_play: boolean): Promise<HTMLButtonElement | undefined> {
  const tab = stage.open()
  tab.store.set(siteConfigAtom, sampleSite({ guest_play }))
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <FactsSheet game={game} /> }),
    history: createMemoryHistory(),
  })
  await act(async () =>
    app.render(
      <Provider store={tab.store}>
        <I18nProvider i18n={i18n}>
          <LobbyContext value={lobby}>
            {/* Its routes are not those of the app. */}
            <RouterProvider router={router as never} />
          </LobbyContext>
        </I18nProvider>
      </Provider>,
    ),
  )
  return [...place.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Try with demo money',
  )
}

test('a game is tried with demo money from its facts, where the site allows it', async () => {
  const game = sampleGame('7')
  const button = await open(game, true)
  await act(async () => button?.click())
  await vi.waitFor(() => expect(launched).toHaveBeenCalledTimes(1))
  expect(launched.mock.calls[0]?.[0]).toEqual(game)
  expect(launched.mock.calls[0]?.[3]).toBe(true)
})

test('a site without guest play and a game out of service offer no try', async () => {
  expect(await open(sampleGame('7'), false)).toBeUndefined()
  expect(await open(sampleGame('8', { is_service: 0 }), true)).toBeUndefined()
})
