import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LinkProps } from '@tanstack/react-router'
import type { IconName } from '../ui/icons.ts'

export interface NavItem {
  to: NonNullable<LinkProps['to']>
  icon: IconName
  label: MessageDescriptor
}

export interface NavGroup {
  title: MessageDescriptor
  items: NavItem[]
}

/** The side menu's groups (section 1); the rail shows the same. */
export const navGroups: NavGroup[] = [
  {
    title: msg({ message: 'Home', comment: 'Group of the side menu' }),
    items: [{ to: '/home', icon: 'home', label: msg`Home` }],
  },
  {
    title: msg({ message: 'Games', comment: 'Group of the side menu' }),
    items: [
      { to: '/game/slot', icon: 'slot', label: msg`Slots` },
      { to: '/game/livecasino', icon: 'live', label: msg`Live casino` },
    ],
  },
  {
    title: msg({ message: 'Support and information', comment: 'Group of the side menu' }),
    items: [
      { to: '/account/mypagelist', icon: 'person', label: msg`My page` },
      { to: '/settings', icon: 'gear', label: msg`Settings` },
    ],
  },
]
