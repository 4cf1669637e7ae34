import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SupportPage } from '../features/support/support-page.tsx'

export const Route = createFileRoute('/support')({
  staticData: { layout: 'dashboard', title: msg`Customer support`, parent: '/home' },
  component: SupportPage,
})
