import type { RegisteredRouter } from '@tanstack/react-router'
import type { Tab } from '../../session/tab.ts'
import { isDialogOpen } from '../../ui/use-overlay.ts'
import { openSignIn } from '../overlays/sign-in-overlay.ts'
import { type NewAction, pendingAction, type PendingAction } from './pending-action.ts'
import { currentPath, runAction } from './resume-action.ts'

/**
 * Stores an action of an anonymous visitor, and opens the sheet that offers to join, to sign in or to look
 * around. Only the first star of a visit opens it, and none over another dialog, because a star is stored on this device
 * anyway. If the tab gets a session from another tab meanwhile, the action runs at once.
 */
export async function openJoinSheet(router: RegisteredRouter, tab: Tab, newAction: NewAction): Promise<void> {
  await tab.session.ready()
  const action: PendingAction = { ...newAction, path: currentPath(router) }
  if (tab.session.isSignedIn()) return runAction(router, tab, action)
  if (router.latestLocation.state.signInOverlay) return undefined
  const pending = pendingAction(tab)
  if (action.kind === 'star' && (isDialogOpen() || !pending.isFirstStar())) return undefined
  pending.set(action)
  return openSignIn(router, 'action', tab)
}
