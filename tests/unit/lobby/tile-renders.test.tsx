import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Provider } from 'jotai'
import { act, Profiler } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { favourites } from '../../../src/features/lobby/favourites/favourites.ts'
import { LobbyContext, type LobbyActions } from '../../../src/features/lobby/lobby-context.ts'
import { GameTile } from '../../../src/features/lobby/tile/game-tile.tsx'
import { sampleGame } from '../../support/sample-game.ts'
import { openTab } from '../../support/stage.ts'

test('a star renders its own tile and no other', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const games = [sampleGame('a'), sampleGame('b')] as const
  const actions: LobbyActions = { play() {}, signIn() {}, openProvider() {}, openAll() {} }
  const rendered: string[] = []
  const tab = openTab()
  const place = document.createElement('div')
  const root = createRoot(place)
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
  rendered.length = 0
  await act(async () => favourites(tab).toggle(games[0], true))
  expect(new Set(rendered)).toEqual(new Set(['a']))
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})
