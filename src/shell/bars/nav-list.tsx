import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { comingSoonAtom, offersAtom } from '../../platform/config/offers.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './nav-list.module.css'
import { UnreadBadge } from './unread-badge.tsx'
import { navGroups, soonLabel } from './navigation.ts'

interface NavListProps {
  /** Shows icons only. The labels stay as tooltips and for screen readers. */
  folded?: boolean
  onNavigate?: () => void
}

/** The navigation groups as links. The current page is marked. */
export function NavList({ folded = false, onNavigate }: NavListProps) {
  const { i18n } = useLingui()
  const offered = useAtomValue(offersAtom)
  const comingSoon = useAtomValue(comingSoonAtom)
  return navGroups.map((group) => (
    <section
      key={group.title.id}
      className={styles.section}
      data-folded={folded || undefined}
      aria-label={i18n._(group.title)}
    >
      <p className={styles.group} aria-hidden="true">
        {folded ? null : i18n._(group.title)}
      </p>
      <ul>
        {group.items
          .filter(({ needs, soon }) => (needs === undefined || offered(needs)) && (!soon || comingSoon))
          .map((item) => (
            <li key={item.to}>
              <Link
                to={item.to}
                className={styles.link}
                title={folded ? i18n._(item.label) : undefined}
                onClick={onNavigate}
              >
                <Icon path={item.icon} size={22} />
                <span className={styles.label}>
                  {i18n._(item.label)}
                  {item.soon ? <small>{i18n._(soonLabel)}</small> : null}
                </span>
                {item.badge === 'memos' ? <UnreadBadge counted={!folded} /> : null}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  ))
}
