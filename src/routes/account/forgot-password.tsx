import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyPage } from '../../ui/states/lazy-page.tsx'
import { PageSkeleton } from '../../ui/states/page-skeleton.tsx'
import { Offered } from '../../shell/layout/offered.tsx'

const ForgotPassword = lazyPage(() =>
  import('../../features/account/password/forgot-password.tsx').then((module) => module.ForgotPassword),
)

export const Route = createFileRoute('/account/forgot-password')({
  staticData: { layout: 'fullpage-type-a', title: msg`Forgot password`, parent: '/login' },
  component: () => (
    <Offered feature="account" title={<Trans>Forgot password</Trans>}>
      <Suspense fallback={<PageSkeleton kind="form" title={<Trans>Forgot password</Trans>} />}>
        <ForgotPassword />
      </Suspense>
    </Offered>
  ),
})
