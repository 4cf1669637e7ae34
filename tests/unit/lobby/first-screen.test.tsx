import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Provider } from 'jotai'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { LobbyContext, type LobbyActions } from '../../../src/features/lobby/lobby-context.ts'
import { GameShelf } from '../../../src/features/lobby/shelf/game-shelf.tsx'
import { firstScreenAtom } from '../../../src/platform/first-screen.ts'
import { layoutAtom } from '../../../src/platform/preferences.ts'
import { sampleGame } from '../../support/sample-game.ts'
import { openTab } from '../../support/stage.ts'

const actions: LobbyActions = { play() {}, join() {}, starred() {}, openProvider() {}, openAll() {} }
const games = Array.from({ length: 30 }, (_, index) => sampleGame(`game-${index}`))

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['list-layout', true, 3, 6],
  ['list-layout', false, 12, 12],
  ['compact-layout', true, 9, 18],
] as const)(
  'a shelf in %s (phone: %s) renders %i games before the first screen is painted, the %i in view after it, and the rest when it is pointed at',
  async (layout, isPhone, early, first) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    vi.stubGlobal('matchMedia', () => ({
      matches: isPhone,
      addEventListener() {},
      removeEventListener() {},
    }))
    i18n.loadAndActivate({ locale: 'en', messages: {} })
    const { store } = openTab()
    store.set(layoutAtom, layout)
    store.set(firstScreenAtom, false)
    const place = document.createElement('div')
    const root = createRoot(place)
    const tiles = () => place.querySelectorAll('article').length
    await act(async () =>
      root.render(
        <Provider store={store}>
          <I18nProvider i18n={i18n}>
            <LobbyContext value={actions}>
              <GameShelf id="new" title="New" games={games} providerOf={() => undefined} />
            </LobbyContext>
          </I18nProvider>
        </Provider>,
      ),
    )
    expect(tiles()).toBe(early)
    await act(async () => store.set(firstScreenAtom, true))
    expect(tiles()).toBe(first)
    const row = place.querySelector('ul')
    await act(async () => row?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })))
    expect(tiles()).toBe(18)
    await act(async () => root.unmount())
  },
)
