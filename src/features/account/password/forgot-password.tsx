import { useLocation, useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { lazyWithRetry } from '../../../ui/states/lazy-with-retry.tsx'
import { ResetLinkForm } from './reset-link-form.tsx'

const ResetPassword = lazyWithRetry(() =>
  import('./reset-password.tsx').then((module) => module.ResetPassword),
)

/** Asks for a link to set a new password or, opened by such a link, sets it. */
export function ForgotPassword() {
  const { token, forget } = useResetToken()
  const navigate = useNavigate()
  const clean = () => void navigate({ to: '/account/forgot-password', hash: '', replace: true })
  if (token === undefined) return <ResetLinkForm />
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

/**
 * The token of a link for a new password, from the address's fragment: no server, proxy or `Referer` sees it. Kept
 * while the page stands, also after it has gone out of the address; a newer link replaces it.
 */
function useResetToken(): { readonly token: string | undefined; readonly forget: () => void } {
  const hash = useLocation({ select: (location) => location.hash })
  const found = new URLSearchParams(hash).get('token') ?? undefined
  const [token, setToken] = useState(found)
  const [dropped, setDropped] = useState<string>()
  if (found !== undefined && found !== token) setToken(found)
  return { token: token === dropped ? undefined : token, forget: () => setDropped(token) }
}
