import { useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { siteTitleAtom } from '../../platform/config/site-config.ts'
import { railAtom } from '../../platform/preferences.ts'
import { IconButton } from '../../ui/icon/icon-button.tsx'
import { pageIcons } from '../../ui/icon/page-icons.ts'
import { Brand } from './brand.tsx'
import { NavList } from './nav-list.tsx'
import styles from './rail.module.css'

/** Side navigation from 960 px: 240 px wide, or folded to 72 px with icons only. */
export function Rail() {
  const { t } = useLingui()
  const name = useAtomValue(siteTitleAtom)
  const [width, setWidth] = useAtom(railAtom)
  const isOpen = width === 'open'
  const nav = useRef<HTMLElement>(null)
  const router = useRouter()
  useEffect(() => {
    const scrollToCurrent = () =>
      nav.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' })
    scrollToCurrent()
    return router.subscribe('onRendered', scrollToCurrent)
  }, [router])
  return (
    <aside className={styles.rail}>
      <div className={styles.head}>
        <Link to="/home" className={styles.brand} aria-label={name}>
          <Brand short={!isOpen} />
        </Link>
        <IconButton
          icon={pageIcons.rail}
          label={
            isOpen
              ? t({ message: 'Collapse the menu', comment: 'Leaves only the icons of the side menu' })
              : t({ message: 'Expand the menu', comment: 'Shows the words of the side menu again' })
          }
          aria-expanded={isOpen}
          onClick={() => setWidth(isOpen ? 'folded' : 'open')}
        />
      </div>
      <nav
        ref={nav}
        aria-label={t({ message: 'Main', comment: 'Name of the main navigation for screen readers' })}
        className={styles.nav}
      >
        <NavList folded={!isOpen} />
      </nav>
    </aside>
  )
}
