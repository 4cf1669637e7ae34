import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ForgotPassword } from '../../features/account/password/forgot-password.tsx'

export const Route = createFileRoute('/account/forgot-password')({
  staticData: { layout: 'fullpage-type-a', title: msg`Forgot password`, parent: '/login' },
  component: ForgotPassword,
})
