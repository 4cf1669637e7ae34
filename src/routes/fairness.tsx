import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { FairnessPage } from '../features/fairness/fairness-page.tsx'

export const Route = createFileRoute('/fairness')({
  staticData: { layout: 'dashboard', title: msg`Verify a round`, parent: '/support' },
  component: FairnessPage,
})
