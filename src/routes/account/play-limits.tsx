import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PlayLimitsPage } from '../../features/protection/play-limits-page.tsx'
import { requireSession } from '../../session/guard.ts'

export const Route = createFileRoute('/account/play-limits')({
  staticData: {
    layout: 'dashboard',
    title: msg({
      message: 'Limits and breaks',
      comment: 'Page of limits of money and time, breaks and help',
    }),
    parent: '/account/mypagelist',
  },
  beforeLoad: requireSession,
  component: PlayLimitsPage,
})
