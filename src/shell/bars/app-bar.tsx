import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouterState } from '@tanstack/react-router'
import { useAtomValue, useStore } from 'jotai'
import { Suspense } from 'react'
import { siteTitleAtom } from '../../platform/config/site-config.ts'
import { playStopAtom } from '../../session/play-stop.ts'
import { sessionAtom } from '../../session/session.ts'
import { IconButton } from '../../ui/icon/icon-button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { icons } from '../../ui/icon/icons.ts'
import { lazyWithRetry } from '../../ui/states/lazy-with-retry.tsx'
import styles from './app-bar.module.css'
import { AccountLinks } from './account-links.tsx'
import pill from './balance-pill.module.css'
import { Brand } from './brand.tsx'
import { useGoBack, useReturnPath } from '../layout/return-path.ts'
import { openSearch } from '../overlays/search-state.ts'
import { openSideMenu } from './side-menu-state.ts'

const BalancePill = lazyWithRetry(
  () => import('./balance-pill.tsx').then((module) => module.BalancePill),
  'silent',
)

interface AppBarProps {
  variant: 'full' | 'compact'
  /** Shows the brand; for layouts without a rail, which has its own. */
  withBrand: boolean
}

/** Paths of the bottom bar's tabs. Every other page has a back button. */
const tabPaths = new Set(['/home', '/game/slotnine', '/wallet/depositpage', '/account/mypagelist'])

function useIsTabPage(): boolean {
  return useRouterState({ select: (state) => tabPaths.has(state.location.pathname) })
}

/** The app bar: brand or search field, balance or sign-in, menu. */
export function AppBar({ variant, withBrand }: AppBarProps) {
  const { t } = useLingui()
  const name = useAtomValue(siteTitleAtom)
  const store = useStore()
  const session = useAtomValue(sessionAtom)
  const stopped = useAtomValue(playStopAtom) !== undefined
  const goBack = useGoBack()
  const isTabPage = useIsTabPage()
  const returnPath = useReturnPath()
  return (
    <header className={styles.bar} data-variant={variant}>
      {withBrand && !isTabPage ? (
        <IconButton icon={icons.back} label={t`Back`} className={styles.back} onClick={goBack} />
      ) : null}
      {withBrand ? (
        <Link to="/home" className={styles.brand} aria-label={name}>
          <Brand short={!isTabPage} />
        </Link>
      ) : stopped ? null : (
        <button
          type="button"
          className={styles.search}
          aria-keyshortcuts="/"
          onClick={() => openSearch(store)}
        >
          <Icon path={icons.search} size={20} />
          <span className={styles.searchText}>
            <Trans>Search games or providers</Trans>
          </span>
          <kbd className={styles.key}>/</kbd>
        </button>
      )}
      <span className={styles.space} />
      {session.state === 'signedIn' ? (
        <Suspense fallback={<span className={pill.pill} aria-busy="true" />}>
          <BalancePill />
        </Suspense>
      ) : (
        <>
          <Link to="/login" search={{ redirect: returnPath }} className={styles.signIn}>
            <Trans>Sign in</Trans>
          </Link>
          <Link to="/account/register" className={styles.join}>
            <Trans>Join</Trans>
          </Link>
        </>
      )}
      {session.state === 'signedIn' ? <AccountLinks /> : null}
      {/* Behind the links that a sign-in replaces, so that it does not move. */}
      {withBrand && !stopped ? (
        <IconButton
          icon={icons.search}
          label={t`Search games or providers`}
          onClick={() => openSearch(store)}
        />
      ) : null}
      <IconButton icon={icons.menu} label={t`Menu`} onClick={() => openSideMenu(store)} />
    </header>
  )
}
