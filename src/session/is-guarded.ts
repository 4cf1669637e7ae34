import type { AnyRouter } from '@tanstack/react-router'
import { requireSession } from './guard.ts'

/** Whether the page of a path is for signed-in players only. */
export function isGuarded(router: Pick<AnyRouter, 'getMatchedRoutes'>, pathname: string): boolean {
  return router.getMatchedRoutes(pathname)[2]?.options.beforeLoad === requireSession
}
