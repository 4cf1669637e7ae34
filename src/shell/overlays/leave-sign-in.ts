import type { RegisteredRouter } from '@tanstack/react-router'

/** Closes the sign-in dialog over a page. */
export function leaveSignIn(router: RegisteredRouter): void {
  router.history.back({ ignoreBlocker: true })
}
