import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { sessionAtom } from '../session/session.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './account-links.module.css'
import { modalPaths } from './modal-state.ts'
import { UnreadBadge } from './unread-badge.tsx'

/** Memos and the player, in the bar of wide windows; phones have them at the thumb. */
export function AccountLinks() {
  const { t } = useLingui()
  const session = useAtomValue(sessionAtom)
  const initial = session.state === 'signedIn' ? [...session.name][0] : ''
  return (
    <span className={styles.links}>
      <Link to="/supports/memopage" className={styles.memos} aria-label={t`Memos`}>
        <Icon name="bell" />
        <UnreadBadge />
      </Link>
      <Link
        to="."
        search={(old) => ({ ...old, modal: 'mypage-info' as const })}
        mask={{ to: modalPaths['mypage-info'] }}
        resetScroll={false}
        className={styles.player}
        aria-label={t`My page`}
      >
        {initial}
      </Link>
    </span>
  )
}
