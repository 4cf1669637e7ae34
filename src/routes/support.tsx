import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SupportWithAccount } from '../shell/support/support-with-account.tsx'

export const Route = createFileRoute('/support')({
  staticData: { layout: 'dashboard', title: msg`Customer support`, parent: '/home' },
  component: SupportWithAccount,
})
