import { Drawer } from '@chakra-ui/react/drawer'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useStore } from 'jotai'
import { useDeferredValue } from 'react'
import { SignOutButton } from '../../features/account/sign-in/sign-out-button.tsx'
import { drawerSideAtom } from '../../platform/preferences.ts'
import { IconButton } from '../../ui/icon/icon-button.tsx'
import { pageIcons } from '../../ui/icon/page-icons.ts'
import { SideDrawer } from '../../ui/overlay/side-drawer.tsx'
import { Brand } from './brand.tsx'
import { JoinLinks } from './join-links.tsx'
import { DemoButton } from './demo-button.tsx'
import { ActivityLink } from '../activity/activity-link.tsx'
import list from './nav-list.module.css'
import { NavList } from './nav-list.tsx'
import { closeSideMenu } from './side-menu-state.ts'
import styles from './side-menu.module.css'
import { LazyStopButton } from './lazy-stop-button.tsx'

/** The side menu with its groups (spec §1). It closes on a route change. */
export default function SideMenu() {
  const { t } = useLingui()
  const store = useStore()
  const close = () => closeSideMenu(store)
  const side = useAtomValue(drawerSideAtom)
  // After the drawer itself, so that opening it blocks no frame.
  const hasContent = useDeferredValue(true, false)
  return (
    <SideDrawer side={side} onClose={close}>
      <div className={styles.head}>
        <Drawer.Title className={styles.title} aria-label={t`Menu`}>
          <Brand />
        </Drawer.Title>
        <IconButton icon={pageIcons.close} label={t`Close`} background="soft" onClick={close} />
      </div>
      {hasContent ? (
        <div className={styles.rest}>
          <div className={styles.scroll}>
            <nav className={styles.body} aria-label={t`Menu`}>
              <NavList onNavigate={close} />
              <ActivityLink className={list.link} onNavigate={close} />
            </nav>
            <div className={styles.foot}>
              <DemoButton onNavigate={close} />
              <JoinLinks onNavigate={close} />
              <LazyStopButton />
              <SignOutButton />
            </div>
          </div>
        </div>
      ) : null}
    </SideDrawer>
  )
}
