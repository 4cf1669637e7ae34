import type { RegisteredRouter } from '@tanstack/react-router'
import type { Tab } from '../../session/tab.ts'
import type { Pressed } from './pressed.ts'

/** Asks somebody who is not signed in to join or to sign in, and goes on with what was pressed afterwards. */
export function ask(router: RegisteredRouter, tab: Tab, press: Pressed): void {
  import('./join-sheet.ts').then(
    (sheet) => sheet.openJoinSheet(router, tab, press),
    () => router.navigate({ to: '/login' }),
  )
}
