import { deferred } from '../platform/deferred.ts'
import { newKey } from '../platform/key.ts'
import type { PageVisibility } from '../platform/page.ts'
import type { TabChannel } from '../platform/tabs/tab-channel.ts'
import type { SessionKeys } from './session-keys.ts'
import type { Action } from './session-state.ts'

/** How long a new tab waits for the other tabs before it counts as anonymous, ms. */
const timeoutMs = 150

interface SharingParts {
  readonly page: PageVisibility
  readonly channel: TabChannel
  readonly keys: SessionKeys
  readonly isSignedIn: () => boolean
  readonly dispatch: (action: Action) => unknown
}

/**
 * Shares the session between tabs: offers it to new tabs, requests it in a new tab and after a sign-in in another one,
 * and follows a sign-out. A tab that could not receive a message (frozen, back/forward cache) checks the sign-out mark
 * when it is shown, before it paints personal data, and requests a session if it has none.
 */
export function startSharing({ page, channel, keys, isSignedIn, dispatch }: SharingParts): {
  /** Resolves when the tab has a session, or when the wait for the other tabs is over. */
  readonly ready: Promise<void>
  readonly stop: () => void
} {
  const id = newKey()
  const { promise: ready, resolve } = deferred<void>()

  const followSignOut = () =>
    dispatch({
      type: 'signedOutElsewhere',
      isSameSignIn: keys.isSameSignIn(),
      hasNewerSignIn: keys.hasNewerSignIn(),
    })
  const followMark = () => {
    if (keys.isSignedOutElsewhere()) followSignOut()
  }
  const requestIfAnonymous = () => {
    if (!isSignedIn()) channel.publish({ type: 'sessionRequest', from: id })
  }

  const stops = [
    channel.subscribe('sessionRequest', ({ from }) => {
      if (isSignedIn() && !keys.isSignedOutElsewhere()) {
        channel.publish({ type: 'sessionOffer', to: from, entries: keys.exportAll() })
      }
    }),
    channel.subscribe('sessionOffer', ({ to, entries }) => {
      if (to !== id || isSignedIn()) return
      keys.importAll(entries)
      // The player signed out before the offer arrived.
      if (keys.isSignedOutElsewhere()) followSignOut()
      else dispatch({ type: 'sharedByTab', entries: keys.read() })
      resolve()
    }),
    channel.subscribe('sessionEnded', ({ mark }) => {
      // The message may arrive after the next sign-in of this tab.
      if (!keys.isSignedInAfter(mark)) followSignOut()
    }),
    channel.subscribe('sessionBegun', requestIfAnonymous),
    keys.onSignOutMark(followMark),
    page.onShown(followMark),
    page.onShown(requestIfAnonymous),
  ]

  followMark()
  requestIfAnonymous()
  if (isSignedIn()) resolve()
  const timer = setTimeout(resolve, timeoutMs)
  return {
    ready,
    stop() {
      clearTimeout(timer)
      resolve()
      for (const stop of stops) stop()
    },
  }
}
