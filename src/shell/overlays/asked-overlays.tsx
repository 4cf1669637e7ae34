import { useLocation, useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { frameCoversPageAtom } from '../../features/play/current-game.ts'
import type { SignInOver } from '../../session/guard.ts'
import { playStopAtom } from '../../session/play-stop.ts'
import { sessionAtom } from '../../session/session.ts'
import { lazyWithRetry } from '../../ui/states/lazy-with-retry.tsx'
import { useSideMenuAsked } from '../bars/side-menu-state.ts'
import { BackClosesOverlay } from './back-closes-overlay.ts'
import { useProviderGuard } from './provider-drawer-state.ts'
import { useSearchOpen } from './use-search-open.ts'

const DrawerHost = lazyWithRetry(() => import('./drawer-host.tsx').then((module) => module.default), 'toast')
const ModalHost = lazyWithRetry(() => import('./modal-host.tsx').then((module) => module.default), 'toast')
const SearchHost = lazyWithRetry(() => import('./search-host.tsx').then((module) => module.default), 'toast')
const SideMenu = lazyWithRetry(
  () => import('../bars/side-menu.tsx').then((module) => module.default),
  'toast',
)
const SignInHost = lazyWithRetry<{ over: SignInOver }>(
  () => import('./sign-in-host.tsx').then((module) => module.default),
  'silent',
)

/** What a press or an address opens over any page. Each is loaded when it is first asked for. Lazy, because the first paint needs none of them. */
export default function AskedOverlays() {
  // A game in front makes the whole page inert.
  const covered = useAtomValue(frameCoversPageAtom)
  const stopped = useAtomValue(playStopAtom) !== undefined
  const isSignedIn = useAtomValue(sessionAtom).state === 'signedIn'
  const { modal } = useSearch({ from: '__root__' })
  const over = useLocation({ select: ({ state }) => state.signInOver })
  const drawerAsked = useProviderGuard(over !== undefined)
  const menuAsked = useSideMenuAsked()
  const searching = useSearchOpen(covered || stopped) && !stopped
  return (
    <>
      <BackClosesOverlay />
      {drawerAsked && !stopped ? (
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
      {over && !isSignedIn ? (
        <Suspense>
          <SignInHost over={over} />
        </Suspense>
      ) : null}
    </>
  )
}
