import type { Store } from '../../platform/store.ts'
import { userInfoAtom } from '../../session/user-info.ts'

/** Shows the number of unread memos on the app's icon. Removes it when nobody is signed in. */
export function showUnreadBadge(store: Store): void {
  if (typeof navigator.setAppBadge !== 'function') return
  let shown: number | undefined
  const show = (): void => {
    const unread = store.get(userInfoAtom)?.info.unread_memos ?? 0
    if (unread === shown) return
    shown = unread
    // The browser rejects the call where the app is not installed.
    navigator.setAppBadge(unread).catch(() => {})
  }
  store.sub(userInfoAtom, show)
  show()
}
