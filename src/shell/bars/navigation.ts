import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LinkProps } from '@tanstack/react-router'
import type { IconName } from '../../ui/icon/icons.ts'

export interface NavItem {
  to: NonNullable<LinkProps['to']>
  icon: IconName
  label: MessageDescriptor
  /** Which count is shown beside the label. */
  badge?: 'memos'
}

export interface NavGroup {
  title: MessageDescriptor
  items: NavItem[]
}

/** The four groups of the side menu (spec §1). The rail shows the same groups. */
export const navGroups: NavGroup[] = [
  {
    title: msg({ message: 'Home and promotions', comment: 'Group of the side menu' }),
    items: [
      { to: '/home', icon: 'home', label: msg`Home` },
      { to: '/favourites', icon: 'star', label: msg`Favourites` },
      { to: '/promotions', icon: 'gift', label: msg`Promotions` },
    ],
  },
  {
    title: msg({ message: 'Games', comment: 'Group of the side menu' }),
    items: [
      { to: '/game/slot', icon: 'slot', label: msg`Slots` },
      { to: '/game/livecasino', icon: 'live', label: msg`Live casino` },
      { to: '/game/slotnine', icon: 'grid', label: msg`All slots` },
      { to: '/game/livecasinonine', icon: 'cards', label: msg`All live tables` },
      { to: '/game/sports', icon: 'ball', label: msg`Sports betting` },
      { to: '/game/arcade', icon: 'joystick', label: msg`Arcade` },
    ],
  },
  {
    title: msg({ message: 'Wallet and transactions', comment: 'Group of the side menu' }),
    items: [
      { to: '/wallet/depositpage', icon: 'deposit', label: msg`Deposit` },
      { to: '/wallet/withdrawpage', icon: 'withdraw', label: msg`Withdraw` },
      { to: '/wallet/mileagepage', icon: 'swap', label: msg`Points` },
      { to: '/wallet/history', icon: 'list', label: msg`Transaction history` },
    ],
  },
  {
    title: msg({ message: 'Support and information', comment: 'Group of the side menu' }),
    items: [
      { to: '/supports/noticepage', icon: 'bell', label: msg`Announcements` },
      { to: '/supports/memopage', icon: 'mail', label: msg`Memos`, badge: 'memos' },
      { to: '/supports/counselpage', icon: 'chat', label: msg`1:1 inquiries` },
      { to: '/support', icon: 'info', label: msg`Customer support` },
      { to: '/account/mypagelist', icon: 'person', label: msg`My page` },
      { to: '/settings', icon: 'gear', label: msg`Settings` },
    ],
  },
]
