import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { Icon } from '../ui/icon.tsx'
import styles from './nav-list.module.css'
import { UnreadBadge } from './unread-badge.tsx'
import { navGroups } from './navigation.ts'

/** The groups of the side menu as links; the current place is marked. */
export function NavList({ onNavigate }: { onNavigate?: (() => void) | undefined }) {
  const { i18n } = useLingui()
  return navGroups.map((group, index) => (
    <section key={group.title.id} aria-label={i18n._(group.title)}>
      {index === 0 ? null : (
        <p className={styles.group} aria-hidden="true">
          {i18n._(group.title)}
        </p>
      )}
      <ul>
        {group.items.map((item) => (
          <li key={item.to}>
            <Link to={item.to} className={styles.link} onClick={onNavigate}>
              <Icon name={item.icon} size={22} />
              <span className={styles.label}>{i18n._(item.label)}</span>
              {item.badge === 'memos' ? <UnreadBadge counted /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ))
}
