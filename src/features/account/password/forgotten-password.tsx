import { useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyWithRetry } from '../../../ui/states/lazy-with-retry.tsx'
import { ForgotPassword } from './forgot-password.tsx'
import { useResetToken } from './use-reset-token.ts'

const ResetPassword = lazyWithRetry(() =>
  import('./reset-password.tsx').then((module) => module.ResetPassword),
)

/** Asks for a link to set a new password or, opened by such a link, sets it. */
export function ForgottenPassword() {
  const { token, forget } = useResetToken()
  const navigate = useNavigate()
  const clean = () => void navigate({ to: '/account/forgot-password', hash: '', replace: true })
  if (token === undefined) return <ForgotPassword />
  return (
    <Suspense>
      <ResetPassword
        token={token}
        onUsed={clean}
        onAskAgain={() => {
          forget()
          clean()
        }}
      />
    </Suspense>
  )
}
