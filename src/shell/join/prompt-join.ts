import type { RegisteredRouter } from '@tanstack/react-router'
import type { Tab } from '../../session/tab.ts'
import type { NewAction } from './pending-action.ts'

/** Offers an anonymous visitor to join or sign in because of `action`, which runs after that. */
export function promptJoin(router: RegisteredRouter, tab: Tab, action: NewAction): void {
  import('./join-sheet.ts').then(
    (sheet) => sheet.openJoinSheet(router, tab, action),
    () => router.navigate({ to: '/login' }),
  )
}
