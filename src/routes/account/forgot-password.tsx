import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'

const load = () => import('../../features/account/forgotten-password.tsx')
const ForgottenPassword = lazy(() => load().then((module) => ({ default: module.ForgottenPassword })))

export const Route = createFileRoute('/account/forgot-password')({
  staticData: { layout: 'fullpage-type-a', title: msg`Forgot password`, parent: '/login' },
  component: () => (
    <Suspense fallback={<PageSkeleton kind="form" title={<Trans>Forgot your password?</Trans>} />}>
      <ForgottenPassword />
    </Suspense>
  ),
})
