import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MyPage } from '../../features/account/my-page.tsx'
import { requireSession } from '../../session/guard.ts'

export const Route = createFileRoute('/account/mypagelist')({
  staticData: { layout: 'dashboard', title: msg`My page`, parent: '/home' },
  beforeLoad: requireSession,
  component: MyPage,
})
