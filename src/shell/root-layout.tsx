import { Outlet, useMatches, useNavigate, useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useMemo, type ReactNode } from 'react'
import { LobbyContext, type LobbyActions } from '../features/lobby/lobby-context.ts'
import { frameCoversPageAtom } from '../features/play/current-game.ts'
import { useRecents } from '../features/play/recents.ts'
import { WIDE, useMedia } from '../ui/use-media.ts'
import { layoutTable } from './layout-table.ts'
import { Dashboard } from './dashboard.tsx'
import { configFailureAtom } from './config-failure.ts'
import { PartBoundary } from './part-boundary.tsx'
import { play, useGameOpen } from './play.ts'
import { useSearchOpen } from './search-state.ts'
import { useSideMenuAsked } from './side-menu-state.ts'
import { usePageTitle } from './page-title.ts'
import { useProviderDrawer } from './provider-drawer-state.ts'
import { SkipLink } from './skip-link.tsx'
import { startPageOf } from './return.ts'

const ConfigFailed = lazy(() => import('./config-failed.tsx'))
const PageA = lazy(() => import('./page-a.tsx'))
const OverPage = lazy(() => import('./over-page.tsx'))
const GameOverlay = lazy(() => import('./game-overlay.tsx'))
const DrawerHost = lazy(() => import('./drawer-host.tsx'))
const ModalHost = lazy(() => import('./modal-host.tsx'))
const SearchHost = lazy(() => import('./search-host.tsx'))
const SideMenu = lazy(() => import('./side-menu.tsx'))

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
  usePageTitle(facts.title)

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
      <PartBoundary quiet>
        <Suspense>
          <OverPage />
        </Suspense>
      </PartBoundary>
      {gameOpen ? part(<GameOverlay />) : null}
      {drawer.mounted ? part(<DrawerHost />) : null}
      {modal ? part(<ModalHost />) : null}
      {menuAsked ? part(<SideMenu />) : null}
      {searching ? part(<SearchHost />) : null}
    </LobbyContext>
  )
}

/** One of the parts that lie over the page: none takes the page, or another part, with it. */
function part(children: ReactNode) {
  return (
    <PartBoundary>
      <Suspense>{children}</Suspense>
    </PartBoundary>
  )
}
