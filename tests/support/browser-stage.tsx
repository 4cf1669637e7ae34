import { idleLobby } from './idle-lobby.ts'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { GameKind, Provider as GameProvider } from '@marquee/contract/game.ts'
import { LobbyContext, type LobbyActions } from '../../src/features/lobby/lobby-context.ts'
import { browserEnvironment } from '../../src/platform/environment.ts'
import { createTab, type Tab } from '../../src/session/tab.ts'
import { ChakraRoot } from '../../src/theme/chakra-root.tsx'

/** Calls of the lobby's actions. */
interface Calls {
  played: string[]
  providers: string[]
  all: [kind: GameKind, filters: Parameters<LobbyActions['openAll']>[1]][]
}

export interface Stage {
  readonly tab: Tab
  readonly calls: Calls
  readonly place: HTMLElement
  show(content: ReactNode): void
  clear(): void
}

/** A page with parts of the lobby, in English, without the bars of the app. */
export function openStage(): Stage {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const tab = createTab(browserEnvironment())
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const root: Root = createRoot(place)
  const calls: Calls = { played: [], providers: [], all: [] }
  const actions: LobbyActions = {
    ...idleLobby,
    play: (game) => void calls.played.push(game.id),
    openProvider: (provider: GameProvider) => void calls.providers.push(provider.id),
    openAll: (kind, filters) => void calls.all.push([kind, filters]),
  }
  return {
    tab,
    calls,
    place,
    show: (content) =>
      flushSync(() =>
        root.render(
          <Provider store={tab.store}>
            <I18nProvider i18n={i18n}>
              <ChakraRoot>
                <LobbyContext value={actions}>{content}</LobbyContext>
              </ChakraRoot>
            </I18nProvider>
          </Provider>,
        ),
      ),
    clear: () => {
      root.unmount()
      tab.channel.close()
    },
  }
}
