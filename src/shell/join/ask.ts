import type { RegisteredRouter } from '@tanstack/react-router'
import type { Tab } from '../../session/tab.ts'
import type { Pressed } from './pressed.ts'

const load = () => import('./join-sheet.ts')

/**
 * Asks somebody who is not signed in to join or to sign in, and goes on with what was pressed afterwards. Where the part that does so
 * does not load at the second try either, it is the page /login, without what was pressed.
 */
export function ask(router: RegisteredRouter, tab: Tab, press: Pressed): void {
  load()
    .catch(load)
    .then(
      (sheet) => sheet.openJoinSheet(router, tab, press),
      () => router.navigate({ to: '/login' }),
    )
}
