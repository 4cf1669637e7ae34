import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { listsOpenAtom } from '../../session/lists-open.ts'
import { useTab } from '../../session/tab.ts'
import { promptJoin } from '../join/prompt-join.ts'

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
 * session opens the join sheet with LOGIN_REQUIRED (spec §5).
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
      else promptJoin(router, tab, { kind: 'provider', provider: chosen })
    },
    back: () => void show(PROVIDER_LIST, true),
    close: () => void show(undefined, true),
  }
}

/**
 * Removes a provider from the URL and opens the join sheet if nobody is signed in. Mount it once. Returns whether the drawer
 * has ever been opened; its chunk is loaded only then.
 *
 * @param isSigningIn whether the sign-in dialog is open over the page
 */
export function useProviderGuard(isSigningIn: boolean): boolean {
  const { provider } = useSearch({ from: '__root__' })
  const tab = useTab()
  const { session } = tab
  const isOpen = useAtomValue(listsOpenAtom)
  const router = useRouter()
  const show = useShowProvider()
  const [hasOpened, setHasOpened] = useState(false)
  if (provider !== undefined && !hasOpened) setHasOpened(true)

  // Under the sign-in dialog the parameter stays, so that the drawer opens after signing in.
  const refused = isOpen || isSigningIn || provider === PROVIDER_LIST ? undefined : provider
  const onRefused = useEffectEvent((providerId: string) => {
    void show(undefined, true).then(() => promptJoin(router, tab, { kind: 'provider', provider: providerId }))
  })
  useEffect(() => {
    if (refused === undefined) return undefined
    let isOver = false
    // A new tab may still get the session from another one.
    void session.ready().then(() => {
      const { signInOverlay } = router.latestLocation.state
      if (!isOver && !signInOverlay && !session.isSignedIn()) onRefused(refused)
    })
    return () => {
      isOver = true
    }
  }, [session, router, refused])

  return hasOpened
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
