import { msg } from '@lingui/core/macro'
import {
  Match,
  Outlet,
  useLocation,
  useMatches,
  useNavigate,
  useRouter,
  useRouterState,
  useSearch,
  type StaticDataRouteOption,
} from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { type ReactNode, Suspense, useDeferredValue, useMemo } from 'react'
import { LobbyContext, type LobbyActions } from '../../features/lobby/lobby-context.ts'
import { frameCoversPageAtom } from '../../features/play/current-game.ts'
import { playStopAtom } from '../../session/play-stop.ts'
import { useTab } from '../../session/tab.ts'
import { lazyWithRetry } from '../../ui/states/lazy-with-retry.tsx'
import { WIDE, useMedia } from '../../ui/use-media.ts'
import { layoutTable } from './layout-table.ts'
import { Dashboard } from './dashboard.tsx'
import { configFailureAtom } from './config-failure.ts'
import { useGameOpen, usePlay } from '../start/play.ts'
import { usePageTitle } from './page-title.ts'
import { useRestoredScroll } from './use-restored-scroll.ts'
import { SkipLink } from '../bars/skip-link.tsx'
import { promptJoin } from '../join/prompt-join.ts'

const ChakraRoot = lazyWithRetry<{ children: ReactNode }>(() =>
  import('../../theme/chakra-root.tsx').then((module) => module.ChakraRoot),
)
const PageA = lazyWithRetry<{ children: ReactNode }>(() =>
  import('./page-a.tsx').then((module) => module.PageA),
)
const ConfigFailed = lazyWithRetry(() => import('./config-failed.tsx').then((module) => module.default))
const AutomaticOverlays = lazyWithRetry(
  () => import('../overlays/automatic-overlays.tsx').then((module) => module.default),
  'silent',
)
const OpenedOverlays = lazyWithRetry(
  () => import('../overlays/opened-overlays.tsx').then((module) => module.default),
  'silent',
)
const GameOverlay = lazyWithRetry(
  () => import('../overlays/game-overlay.tsx').then((module) => module.default),
  'toast',
)
const LobbyStopped = lazyWithRetry(
  () => import('../../features/protection/lobby-stopped.tsx').then((module) => module.LobbyStopped),
  'silent',
)
const SignedOutPage = lazyWithRetry(
  () => import('./signed-out-page.tsx').then((module) => module.default),
  'silent',
)

const noData: StaticDataRouteOption = {}
const modalTitle = msg({ message: 'Account', context: 'page of the account' })

/** The root of every page: the page of the route in its layout, and the overlays. */
export function RootLayout() {
  const data =
    useMatches({ structuralSharing: false, select: (matches) => matches.at(-1)?.staticData }) ?? noData
  const wide = useMedia(WIDE)
  const navigate = useNavigate()
  const router = useRouter()
  const tab = useTab()
  const gameOpen = useGameOpen()
  const play = usePlay()
  // After the page, which the first screen consists of.
  const hasOverlays = useDeferredValue(true, false)
  // A game in front makes the whole page inert.
  const covered = useAtomValue(frameCoversPageAtom)
  const { modal } = useSearch({ from: '__root__' })
  const signIn = useLocation({ select: ({ state }) => state.signInOverlay })
  const stopped = useAtomValue(playStopAtom) !== undefined
  const configFailure = useAtomValue(configFailureAtom)
  const shown = useRouterState({
    structuralSharing: false,
    select: ({ resolvedLocation }) => resolvedLocation,
  })
  useRestoredScroll()
  usePageTitle(modal && modal !== 'activity' ? modalTitle : data.title, shown?.pathname)

  const actions = useMemo<LobbyActions>(
    () => ({
      play,
      join: () => void navigate({ to: '/account/register' }),
      starred: (game) => {
        if (!tab.session.isSignedIn()) promptJoin(router, tab, { kind: 'star', game })
      },
      openFacts: (game) =>
        void navigate({
          to: '.',
          search: true,
          state: (old) => ({ ...old, gameFacts: game }),
          resetScroll: false,
        }),
      openProvider: ({ id }) =>
        void navigate({
          to: '.',
          search: (old) => ({ ...old, provider: id }),
          state: { overlay: true },
          resetScroll: false,
        }),
      openAll: (kind, search) =>
        void navigate({ to: kind === 'casino' ? '/game/livecasinonine' : '/game/slotnine', search }),
    }),
    [navigate, play, router, tab],
  )
  if (configFailure) {
    return (
      <Suspense>
        <ConfigFailed />
      </Suspense>
    )
  }
  const layout = data.layout ?? 'dashboard'
  const page = signIn?.covers ? (
    <Suspense>
      <SignedOutPage title={data.title} />
    </Suspense>
  ) : stopped && data.games ? (
    <Suspense>
      <LobbyStopped />
    </Suspense>
  ) : (
    <PageOutlet />
  )
  return (
    <LobbyContext value={actions}>
      <div inert={covered}>
        <SkipLink />
        {layout === 'fullpage-type-a' ? (
          <PageA>{page}</PageA>
        ) : layout === 'none' ? (
          page
        ) : (
          <Dashboard bars={layoutTable[layout][wide ? 'wide' : 'phone']}>{page}</Dashboard>
        )}
      </div>
      {hasOverlays ? (
        <>
          <Suspense>
            <AutomaticOverlays />
          </Suspense>
          <Suspense>
            <OpenedOverlays />
          </Suspense>
        </>
      ) : null}
      {gameOpen ? (
        <Suspense>
          <GameOverlay />
        </Suspense>
      ) : null}
    </LobbyContext>
  )
}

/**
 * The page of the route. Home does without Chakra's run time, and is in no `Suspense` of the router: React would hydrate its content
 * after the first commit, when data of the device may have changed it.
 */
function PageOutlet() {
  const page = useMatches({ structuralSharing: false, select: (matches) => matches[1]?.routeId })
  if (page === '/home') return <Match routeId={page} />
  return (
    <ChakraRoot>
      <Outlet />
    </ChakraRoot>
  )
}
