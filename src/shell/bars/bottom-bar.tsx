import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { useTab } from '../../session/tab.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { icons } from '../../ui/icon/icons.ts'
import styles from './bottom-bar.module.css'
import { UnreadBadge } from './unread-badge.tsx'
import { continueLast, useLastGame } from '../start/play.ts'
import { PlayMoneyLine } from './play-money-line.tsx'

/** The five tabs of phones. */
export function BottomBar() {
  const { t } = useLingui()
  const tab = useTab()
  const router = useRouter()
  const last = useLastGame()
  const place = useLocation({ select: ({ pathname }) => pathname.split('/')[1] })
  // A link itself says `page` where it leads to; the other pages of its part of the app are within its place.
  const within = (part: string) => (place === part ? 'true' : undefined)
  return (
    <aside className={styles.bar}>
      <PlayMoneyLine />
      <nav aria-label={t({ message: 'Main', comment: 'Name of the main navigation for screen readers' })}>
        <ul className={styles.places}>
          <li>
            <Link to="/home" className={styles.place}>
              <Icon path={icons.home} />
              <Trans>Home</Trans>
            </Link>
          </li>
          <li>
            <Link to="/game/slot" className={styles.place} aria-current={within('game')}>
              <Icon path={icons.grid} />
              <Trans>Games</Trans>
            </Link>
          </li>
          <li>
            {/* aria-disabled instead of disabled: the button stays in the tab order, and a press says what is
                missing. */}
            <button
              type="button"
              className={`${styles.place} ${styles.middle}`}
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
            <Link to="/wallet/depositpage" className={styles.place} aria-current={within('wallet')}>
              <Icon path={icons.wallet} />
              <Trans>Wallet</Trans>
            </Link>
          </li>
          <li>
            <Link to="/account/mypagelist" className={styles.place} aria-current={within('account')}>
              <span className={styles.badged}>
                <Icon path={icons.person} />
                <UnreadBadge />
              </span>
              <Trans comment="The player's own page, short">Me</Trans>
            </Link>
          </li>
        </ul>
      </nav>
    </aside>
  )
}
