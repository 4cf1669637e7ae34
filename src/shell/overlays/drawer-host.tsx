import { useLocation } from '@tanstack/react-router'
import { useAtomValue, useStore } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import ProviderDrawer from '../../features/lobby/providers/provider-drawer.tsx'
import { currentGameAtom, frameCoversPageAtom } from '../../features/play/current-game.ts'
import { frameTitle } from '../../features/play/game-control.ts'
import { drawerSideAtom } from '../../platform/preferences.ts'
import { ChakraRoot } from '../../theme/chakra-root.tsx'
import { useEntryOverlay } from '../../ui/use-overlay.ts'
import { useProviderDrawer } from './provider-drawer-state.ts'
import { MAIN_ID } from '../bars/skip-link.tsx'

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
  const open = drawer.at !== undefined
  const close = useEntryOverlay(open && !covered, drawer.close)
  // A drawer opened by URL has no element to return the focus to. The page's main element gets it instead.
  const [opened, setOpened] = useState({ open: false, byAddress: false })
  if (open !== opened.open) {
    setOpened({
      open,
      byAddress: open ? document.activeElement === document.body : opened.byAddress,
    })
  }
  useEffect(() => {
    if (address !== undefined) leave()
  }, [address])
  return (
    <ChakraRoot>
      <ProviderDrawer
        view={covered || isSigningIn ? undefined : drawer.at}
        side={side === 'left' ? 'start' : 'end'}
        onChoose={(provider) => drawer.choose(provider.id)}
        onBack={drawer.back}
        onClose={close}
        returnFocusTo={() =>
          store.get(frameCoversPageAtom)
            ? frameTitle()
            : opened.byAddress
              ? document.getElementById(MAIN_ID)
              : null
        }
      />
    </ChakraRoot>
  )
}
