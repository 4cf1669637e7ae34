import { Drawer } from '@chakra-ui/react/drawer'
import { Portal } from '@chakra-ui/react/portal'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useStore } from 'jotai'
import { useRef } from 'react'
import { SignOutButton } from '../../features/account/sign-in/sign-out-button.tsx'
import { drawerSideAtom } from '../../platform/preferences.ts'
import { ChakraRoot } from '../../theme/chakra-root.tsx'
import { DragAway } from '../../ui/sheet/drag-away.tsx'
import { stayOpen } from '../../ui/sheet/focus-outside.ts'
import { IconButton } from '../../ui/icon/icon-button.tsx'
import { pageIcons } from '../../ui/icon/page-icons.ts'
import { toastLayer } from '../../ui/toast/toast.ts'
import { useOverlay } from '../../ui/use-overlay.ts'
import { Brand } from './brand.tsx'
import { JoinLinks } from './join-links.tsx'
import { DemoButton } from './demo-button.tsx'
import { ActivityLink } from '../activity/activity-link.tsx'
import list from './nav-list.module.css'
import { NavList } from './nav-list.tsx'
import { PlayMoneyLine } from './play-money-line.tsx'
import { closeSideMenu, sideMenuAtom } from './side-menu-state.ts'
import styles from './side-menu.module.css'
import { LazyStopButton } from './lazy-stop-button.tsx'

const persistentElements = [toastLayer]

/** The side menu with its groups (spec §1). It closes on a route change. */
export default function SideMenu() {
  const { t } = useLingui()
  const store = useStore()
  const close = () => closeSideMenu(store)
  const open = useAtomValue(sideMenuAtom)
  const side = useAtomValue(drawerSideAtom)
  const surface = useRef<HTMLDivElement>(null)
  useOverlay(open, close)
  return (
    <ChakraRoot>
      <Drawer.Root
        persistentElements={persistentElements}
        onFocusOutside={stayOpen}
        open={open}
        placement={side === 'left' ? 'start' : 'end'}
        onEscapeKeyDown={(event) => {
          // Escape in a confirmation inside the menu closes only the confirmation.
          if (event.target instanceof Element && event.target.closest('[role=alertdialog]')) {
            event.preventDefault()
          }
        }}
        onOpenChange={(details) => {
          if (!details.open) close()
        }}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content ref={surface} data-drawer="">
              <DragAway surface={surface} edge={side} onAway={close} />
              <div className={styles.head}>
                <Drawer.Title className={styles.title} aria-label={t`Menu`}>
                  <Brand />
                </Drawer.Title>
                <IconButton icon={pageIcons.close} label={t`Close`} background="soft" onClick={close} />
              </div>
              <nav className={styles.body} aria-label={t`Menu`}>
                <NavList onNavigate={close} />
                <ActivityLink className={list.link} onNavigate={close} />
              </nav>
              <div className={styles.foot}>
                <DemoButton onNavigate={close} />
                <JoinLinks onNavigate={close} />
                <LazyStopButton />
                <SignOutButton />
                <PlayMoneyLine />
              </div>
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
    </ChakraRoot>
  )
}
