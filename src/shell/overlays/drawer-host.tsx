import { useLocation } from '@tanstack/react-router'
import { useAtomValue, useStore } from 'jotai'
import { AnimatePresence } from 'framer-motion'
import { useEffect, useEffectEvent } from 'react'
import ProviderDrawer from '../../features/lobby/providers/provider-drawer.tsx'
import { currentGameAtom, frameCoversPageAtom } from '../../features/play/current-game.ts'
import { frameTitle } from '../../features/play/game-control.ts'
import { drawerSideAtom } from '../../platform/preferences.ts'
import { useCloseEntry } from '../../ui/use-overlay.ts'
import { useProviderDrawer } from './provider-drawer-state.ts'

/**
 * Renders the provider drawer over any page. It is hidden while a game launches, because the game's frame would be behind
 * it; it closes once the game has its address, and reappears if the launch fails. It is hidden under the sign-in dialog
 * too, because screen readers would not find the dialog behind it.
 */
export default function DrawerHost() {
  const store = useStore()
  const drawer = useProviderDrawer()
  const side = useAtomValue(drawerSideAtom)
  const covered = useAtomValue(frameCoversPageAtom)
  const isSigningIn = useLocation({ select: ({ state }) => state.signInOverlay !== undefined })
  const address = useAtomValue(currentGameAtom)?.address
  const leave = useEffectEvent(drawer.close)
  const close = useCloseEntry(drawer.close)
  useEffect(() => {
    if (address !== undefined) leave()
  }, [address])
  return (
    <AnimatePresence>
      {drawer.at === undefined || covered || isSigningIn ? null : (
        <ProviderDrawer
          key="drawer"
          view={drawer.at}
          side={side}
          onChoose={(provider) => drawer.choose(provider.id)}
          onBack={drawer.back}
          onClose={close}
          returnFocusTo={() => (store.get(frameCoversPageAtom) ? frameTitle() : null)}
        />
      )}
    </AnimatePresence>
  )
}
