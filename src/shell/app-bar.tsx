import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouterState } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { sessionAtom } from '../session/session.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './app-bar.module.css'
import { AccountLinks } from './account-links.tsx'
import { BalancePill } from './balance-pill.tsx'
import { Brand, useBrandName } from './brand.tsx'
import { useGoBack, useStartPage } from './return.ts'
import { openSearch } from './search-state.ts'
import { openSideMenu } from './side-menu-state.ts'

interface AppBarProps {
  variant: 'full' | 'compact'
  /** Where there is no rail, the brand stands here. */
  withBrand: boolean
}

/** The places of the bottom bar: from anywhere else there is a way back. */
const places = new Set(['/home', '/game/slot', '/wallet/depositpage', '/account/mypagelist'])

function useAtPlace(): boolean {
  return useRouterState({ select: (state) => places.has(state.location.pathname) })
}

/** The bar at the top: brand or search, balance or sign-in, menu. */
export function AppBar({ variant, withBrand }: AppBarProps) {
  const { t } = useLingui()
  const name = useBrandName()
  const session = useAtomValue(sessionAtom)
  const goBack = useGoBack()
  const atPlace = useAtPlace()
  const startPage = useStartPage()
  return (
    <header className={styles.bar} data-variant={variant}>
      {withBrand && !atPlace ? (
        <IconButton icon="back" label={t`Back`} className={styles.back} onClick={goBack} />
      ) : null}
      {withBrand ? (
        <Link to="/home" className={styles.brand} aria-label={name}>
          <Brand short={!atPlace} />
        </Link>
      ) : (
        <button type="button" className={styles.search} aria-keyshortcuts="/" onClick={openSearch}>
          <Icon name="search" size={20} />
          <span className={styles.searchText}>
            <Trans>Search games or providers</Trans>
          </span>
          <kbd className={styles.key}>/</kbd>
        </button>
      )}
      <span className={styles.space} />
      {withBrand ? (
        <IconButton icon="search" label={t`Search games or providers`} onClick={openSearch} />
      ) : null}
      {session.state === 'signedIn' ? (
        <BalancePill />
      ) : (
        <Link to="/login" search={{ redirect: startPage }} className={styles.signIn}>
          <Trans>Sign in</Trans>
        </Link>
      )}
      {session.state === 'signedIn' ? <AccountLinks /> : null}
      <IconButton icon="menu" label={t`Menu`} onClick={openSideMenu} />
    </header>
  )
}
