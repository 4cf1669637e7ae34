import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ForgottenPassword } from '../../features/account/password/forgotten-password.tsx'

export const Route = createFileRoute('/account/forgot-password')({
  staticData: { layout: 'fullpage-type-a', title: msg`Forgot password`, parent: '/login' },
  component: ForgottenPassword,
})
