import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SupportPage } from '../features/support/ticket/support-page.tsx'

export const Route = createFileRoute('/support')({
  staticData: { layout: 'dashboard', title: msg`Help centre`, parent: '/home' },
  component: SupportPage,
})
