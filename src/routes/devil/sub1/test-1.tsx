import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Diagnostics } from '../../../features/device/diagnostics/diagnostics.tsx'

export const Route = createFileRoute('/devil/sub1/test-1')({
  staticData: { layout: 'dashboard', title: msg`Diagnostics`, parent: '/settings' },
  component: Diagnostics,
})
