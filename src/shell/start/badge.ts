import type { Store } from '../../platform/store.ts'
import { userInfoAtom } from '../../session/user-info.ts'

/** Keeps the number on the app's icon with the unread memos; none when nobody is signed in. */
export function followUnread(store: Store): void {
  if (typeof navigator.setAppBadge !== 'function') return
  let shown: number | undefined
  const show = (): void => {
    const unread = store.get(userInfoAtom)?.info.unread_memos ?? 0
    if (unread === shown) return
    shown = unread
    // Refused where the app is not installed.
    navigator.setAppBadge(unread).catch(() => {})
  }
  store.sub(userInfoAtom, show)
  show()
}
