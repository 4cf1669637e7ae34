import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { graphemes } from '@marquee/contract/graphemes.ts'
import { playerNameAtom } from '../../session/user-info.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { icons } from '../../ui/icon/icons.ts'
import styles from './account-links.module.css'
import { modalPaths } from '../overlays/modal-state.ts'
import { UnreadBadge } from './unread-badge.tsx'

/** Links to memos and my page in the app bar of wide windows. Phones have them in the bottom bar. */
export function AccountLinks() {
  const { t } = useLingui()
  const initial = graphemes(useAtomValue(playerNameAtom) ?? '')[0]
  return (
    <span className={styles.links}>
      <Link to="/supports/memopage" className={styles.memos} aria-label={t`Inbox`}>
        <Icon path={icons.mail} />
        <UnreadBadge />
      </Link>
      <Link
        to="."
        search={(old) => ({ ...old, modal: 'mypage-info' as const })}
        mask={{ to: modalPaths['mypage-info'] }}
        state={{ overlay: true }}
        resetScroll={false}
        className={styles.player}
        aria-label={t({ message: 'Account', context: 'page of the account' })}
      >
        {initial}
      </Link>
    </span>
  )
}
