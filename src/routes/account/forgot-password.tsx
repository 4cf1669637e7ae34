import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ForgotPassword } from '../../features/account/password/forgot-password.tsx'
import { FeaturePage } from '../../shell/layout/feature-page.tsx'

export const Route = createFileRoute('/account/forgot-password')({
  staticData: { layout: 'fullpage-type-a', title: msg`Forgot password`, parent: '/login' },
  component: () => (
    <FeaturePage feature="account" title={<Trans>Forgot password</Trans>}>
      <ForgotPassword />
    </FeaturePage>
  ),
})
