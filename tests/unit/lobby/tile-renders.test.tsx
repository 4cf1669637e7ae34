import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Provider } from 'jotai'
import { act, Profiler } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { favourites } from '../../../src/features/lobby/favourites/favourites.ts'
import { LobbyContext, type LobbyActions } from '../../../src/features/lobby/lobby-context.ts'
import { GameTile } from '../../../src/features/lobby/tile/game-tile.tsx'
import { favouritesKey } from '../../../src/platform/favourites-event.ts'
import { sampleGame } from '../../support/sample-game.ts'
import { type FakeTab, tabStage } from '../../support/stage.ts'

const stage = tabStage()
const games = [sampleGame('a'), sampleGame('b')] as const
let tab: FakeTab
let place: HTMLElement
let root: Root
let rendered: string[]

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  place = document.createElement('div')
  root = createRoot(place)
  rendered = []
})

afterEach(async () => {
  await act(async () => root.unmount())
})

/** Opens a tab with a tile of each game. */
async function open(): Promise<void> {
  tab = stage.open()
  const actions: LobbyActions = { play() {}, join() {}, starred() {}, openProvider() {}, openAll() {} }
  await act(async () =>
    root.render(
      <Provider store={tab.store}>
        <I18nProvider i18n={i18n}>
          <LobbyContext value={actions}>
            {games.map((game) => (
              <Profiler key={game.id} id={game.id} onRender={(id) => rendered.push(id)}>
                <GameTile game={game} />
              </Profiler>
            ))}
          </LobbyContext>
        </I18nProvider>
      </Provider>,
    ),
  )
}

const tiles = () => [...place.querySelectorAll('article')].map((tile) => tile.textContent)

test('a star renders its own tile and no other', async () => {
  await open()
  rendered.length = 0
  await act(async () => favourites(tab).toggle(games[0], true))
  expect(new Set(rendered)).toEqual(new Set(['a']))
})

test('a favourite that cannot be saved stands at its tile until the next press', async () => {
  // Stored by a newer version of the app, which this one must not overwrite.
  await stage.plantRecord(favouritesKey('anonymous', 'slots'), { version: 9, revision: 1, value: [] })
  await open()
  const before = tiles()
  await act(async () => favourites(tab).toggle(games[0], true))
  expect(tiles()[0]).toContain('The favourite could not be saved.')
  expect(tiles()[1]).toBe(before[1])
  await act(async () => favourites(tab).toggle(games[1], true))
  expect(tiles()[0]).toBe(before[0])
  expect(tiles()[1]).toContain('The favourite could not be saved.')
})
