import { msg } from '@lingui/core/macro'
import {
  useLocation,
  useMatches,
  useNavigate,
  useRouter,
  useRouterState,
  useSearch,
  type StaticDataRouteOption,
} from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { Suspense, useDeferredValue, useMemo } from 'react'
import { LobbyContext, type LobbyActions } from '../../features/lobby/lobby-context.ts'
import { frameCoversPageAtom } from '../../features/play/current-game.ts'
import { playStopAtom } from '../../session/play-stop.ts'
import { useTab } from '../../session/tab.ts'
import { lazyWithRetry } from '../../ui/states/lazy-with-retry.tsx'
import { WIDE, useMedia } from '../../ui/use-media.ts'
import { layoutTable } from './layout-table.ts'
import { PageA } from './page-a.tsx'
import { Dashboard } from './dashboard.tsx'
import { configFailureAtom } from './config-failure.ts'
import { useGameOpen, usePlay } from '../start/play.ts'
import { usePageTitle } from './page-title.ts'
import { PageOutlet } from './page-outlet.tsx'
import { SkipLink } from '../bars/skip-link.tsx'
import { ask } from '../join/ask.ts'

const ConfigFailed = lazyWithRetry(() => import('./config-failed.tsx').then((module) => module.default))
const OverPage = lazyWithRetry(() => import('./over-page.tsx').then((module) => module.default), 'silent')
const AskedOverlays = lazyWithRetry(
  () => import('../overlays/asked-overlays.tsx').then((module) => module.default),
  'silent',
)
const GameOverlay = lazyWithRetry(
  () => import('../overlays/game-overlay.tsx').then((module) => module.default),
  'toast',
)
const LobbyStopped = lazyWithRetry(
  () => import('./lobby-stopped.tsx').then((module) => module.default),
  'silent',
)
const SignedOutPage = lazyWithRetry(
  () => import('./signed-out-page.tsx').then((module) => module.default),
  'silent',
)

const noFacts: StaticDataRouteOption = {}
const modalTitle = msg`My page`

/** The root of every page: the routed page in its layout, and the overlays. */
export function RootLayout() {
  const facts =
    useMatches({ structuralSharing: false, select: (matches) => matches.at(-1)?.staticData }) ?? noFacts
  const wide = useMedia(WIDE)
  const navigate = useNavigate()
  const router = useRouter()
  const tab = useTab()
  const gameOpen = useGameOpen()
  const play = usePlay()
  // After the page, which the first screen consists of.
  const isOverDue = useDeferredValue(true, false)
  // A game in front makes the whole page inert.
  const covered = useAtomValue(frameCoversPageAtom)
  const { modal } = useSearch({ from: '__root__' })
  const over = useLocation({ select: ({ state }) => state.signInOver })
  const stopped = useAtomValue(playStopAtom) !== undefined
  const configFailure = useAtomValue(configFailureAtom)
  const shown = useRouterState({
    structuralSharing: false,
    select: ({ resolvedLocation }) => resolvedLocation,
  })
  usePageTitle(modal && modal !== 'happened' ? modalTitle : facts.title, shown?.pathname)

  const actions = useMemo<LobbyActions>(
    () => ({
      play,
      join: () => void navigate({ to: '/account/register' }),
      starred: (game) => {
        if (!tab.session.isSignedIn()) ask(router, tab, { kind: 'star', game })
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
  const layout = facts.layout ?? 'dashboard'
  const bars = layoutTable[layout][wide ? 'wide' : 'phone']
  const page = over?.covers ? (
    <Suspense>
      <SignedOutPage title={facts.title} />
    </Suspense>
  ) : stopped && facts.games ? (
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
          <Dashboard bars={bars}>{page}</Dashboard>
        )}
      </div>
      {isOverDue ? (
        <>
          <Suspense>
            <OverPage />
          </Suspense>
          <Suspense>
            <AskedOverlays />
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
