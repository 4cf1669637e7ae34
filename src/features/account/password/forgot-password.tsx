import { useLocation, useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { lazyWithRetry } from '../../../ui/states/lazy-with-retry.tsx'
import { ResetLinkForm } from './reset-link-form.tsx'

const ResetPassword = lazyWithRetry(() =>
  import('./reset-password.tsx').then((module) => module.ResetPassword),
)

/** Sends a link to set a new password; opened by such a link, sets it. */
export function ForgotPassword() {
  const { token, discard } = useResetToken()
  const navigate = useNavigate()
  const clean = () => void navigate({ to: '/account/forgot-password', hash: '', replace: true })
  if (token === undefined) return <ResetLinkForm />
  return (
    <Suspense>
      <ResetPassword
        token={token}
        onUsed={clean}
        onNewLink={() => {
          discard()
          clean()
        }}
      />
    </Suspense>
  )
}

/**
 * The token of a link for a new password, from the fragment of the address, which is sent to no server. It stays in memory
 * while the page is mounted, even after it was removed from the address; a newer link replaces it.
 */
function useResetToken(): { readonly token: string | undefined; readonly discard: () => void } {
  const hash = useLocation({ select: (location) => location.hash })
  const tokenInAddress = new URLSearchParams(hash).get('token') ?? undefined
  const [token, setToken] = useState(tokenInAddress)
  const [discarded, setDiscarded] = useState<string>()
  if (tokenInAddress !== undefined && tokenInAddress !== token) setToken(tokenInAddress)
  return { token: token === discarded ? undefined : token, discard: () => setDiscarded(token) }
}
