import { useLocation, useSearch } from '@tanstack/react-router'
import { AnimatePresence } from 'framer-motion'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { frameCoversPageAtom } from '../../features/play/current-game.ts'
import type { SignInOverlay } from '../../session/guard.ts'
import { playStopAtom } from '../../session/play-stop.ts'
import { sessionAtom } from '../../session/session.ts'
import { lazyWithRetry } from '../../ui/states/lazy-with-retry.tsx'
import { sideMenuAtom } from '../bars/side-menu-state.ts'
import { BackClosesOverlay } from './back-closes-overlay.ts'
import type { ModalName } from './modal-state.ts'
import { useProviderGuard } from './provider-drawer-state.ts'
import { useSearchOpen } from './use-search-open.ts'

const DrawerHost = lazyWithRetry(() => import('./drawer-host.tsx').then((module) => module.default), 'toast')
const ModalHost = lazyWithRetry<{ modal: ModalName }>(
  () => import('./modal-host.tsx').then((module) => module.default),
  'toast',
)
const SearchHost = lazyWithRetry(() => import('./search-host.tsx').then((module) => module.default), 'toast')
const SideMenu = lazyWithRetry(
  () => import('../bars/side-menu.tsx').then((module) => module.default),
  'toast',
)
const SignInHost = lazyWithRetry<{ overlay: SignInOverlay }>(
  () => import('./sign-in-host.tsx').then((module) => module.default),
  'silent',
)

/** Overlays that the player or an address opens over any page. Each is loaded when it is first opened. */
export default function OpenedOverlays() {
  // A game in front makes the whole page inert.
  const covered = useAtomValue(frameCoversPageAtom)
  const stopped = useAtomValue(playStopAtom) !== undefined
  const isSignedIn = useAtomValue(sessionAtom).state === 'signedIn'
  const { modal } = useSearch({ from: '__root__' })
  const signIn = useLocation({ select: ({ state }) => state.signInOverlay })
  const hasOpenedDrawer = useProviderGuard(signIn !== undefined)
  const isMenuOpen = useAtomValue(sideMenuAtom)
  const searching = useSearchOpen(covered || stopped) && !stopped
  return (
    <>
      <BackClosesOverlay />
      {hasOpenedDrawer && !stopped ? (
        <Suspense>
          <DrawerHost />
        </Suspense>
      ) : null}
      <AnimatePresence>
        {modal && isSignedIn ? (
          <Suspense key="modal">
            <ModalHost modal={modal} />
          </Suspense>
        ) : null}
        {isMenuOpen ? (
          <Suspense key="menu">
            <SideMenu />
          </Suspense>
        ) : null}
        {searching ? (
          <Suspense key="search">
            <SearchHost />
          </Suspense>
        ) : null}
        {signIn && !isSignedIn ? (
          <Suspense key="sign-in">
            <SignInHost overlay={signIn} />
          </Suspense>
        ) : null}
      </AnimatePresence>
    </>
  )
}
