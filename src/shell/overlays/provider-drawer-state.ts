import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { listsOpenAtom } from '../../session/lists-open.ts'
import { useTab } from '../../session/tab.ts'
import { ask } from '../join/ask.ts'

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
 * session opens the sheet that says LOGIN_REQUIRED (spec §5) and leads on to the provider.
 */
export function useProviderDrawer(): ProviderDrawerState {
  const { provider } = useSearch({ from: '__root__' })
  const isOpen = useAtomValue(listsOpenAtom)
  const show = useShowProvider()
  const tab = useTab()
  const router = useRouter()
  return {
    at: isOpen || provider === PROVIDER_LIST ? provider : undefined,
    choose: (chosen) => {
      if (isOpen) void show(chosen, provider !== undefined)
      else ask(router, tab, { kind: 'provider', provider: chosen })
    },
    back: () => void show(PROVIDER_LIST, true),
    close: () => void show(undefined, true),
  }
}

/**
 * Removes a provider from the URL and asks once to join if nobody is signed in. Mount it once. Returns whether the drawer has
 * ever been opened; its chunk is loaded only then.
 *
 * @param isAsking whether sign-in is open over the page
 */
export function useProviderGuard(isAsking: boolean): boolean {
  const { provider } = useSearch({ from: '__root__' })
  const tab = useTab()
  const { session } = tab
  const isOpen = useAtomValue(listsOpenAtom)
  const router = useRouter()
  const show = useShowProvider()
  const [isAskedFor, setIsAskedFor] = useState(false)
  if (provider !== undefined && !isAskedFor) setIsAskedFor(true)

  // While sign-in is open over the page, the provider stays: the drawer opens again after it.
  const refused = isOpen || isAsking || provider === PROVIDER_LIST ? undefined : provider
  const onRefused = useEffectEvent((providerId: string) => {
    void show(undefined, true).then(() => ask(router, tab, { kind: 'provider', provider: providerId }))
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

function useShowProvider(): (provider: string | undefined, replace: boolean) => Promise<void> {
  const navigate = useNavigate()
  return (provider, replace) =>
    navigate({
      to: '.',
      search: (old) => ({ ...old, provider }),
      state: ({ overlay }) => ({ overlay: provider === undefined ? undefined : !replace || overlay }),
      replace,
      resetScroll: false,
    })
}
