import { Plural } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { userInfoAtom } from '../../session/user-info.ts'
import styles from './unread-badge.module.css'

interface UnreadBadgeProps {
  /** Shows the number instead of a dot. */
  counted?: boolean
}

/** Number of unread memos. Renders nothing when there are none. */
export function UnreadBadge({ counted = false }: UnreadBadgeProps) {
  const unread = useAtomValue(userInfoAtom)?.info.unread_memos ?? 0
  if (unread === 0) return null
  return (
    <span className={counted ? styles.count : styles.dot}>
      <span className={counted ? undefined : 'visually-hidden'}>
        {counted ? unread : <Plural value={unread} one="# unread message" other="# unread messages" />}
      </span>
    </span>
  )
}
