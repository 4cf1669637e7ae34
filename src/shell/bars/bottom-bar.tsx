import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { useTab } from '../../session/tab.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { icons } from '../../ui/icon/icons.ts'
import styles from './bottom-bar.module.css'
import { UnreadBadge } from './unread-badge.tsx'
import { continueLast, useLastGame } from '../start/play.ts'

/** The five tabs of phones. */
export function BottomBar() {
  const { t } = useLingui()
  const tab = useTab()
  const router = useRouter()
  const last = useLastGame()
  const section = useLocation({ select: ({ pathname }) => pathname.split('/')[1] })
  // The router sets `aria-current=page` on the page's own link. Other pages of the section mark it too.
  const within = (name: string) => (section === name ? 'true' : undefined)
  return (
    <nav
      aria-label={t({ message: 'Main', comment: 'Name of the main navigation for screen readers' })}
      className={styles.bar}
    >
      <ul className={styles.tabs}>
        <li>
          <Link to="/home" className={styles.tab}>
            <Icon path={icons.home} />
            <Trans>Home</Trans>
          </Link>
        </li>
        <li>
          <Link to="/game/slotnine" className={styles.tab} aria-current={within('game')}>
            <Icon path={icons.grid} />
            <Trans>Games</Trans>
          </Link>
        </li>
        <li>
          {/* aria-disabled instead of disabled: the button stays in the tab order, and a click shows a hint. */}
          <button
            type="button"
            className={`${styles.tab} ${styles.middle}`}
            aria-disabled={last === undefined}
            onClick={(event) => continueLast(tab, router, event.currentTarget.getBoundingClientRect())}
          >
            <span className={styles.disc}>
              <Icon path={icons.play} size={20} filled />
            </span>
            <Trans context="last game" comment="Button that goes back to the last game">
              Continue
            </Trans>
          </button>
        </li>
        <li>
          <Link to="/wallet/depositpage" className={styles.tab} aria-current={within('wallet')}>
            <Icon path={icons.wallet} />
            <Trans>Wallet</Trans>
          </Link>
        </li>
        <li>
          <Link to="/account/mypagelist" className={styles.tab} aria-current={within('account')}>
            <span className={styles.badged}>
              <Icon path={icons.person} />
              <UnreadBadge />
            </span>
            <Trans context="page of the account" comment="The player's own page, short">
              Account
            </Trans>
          </Link>
        </li>
      </ul>
    </nav>
  )
}
