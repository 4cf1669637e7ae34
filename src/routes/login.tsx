import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { SignInForm } from '../features/account/sign-in/sign-in-form.tsx'
import { isGuarded } from '../session/is-guarded.ts'
import { useKeptPage } from '../shell/join/use-kept-page.ts'
import { safeReturnPath } from '../session/return-to.ts'

export const Route = createFileRoute('/login')({
  staticData: { layout: 'fullpage-type-a', title: msg`Sign in`, parent: '/home' },
  validateSearch: (search): { redirect?: string | undefined } => {
    const path = safeReturnPath(search['redirect'])
    // An invalid path is returned as undefined under its name: the router keeps a parameter in the URL as it
    // is unless validation returns its name. A redirect to this page itself would keep signed-in players on
    // the form.
    return { redirect: /^\/login\b/.test(path ?? '') ? undefined : path }
  },
  component: SignInPage,
})

function SignInPage() {
  const { redirect } = Route.useSearch()
  const router = useRouter()
  useKeptPage(redirect)
  const asksFor = redirect !== undefined && isGuarded(router, new URL(redirect, location.origin).pathname)
  return (
    <SignInForm
      why={asksFor ? <Trans>Please sign in to see this page.</Trans> : undefined}
      onDone={() => router.history.replace(redirect ?? '/home')}
    />
  )
}
