import { t } from '@lingui/core/macro'
import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { sessionAtom } from '../../session/session.ts'
import { useTab } from '../../session/tab.ts'
import { useToast } from '../../ui/toast/toast.ts'
import { startPageOf } from '../layout/return.ts'

/** Value of the search parameter `provider` when the drawer shows all providers. */
export const PROVIDER_LIST = 'list'

interface ProviderDrawerState {
  /** A provider's id, or `list`. Undefined while the drawer is closed. */
  at: string | undefined
  choose: (providerId: string) => void
  back: () => void
  close: () => void
}

/**
 * The state of the provider drawer is in the URL (`?provider=`). A link reopens the drawer, and the back button closes
 * it. A route change drops the parameter, so it also closes the drawer (spec §4). Choosing a provider without a
 * session shows LOGIN_REQUIRED (spec §5).
 */
export function useProviderDrawer(): ProviderDrawerState {
  const { provider } = useSearch({ from: '__root__' })
  const isSignedIn = useAtomValue(sessionAtom).state === 'signedIn'
  const show = useShowProvider()
  const refuse = useRefuseProvider()
  return {
    at: isSignedIn || provider === PROVIDER_LIST ? provider : undefined,
    choose: (providerId) => (isSignedIn ? show(providerId, provider !== undefined) : refuse(providerId)),
    back: () => show(PROVIDER_LIST, true),
    close: () => show(undefined, true),
  }
}

/**
 * Removes a provider from the URL with one toast if nobody is signed in. Mount it once. Returns whether the drawer has
 * ever been opened; its chunk is loaded only then.
 */
export function useProviderGuard(): boolean {
  const { provider } = useSearch({ from: '__root__' })
  const { session } = useTab()
  const isSignedIn = useAtomValue(sessionAtom).state === 'signedIn'
  const router = useRouter()
  const isAsking = useLocation({ select: ({ state }) => state.signInOver !== undefined })
  const show = useShowProvider()
  const refuse = useRefuseProvider()
  const [isAskedFor, setIsAskedFor] = useState(false)
  if (provider !== undefined && !isAskedFor) setIsAskedFor(true)

  // While sign-in is open over the page, the provider stays: the drawer opens again after it.
  const refused = isSignedIn || isAsking || provider === PROVIDER_LIST ? undefined : provider
  const onRefused = useEffectEvent((providerId: string) => {
    refuse(providerId)
    show(undefined, true)
  })
  useEffect(() => {
    if (refused === undefined) return undefined
    let isOver = false
    // A new tab may still get the session from another one.
    void session.ready().then(() => {
      const { signInOver } = router.latestLocation.state
      if (!isOver && !signInOver && !session.isSignedIn()) onRefused(refused)
    })
    return () => {
      isOver = true
    }
  }, [session, router, refused])

  return isAskedFor
}

function useShowProvider(): (provider: string | undefined, replace: boolean) => void {
  const navigate = useNavigate()
  return (provider, replace) =>
    void navigate({ to: '.', search: (old) => ({ ...old, provider }), replace, resetScroll: false })
}

function useRefuseProvider(): (provider: string) => void {
  const toast = useToast()
  const navigate = useNavigate()
  const router = useRouter()
  return (provider) => {
    const { href } = router.buildLocation({ to: '.', search: (old) => ({ ...old, provider }) })
    const redirect = startPageOf(new URL(href, location.origin).href)
    toast('error', t`Please sign in to see a provider’s games.`, {
      label: t`Sign in`,
      run: () => void navigate({ to: '/login', search: { redirect } }),
      topic: 'signIn',
    })
  }
}
