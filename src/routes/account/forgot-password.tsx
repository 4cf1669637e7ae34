import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { late } from '../../ui/late.tsx'

const ForgottenPassword = late(() =>
  import('../../features/account/forgotten-password.tsx').then((module) => module.ForgottenPassword),
)

export const Route = createFileRoute('/account/forgot-password')({
  staticData: { layout: 'fullpage-type-a', title: msg`Forgot password`, parent: '/login' },
  component: () => (
    <Suspense fallback={<PageSkeleton kind="form" title={<Trans>Forgot your password?</Trans>} />}>
      <ForgottenPassword />
    </Suspense>
  ),
})
