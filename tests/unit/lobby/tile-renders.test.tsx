import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Provider } from 'jotai'
import { act, Profiler } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askedFactsAtom } from '../../../src/features/lobby/facts/asked-facts.ts'
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
let play: ReturnType<typeof vi.fn<LobbyActions['play']>>

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  place = document.createElement('div')
  root = createRoot(place)
  rendered = []
  play = vi.fn<LobbyActions['play']>()
})

afterEach(async () => {
  await act(async () => root.unmount())
})

/** Opens a tab with a tile of each game. */
async function open(): Promise<void> {
  tab = stage.open()
  const actions: LobbyActions = { play, join() {}, starred() {}, openProvider() {}, openAll() {} }
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

/** Presses the first tile for a time, ms, before the rest of the app is loaded. */
async function press(ms: number): Promise<void> {
  const button = place.querySelector('article button')
  const click = new MouseEvent('click', { bubbles: true, detail: 1 })
  Object.defineProperty(click, 'timeStamp', { value: performance.now() + ms })
  await act(async () => {
    button?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
    button?.dispatchEvent(click)
  })
}

test('a long press opens no game and asks for the facts, also before the app follows long presses', async () => {
  await open()
  await press(700)
  expect(play).not.toHaveBeenCalled()
  expect(tab.store.get(askedFactsAtom)).toEqual(games[0])
  await press(10)
  expect(play).toHaveBeenCalledTimes(1)
})
