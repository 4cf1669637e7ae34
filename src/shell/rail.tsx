import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Brand, useBrandName } from './brand.tsx'
import { NavList } from './nav-list.tsx'
import { PlayMoneyLine } from './play-money-line.tsx'
import styles from './rail.module.css'

/** The navigation at the side from 960 px. */
export function Rail() {
  const { t } = useLingui()
  const name = useBrandName()
  return (
    <aside className={styles.rail}>
      <Link to="/home" className={styles.brand} aria-label={name}>
        <Brand />
      </Link>
      <nav
        aria-label={t({ message: 'Main', comment: 'Name of the main navigation for screen readers' })}
        className={styles.nav}
      >
        <NavList />
      </nav>
      <PlayMoneyLine />
    </aside>
  )
}
