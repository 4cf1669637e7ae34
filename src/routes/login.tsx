import { msg } from '@lingui/core/macro'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { SignInForm } from '../features/account/sign-in-form.tsx'
import { safeReturnPath } from '../session/return-to.ts'

export const Route = createFileRoute('/login')({
  staticData: { layout: 'fullpage-type-a', title: msg`Sign in`, parent: '/home' },
  validateSearch: (search): { redirect?: string | undefined } => {
    const path = safeReturnPath(search['redirect'])
    // Named even when it is refused: the router keeps what validation does not name as it stands in the address. This
    // page itself would keep who is signed in on its form.
    return { redirect: /^\/login\b/.test(path ?? '') ? undefined : path }
  },
  component: SignInPage,
})

function SignInPage() {
  const { redirect } = Route.useSearch()
  const { history } = useRouter()
  return <SignInForm onDone={() => history.replace(redirect ?? '/home')} />
}
