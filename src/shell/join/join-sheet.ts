import type { RegisteredRouter } from '@tanstack/react-router'
import type { Tab } from '../../session/tab.ts'
import { openSignIn } from '../layout/sign-in-over.ts'
import { carryOut, pathOf } from './go-on.ts'
import { keptPress, type PendingAction, type Pressed } from './pressed.ts'

/**
 * Keeps what somebody who is not signed in has pressed, and opens the sheet that offers to join, to sign in, to try the
 * game and to look around. A star asks once in a visit, and never over another part of the app: it is set on this device
 * anyway. Where the tab gets a session from another one meanwhile, the press is carried out at once.
 */
export async function openJoinSheet(router: RegisteredRouter, tab: Tab, pressed: Pressed): Promise<void> {
  await tab.session.ready()
  const press: PendingAction = { ...pressed, path: pathOf(router) }
  if (tab.session.isSignedIn()) return carryOut(router, tab, press)
  if (router.latestLocation.state.signInOver) return undefined
  const kept = keptPress(tab)
  if (
    press.kind === 'star' &&
    (document.querySelector('dialog[open], [role=dialog]') || !kept.isFirstStar())
  ) {
    return undefined
  }
  kept.keep(press)
  return openSignIn(router, 'pressed', tab)
}
