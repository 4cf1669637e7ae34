import type { RegisteredRouter } from '@tanstack/react-router'
import { joinedAtom } from '../../features/account/join/joined.ts'
import { mergeAnonymousFavourites } from '../../features/lobby/favourites/anonymous-favourites.ts'
import type { Tab } from '../../session/tab.ts'
import { failureMessage } from '../../ui/states/failure-message.ts'
import { toasts } from '../../ui/toast/toast.ts'
import { returnPathOf } from '../layout/return-path.ts'
import { launchNavigation } from '../start/play.ts'
import {
  actionAfterWelcomeAtom,
  isResumingAtom,
  pendingAction,
  type PendingAction,
} from './pending-action.ts'

/** Pages for signing in and joining. An action stays pending while one of them, or the join sheet, is open. */
const joinPaths = new Set(['/login', '/account/register', '/register-nine', '/account/forgot-password'])

const isJoining = ({ latestLocation: { pathname, state } }: RegisteredRouter): boolean =>
  joinPaths.has(pathname) || state.signInOverlay !== undefined

/** The in-app path of the page that is open, without its hash. */
export function currentPath(router: RegisteredRouter): string {
  return returnPathOf(new URL(router.latestLocation.href, location.origin).href) ?? '/home'
}

/** Discards the pending action when the player leaves the pages for joining without signing in. Call it once. */
export function watchPendingAction(router: RegisteredRouter, tab: Tab): void {
  // An action of this page may be stored before this runs, while its sheet is still loading.
  if (!isJoining(router)) pendingAction(tab).clearFromEarlierPage()
  let wasJoining = isJoining(router)
  router.subscribe('onResolved', () => {
    const isOpen = isJoining(router)
    // `wasJoining`: a navigation that was pending at the click may resolve before the sheet is open. After a sign-in
    // `resumePendingAction` takes the action, possibly after the sheet has closed.
    if (wasJoining && !isOpen && !tab.session.isSignedIn()) pendingAction(tab).clear()
    wasJoining = isOpen
  })
}

/**
 * Runs the pending action once, in the visible tab, when its player has signed in or joined. Discards it when a session
 * ends. Never rejects.
 */
export async function resumePendingAction(router: RegisteredRouter, tab: Tab): Promise<void> {
  const action = pendingAction(tab).take()
  if (!action || !tab.session.isSignedIn() || !tab.page.isVisible()) return
  const { store } = tab
  const player = tab.session.player()
  store.set(isResumingAtom, true)
  try {
    while (isJoining(router)) await nextResolved(router)
    if (tab.session.player() !== player) return
    if (player !== undefined && store.get(joinedAtom) && coversWelcome(action)) {
      await show(router, action.path)
      store.set(actionAfterWelcomeAtom, { player, action })
    } else await runAction(router, tab, action)
  } catch (error) {
    showFailure(tab, error)
  } finally {
    store.set(isResumingAtom, false)
  }
}

/** Runs the action that was postponed until the welcome. Never rejects. */
export async function resumeAfterWelcome(router: RegisteredRouter, tab: Tab): Promise<void> {
  const postponed = tab.store.get(actionAfterWelcomeAtom)
  tab.store.set(actionAfterWelcomeAtom, undefined)
  if (postponed === undefined || postponed.player !== tab.session.player()) return
  await runAction(router, tab, postponed.action).catch((error: unknown) => showFailure(tab, error))
}

const coversWelcome = ({ kind }: PendingAction): boolean => kind === 'play' || kind === 'provider'

function showFailure(tab: Tab, error: unknown): void {
  toasts(tab).show('error', failureMessage(error))
}

async function show(router: RegisteredRouter, path: string): Promise<void> {
  if (currentPath(router) === path) return
  router.history.replace(path)
  await nextResolved(router)
}

/** Shows the page of an action and runs it for the signed-in player. */
export async function runAction(router: RegisteredRouter, tab: Tab, action: PendingAction): Promise<void> {
  await show(router, action.path)
  switch (action.kind) {
    case 'play': {
      const { launches } = await import('../../features/play/launch/launch.ts')
      return void launches(tab).launch(action.game, launchNavigation(router, tab))
    }
    case 'star': {
      const player = tab.session.player()
      return player === undefined ? undefined : mergeAnonymousFavourites(tab, player, action.game.id)
    }
    case 'provider':
      return router.navigate({
        to: '.',
        search: (old) => ({ ...old, provider: action.provider }),
        state: { overlay: true },
        resetScroll: false,
      })
    case 'page':
  }
}

function nextResolved(router: RegisteredRouter): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe('onResolved', () => {
      stop()
      resolve()
    })
  })
}
