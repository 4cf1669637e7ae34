import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LinkProps } from '@tanstack/react-router'
import type { Feature } from '@marquee/contract/features.ts'
import { icons, type IconPath } from '../../ui/icon/icons.ts'
import { pageIcons } from '../../ui/icon/page-icons.ts'

export interface NavItem {
  to: NonNullable<LinkProps['to']>
  icon: IconPath
  label: MessageDescriptor
  /** Which count is shown beside the label. */
  badge?: 'memos'
  /** The feature without which the entry is hidden. */
  needs?: Feature | 'protection'
  /** Whether the page only says that something is coming. */
  soon?: boolean
}

export interface NavGroup {
  title: MessageDescriptor
  items: NavItem[]
}

/** The mark of entries that are coming soon. */
export const soonLabel = msg`Coming soon`

/** The four groups of the side menu (spec §2). The rail shows the same groups. */
export const navGroups: NavGroup[] = [
  {
    title: msg({ message: 'Home and promotions', comment: 'Group of the side menu' }),
    items: [
      { to: '/home', icon: icons.home, label: msg`Home` },
      { to: '/favourites', icon: icons.star, label: msg`Favourites` },
      { to: '/promotions', icon: pageIcons.gift, label: msg`Promotions`, soon: true },
    ],
  },
  {
    title: msg({ message: 'Games', comment: 'Group of the side menu' }),
    items: [
      { to: '/game/slotnine', icon: icons.grid, label: msg`All slots` },
      { to: '/game/livecasinonine', icon: pageIcons.cards, label: msg`All table games` },
      { to: '/game/slot', icon: pageIcons.slot, label: msg`Slots by provider` },
      { to: '/game/livecasino', icon: pageIcons.cards, label: msg`Table games by provider` },
      { to: '/game/sports', icon: pageIcons.ball, label: msg`Sports betting`, soon: true },
      { to: '/game/arcade', icon: pageIcons.joystick, label: msg`Arcade`, soon: true },
    ],
  },
  {
    title: msg({ message: 'Wallet and transactions', comment: 'Group of the side menu' }),
    items: [
      { to: '/wallet/depositpage', icon: pageIcons.deposit, label: msg`Deposit` },
      { to: '/wallet/withdrawpage', icon: pageIcons.withdraw, label: msg`Withdraw` },
      { to: '/wallet/mileagepage', icon: pageIcons.swap, label: msg`Points`, needs: 'wallet' },
      { to: '/wallet/history', icon: pageIcons.list, label: msg`Transaction history` },
    ],
  },
  {
    title: msg({ message: 'Support and information', comment: 'Group of the side menu' }),
    items: [
      { to: '/supports/noticepage', icon: pageIcons.bell, label: msg`Announcements`, needs: 'support' },
      { to: '/supports/memopage', icon: icons.mail, label: msg`Inbox`, badge: 'memos' },
      { to: '/supports/counselpage', icon: pageIcons.chat, label: msg`Support requests` },
      { to: '/support', icon: icons.info, label: msg`Help centre` },
      {
        to: '/account/mypagelist',
        icon: icons.person,
        label: msg({ message: 'Account', context: 'page of the account' }),
      },
      {
        to: '/account/play-limits',
        icon: icons.clock,
        label: msg({
          message: 'Limits and breaks',
          comment: 'Page of limits of money and time, breaks and help',
        }),
        needs: 'protection',
      },
      { to: '/settings', icon: pageIcons.gear, label: msg`Settings` },
    ],
  },
]
