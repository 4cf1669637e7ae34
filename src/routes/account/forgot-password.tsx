import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ForgotPassword } from '../../features/account/forgot-password.tsx'
import { ResetPassword } from '../../features/account/reset-password.tsx'
import { useResetToken } from '../../features/account/use-reset-token.ts'

export const Route = createFileRoute('/account/forgot-password')({
  staticData: { layout: 'fullpage-type-a', title: msg`Forgot password`, parent: '/login' },
  component: Page,
})

function Page() {
  const { token, forget } = useResetToken()
  const navigate = Route.useNavigate()
  const clean = () => void navigate({ hash: '', replace: true })
  if (token === undefined) return <ForgotPassword />
  return (
    <ResetPassword
      token={token}
      onUsed={clean}
      onAskAgain={() => {
        forget()
        clean()
      }}
    />
  )
}
