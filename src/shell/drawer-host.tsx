import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import ProviderDrawer from '../features/lobby/provider-drawer.tsx'
import { currentGameAtom, frameCoversPageAtom } from '../features/play/current-game.ts'
import { frameTitle } from '../features/play/focus-return.ts'
import { drawerSideAtom } from '../platform/preferences.ts'
import { store } from '../platform/store.ts'
import { ChakraRoot } from '../theme/chakra-root.tsx'
import { useProviderDrawer } from './provider-drawer-state.ts'
import { MAIN_ID } from './skip-link.tsx'

/**
 * The provider drawer over whatever page is shown. Loaded with the first press that wants it. A game that opens hides
 * it, or the game would lie behind it; it is closed once the game has its address, and back if the launch fails.
 */
export default function DrawerHost() {
  const drawer = useProviderDrawer()
  const side = useAtomValue(drawerSideAtom)
  const covered = useAtomValue(frameCoversPageAtom)
  const address = useAtomValue(currentGameAtom)?.address
  const close = useEffectEvent(drawer.close)
  const open = drawer.at !== undefined
  // Opened by its address nothing had the focus, and the page's main part gets it.
  const [opened, setOpened] = useState({ open: false, fromNowhere: false })
  if (open !== opened.open) {
    setOpened({
      open,
      fromNowhere: open ? document.activeElement === document.body : opened.fromNowhere,
    })
  }
  useEffect(() => {
    if (address !== undefined) close()
  }, [address])
  return (
    <ChakraRoot>
      <ProviderDrawer
        at={covered ? undefined : drawer.at}
        side={side === 'left' ? 'start' : 'end'}
        onChoose={(provider) => drawer.choose(provider.id)}
        onBack={drawer.back}
        onClose={drawer.close}
        returnFocusTo={() =>
          store.get(frameCoversPageAtom)
            ? frameTitle()
            : opened.fromNowhere
              ? document.getElementById(MAIN_ID)
              : null
        }
      />
    </ChakraRoot>
  )
}
