import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { SignInForm } from '../features/account/sign-in/sign-in-form.tsx'
import { isGuarded } from '../session/guard.ts'
import { safeReturnPath } from '../session/return-to.ts'
import { useTab } from '../session/tab.ts'
import { pendingAction } from '../shell/join/pending-action.ts'

export const Route = createFileRoute('/login')({
  staticData: { layout: 'fullpage-type-a', title: msg`Sign in`, parent: '/home' },
  validateSearch: (search): { redirect?: string | undefined } => {
    const path = safeReturnPath(search['redirect'])
    // The router keeps a parameter unless validation returns its name. A redirect to this page would keep players here.
    return { redirect: /^\/login\b/.test(path ?? '') ? undefined : path }
  },
  component: SignInPage,
})

function SignInPage() {
  const { redirect } = Route.useSearch()
  const router = useRouter()
  const tab = useTab()
  useEffect(() => {
    if (redirect && !tab.session.isSignedIn()) pendingAction(tab).set({ kind: 'page', path: redirect })
  }, [tab, redirect])
  const needsSession =
    redirect !== undefined && isGuarded(router, new URL(redirect, location.origin).pathname)
  return (
    <SignInForm
      why={needsSession ? <Trans>Please sign in to see this page.</Trans> : undefined}
      onDone={() => router.history.replace(redirect ?? '/home')}
    />
  )
}
