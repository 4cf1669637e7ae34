import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Provider } from 'jotai'
import { act, Profiler } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Game } from '@marquee/contract/game.ts'
import { favourites } from '../../../../src/features/lobby/favourites/favourites.ts'
import { LobbyContext, type LobbyActions } from '../../../../src/features/lobby/lobby-context.ts'
import { GameTile } from '../../../../src/features/lobby/tile/game-tile.tsx'
import { favouritesKey } from '../../../../src/features/lobby/favourites/favourites-event.ts'
import { sampleGame } from '../../../support/sample-game.ts'
import { type FakeTab, tabStage } from '../../../support/stage.ts'

const stage = tabStage()
const games = [sampleGame('a'), sampleGame('b')] as const
/** Its id is in a range of games with windows of their own. */
const windowed = sampleGame('75320')
let tab: FakeTab
let place: HTMLElement
let root: Root
let rendered: string[]
let play: ReturnType<typeof vi.fn<LobbyActions['play']>>
let openFacts: ReturnType<typeof vi.fn<LobbyActions['openFacts']>>

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  place = document.createElement('div')
  root = createRoot(place)
  rendered = []
  play = vi.fn<LobbyActions['play']>()
  openFacts = vi.fn<LobbyActions['openFacts']>()
})

afterEach(async () => {
  await act(async () => root.unmount())
})

/** Opens a tab with a tile of each game. */
async function open(shown: readonly Game[] = games): Promise<void> {
  tab = stage.open()
  const actions: LobbyActions = { play, join() {}, starred() {}, openFacts, openProvider() {}, openAll() {} }
  await act(async () =>
    root.render(
      <Provider store={tab.store}>
        <I18nProvider i18n={i18n}>
          <LobbyContext value={actions}>
            {shown.map((game) => (
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

test('the error of a favourite that cannot be saved shows at its tile until the next change', async () => {
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

test('a game that opens in a new window says so on its tile', async () => {
  await open([games[0], windowed])
  const marks = [...place.querySelectorAll('article')].map((tile) => [
    tile.querySelector('[role=img]')?.getAttribute('aria-label'),
    tile.querySelector('button')?.title,
  ])
  const said = 'Opens in a new window'
  expect(marks).toEqual([
    [undefined, ''],
    [said, said],
  ])
})

describe('a press on a tile', () => {
  const tileButton = () => place.querySelector('article button') ?? place

  async function fire(on: Element, type: string, more: MouseEventInit & { pointerType?: string } = {}) {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...more })
    Object.assign(event, { isPrimary: true })
    if (more.pointerType !== undefined) Object.assign(event, { pointerType: more.pointerType })
    await act(async () => on.dispatchEvent(event))
    return event
  }

  async function press(on: Element, ms: number): Promise<void> {
    await fire(on, 'pointerdown')
    vi.advanceTimersByTime(ms)
    await fire(on, 'pointerup')
    await fire(on, 'click')
  }

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await open()
  })
  afterEach(() => vi.useRealTimers())

  test('opens the facts if it is long, else the game', async () => {
    await press(tileButton(), 600)
    expect([openFacts.mock.calls, play.mock.calls.length]).toEqual([[[games[0]]], 0])
    await press(tileButton(), 200)
    expect([openFacts.mock.calls.length, play.mock.calls.length]).toEqual([1, 1])
  })

  test('is not long on the star, while the pointer moves, or with the other button', async () => {
    await press(place.querySelector('[aria-pressed]') ?? place, 600)
    await fire(tileButton(), 'pointerdown')
    await fire(tileButton(), 'pointermove', { clientY: 20 })
    vi.advanceTimersByTime(600)
    await fire(tileButton(), 'pointerdown')
    await fire(tileButton(), 'pointercancel')
    vi.advanceTimersByTime(600)
    await fire(tileButton(), 'pointerdown', { button: 2 })
    vi.advanceTimersByTime(600)
    expect(openFacts).not.toHaveBeenCalled()
  })

  test('opens the facts by the menu key; a right click opens the menu of the browser', async () => {
    expect((await fire(tileButton(), 'contextmenu', { pointerType: 'mouse' })).defaultPrevented).toBe(false)
    expect(openFacts).not.toHaveBeenCalled()
    expect((await fire(tileButton(), 'contextmenu', { pointerType: '' })).defaultPrevented).toBe(true)
    expect(openFacts).toHaveBeenCalledTimes(1)
    expect((await fire(tileButton(), 'contextmenu', { pointerType: 'touch' })).defaultPrevented).toBe(true)
    expect(openFacts).toHaveBeenCalledTimes(1)
  })
})
