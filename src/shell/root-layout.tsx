import { msg } from '@lingui/core/macro'
import { Outlet, useMatches, useNavigate, useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { Suspense, useMemo } from 'react'
import { LobbyContext, type LobbyActions } from '../features/lobby/lobby-context.ts'
import { frameCoversPageAtom } from '../features/play/current-game.ts'
import { useRecents } from '../features/play/recents.ts'
import { late } from '../ui/late.tsx'
import { WIDE, useMedia } from '../ui/use-media.ts'
import { layoutTable } from './layout-table.ts'
import { Dashboard } from './dashboard.tsx'
import { configFailureAtom } from './config-failure.ts'
import { play, useGameOpen } from './play.ts'
import { useSearchOpen } from './search-state.ts'
import { useSideMenuAsked } from './side-menu-state.ts'
import { usePageTitle } from './page-title.ts'
import { useProviderDrawer } from './provider-drawer-state.ts'
import { SkipLink } from './skip-link.tsx'
import { startPageOf } from './return.ts'

const ConfigFailed = late(() => import('./config-failed.tsx').then((module) => module.default))
const PageA = late(() => import('./page-a.tsx').then((module) => module.default))
const OverPage = late(() => import('./over-page.tsx').then((module) => module.default), 'extra')
const GameOverlay = late(() => import('./game-overlay.tsx').then((module) => module.default), 'over')
const DrawerHost = late(() => import('./drawer-host.tsx').then((module) => module.default), 'over')
const ModalHost = late(() => import('./modal-host.tsx').then((module) => module.default), 'over')
const SearchHost = late(() => import('./search-host.tsx').then((module) => module.default), 'over')
const SideMenu = late(() => import('./side-menu.tsx').then((module) => module.default), 'over')

const modalTitle = msg`My page`

/** Every page: the bars of its layout around the routed page, and what lies over all pages. */
export function RootLayout() {
  const matches = useMatches()
  const facts = matches.at(-1)?.staticData ?? {}
  const wide = useMedia(WIDE)
  const navigate = useNavigate()
  const gameOpen = useGameOpen()
  // Behind a game that is in front, nothing of the page can be reached.
  const covered = useAtomValue(frameCoversPageAtom)
  const drawer = useProviderDrawer()
  const { modal } = useSearch({ from: '__root__' })
  const menuAsked = useSideMenuAsked()
  const searching = useSearchOpen(covered)
  const recents = useRecents()
  const configFailure = useAtomValue(configFailureAtom)
  usePageTitle(modal ? modalTitle : facts.title)

  const actions = useMemo<LobbyActions>(
    () => ({
      play,
      signIn: () => void navigate({ to: '/login', search: { redirect: startPageOf(location.href) } }),
      openProvider: (provider) =>
        void navigate({ to: '.', search: (old) => ({ ...old, provider: provider.id }), resetScroll: false }),
      openAll: (kind, q) =>
        void navigate({ to: kind === 'casino' ? '/game/livecasinonine' : '/game/slotnine', search: { q } }),
      recent: recents.map(({ game }) => game),
    }),
    [navigate, recents],
  )
  if (configFailure) {
    return (
      <Suspense>
        <ConfigFailed />
      </Suspense>
    )
  }
  const layout = facts.layout ?? 'dashboard'
  const bars = layoutTable[layout][wide ? 'wide' : 'phone']
  const page = <Outlet />
  return (
    <LobbyContext value={actions}>
      <div inert={covered}>
        <SkipLink />
        {layout === 'fullpage-type-a' ? (
          <Suspense>
            <PageA>{page}</PageA>
          </Suspense>
        ) : layout === 'none' ? (
          page
        ) : (
          <Dashboard bars={bars}>{page}</Dashboard>
        )}
      </div>
      <Suspense>
        <OverPage />
      </Suspense>
      {gameOpen ? (
        <Suspense>
          <GameOverlay />
        </Suspense>
      ) : null}
      {drawer.mounted ? (
        <Suspense>
          <DrawerHost />
        </Suspense>
      ) : null}
      {modal ? (
        <Suspense>
          <ModalHost />
        </Suspense>
      ) : null}
      {menuAsked ? (
        <Suspense>
          <SideMenu />
        </Suspense>
      ) : null}
      {searching ? (
        <Suspense>
          <SearchHost />
        </Suspense>
      ) : null}
    </LobbyContext>
  )
}
