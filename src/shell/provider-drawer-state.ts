import { t } from '@lingui/core/macro'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { isSignedIn, sessionAtom } from '../session/session.ts'
import { sessionReady } from '../session/start.ts'
import { toast } from '../ui/toast.ts'
import { startPageOf } from './return.ts'

/** What the search parameter `provider` says when the drawer shows all providers. */
export const PROVIDER_LIST = 'list'

interface ProviderDrawerState {
  /** A provider's id, `list`, or undefined: closed. */
  at: string | undefined
  /** Whether the drawer has been asked for: it is loaded only then. */
  mounted: boolean
  choose: (providerId: string) => void
  back: () => void
  close: () => void
}

/**
 * The provider drawer lives in the address (`?provider=`): a link reproduces it, the back button closes it,
 * and a route change, which does not carry it along, closes it too (section 4). Choosing a provider without a
 * token says LOGIN_REQUIRED (section 5).
 */
export function useProviderDrawer(): ProviderDrawerState {
  const { provider } = useSearch({ from: '__root__' })
  const session = useAtomValue(sessionAtom)
  const navigate = useNavigate()
  const router = useRouter()
  const [mounted, setMounted] = useState(false)
  const needsSignIn = provider !== undefined && provider !== PROVIDER_LIST && session.state !== 'signedIn'
  if (provider !== undefined && !mounted) setMounted(true)

  const show = (next: string | undefined, replace: boolean) =>
    void navigate({ to: '.', search: (old) => ({ ...old, provider: next }), replace, resetScroll: false })
  const refuse = (wanted: string) => {
    const { href } = router.buildLocation({ to: '.', search: (old) => ({ ...old, provider: wanted }) })
    const redirect = startPageOf(new URL(href, location.origin).href)
    toast('error', t`Please sign in to see a provider's games.`, {
      label: t`Sign in`,
      run: () => void navigate({ to: '/login', search: { redirect } }),
      topic: 'signIn',
    })
  }

  useEffect(() => {
    if (!needsSignIn) return undefined
    let over = false
    // A new tab may still get the session from another one.
    void sessionReady().then(() => {
      if (over || isSignedIn()) return
      refuse(provider)
      show(undefined, true)
    })
    return () => {
      over = true
    }
  })

  return {
    at: needsSignIn ? undefined : provider,
    mounted,
    choose: (providerId) =>
      session.state === 'signedIn' ? show(providerId, provider !== undefined) : refuse(providerId),
    back: () => show(PROVIDER_LIST, true),
    close: () => show(undefined, true),
  }
}
