import { newKey } from '../platform/key.ts'
import { onShown } from '../platform/page.ts'
import { publish, subscribe } from '../platform/tab-channel.ts'
import { endSession, followSignOut, isSignedIn, refreshSession } from './session.ts'
import { exportKeys, importKeys, onSignOutMark, signedOutElsewhere } from './session-keys.ts'

/** How long a new tab waits for its siblings before it counts as anonymous, ms. */
const askCap = 150

/**
 * Shares the session between tabs: answers new ones, asks when this one is new, and signs out with the others. A tab
 * that could not hear (frozen, back/forward cache) looks when it is shown, before anything personal paints.
 */
export function startSharing(): { readonly ready: Promise<void>; readonly stop: () => void } {
  const id = newKey()
  const { promise: ready, resolve } = Promise.withResolvers<void>()

  const followMark = () => {
    if (signedOutElsewhere()) followSignOut()
  }

  const stops = [
    subscribe('sessionRequest', ({ from }) => {
      if (isSignedIn() && !signedOutElsewhere()) {
        publish({ type: 'sessionOffer', to: from, entries: exportKeys() })
      }
    }),
    subscribe('sessionOffer', ({ to, entries }) => {
      if (to !== id || isSignedIn()) return
      importKeys(entries)
      // The player signed out while the offer was on its way.
      if (signedOutElsewhere()) void endSession('signedOut')
      else refreshSession()
      resolve()
    }),
    subscribe('sessionEnded', followSignOut),
    onSignOutMark(followMark),
    onShown(followMark),
  ]

  followMark()
  if (isSignedIn()) resolve()
  else publish({ type: 'sessionRequest', from: id })
  const timer = setTimeout(resolve, askCap)
  return {
    ready,
    stop: () => {
      clearTimeout(timer)
      resolve()
      for (const stop of stops) stop()
    },
  }
}
