import { useLingui } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { Feature } from '@marquee/contract/features.ts'
import { notices, useUnreadNotices } from '../../features/support/announcements/notices.ts'
import { inquiryList } from '../../features/support/inquiries/inquiries.ts'
import { offersAtom } from '../../platform/config/offers.ts'
import { useResourceList } from '../../platform/query/use-resource.ts'
import { playerAtom } from '../../session/player.ts'
import { useTab } from '../../session/tab.ts'
import { userInfoAtom } from '../../session/user-info.ts'
import { recipeClass } from '../../theme/recipe-class.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { icons, type IconPath } from '../../ui/icon/icons.ts'
import { pageIcons } from '../../ui/icon/page-icons.ts'
import styles from './account-hub.module.css'

interface HubEntry {
  readonly label: string
  readonly icon: IconPath
  readonly link: LinkProps
  /** The feature that the entry belongs to. */
  readonly needs?: Feature | 'protection'
  /** Number of new or pending items; undefined or 0 for none. */
  readonly count?: number | undefined
}

/** Links from my page to the player's own pages, each with its count. */
export function AccountHubLinks() {
  const player = useAtomValue(playerAtom)
  return player === undefined ? null : <Hub player={player} />
}

function Hub({ player }: { player: string }) {
  const { t, i18n } = useLingui()
  const offered = useAtomValue(offersAtom)
  const unread = useAtomValue(userInfoAtom)?.info.unread_memos
  const isUnread = useUnreadNotices()
  const tab = useTab()
  const inquiries = useResourceList(inquiryList(tab, player)).data
  const announcements = useResourceList({ ...notices(tab), enabled: offered('support') }).data
  const entries: readonly HubEntry[] = [
    { label: t`Inbox`, icon: icons.mail, link: { to: '/supports/memopage' }, count: unread },
    {
      label: t`Support requests`,
      icon: pageIcons.chat,
      link: { to: '/supports/counselpage' },
      count: inquiries?.filter((inquiry) => inquiry.unread).length,
    },
    {
      label: t`Announcements`,
      icon: pageIcons.bell,
      link: { to: '/supports/noticepage' },
      needs: 'support',
      count: announcements?.filter(isUnread).length,
    },
    {
      label: t`Transaction history`,
      icon: pageIcons.list,
      link: { to: '/wallet/history', search: offered('rounds') ? { tab: 'bets' } : {} },
    },
    {
      label: t`Statement`,
      icon: icons.wallet,
      link: { to: '/wallet/history', search: { tab: 'statement' } },
      needs: 'rounds',
    },
    {
      label: t({
        message: 'Limits and breaks',
        comment: 'Page of limits of money and time, breaks and help',
      }),
      icon: icons.clock,
      link: { to: '/account/play-limits' },
      needs: 'protection',
    },
    { label: t`Settings`, icon: pageIcons.gear, link: { to: '/settings' } },
  ]
  const shown = entries.filter(({ needs }) => needs === undefined || offered(needs))
  const number = new Intl.NumberFormat(i18n.locale)
  return (
    <nav
      className={`${recipeClass('card')} ${styles.hub}`}
      aria-label={t({ message: 'Account', context: 'page of the account' })}
    >
      {shown.map(({ label, icon, link, count }) => (
        <Link key={label} {...link} className={styles.entry} activeProps={{ 'aria-current': undefined }}>
          <Icon path={icon} size={22} />
          <span>{label}</span>
          {count ? <b className={styles.count}>{number.format(count)}</b> : null}
          <Icon path={icons.chevron} size={16} />
        </Link>
      ))}
    </nav>
  )
}
