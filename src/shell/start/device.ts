import type { RegisteredRouter } from '@tanstack/react-router'
import { startInstall } from '../../platform/install.ts'
import { updates } from '../../platform/update/updates.ts'
import type { Store } from '../../platform/store.ts'
import type { Tab } from '../../session/tab.ts'
import { userInfoAtom } from '../../session/user-info.ts'
import { noteFinishedGame, noteVisit } from '../../features/device/install/interest.ts'
import { currentGameAtom } from '../../features/play/current-game.ts'
import { followNotifications } from '../../features/device/notifications/notifications.ts'
import { followLaunches } from './launch-queue.ts'
import { occupiedAtom } from './occupied.ts'
import { followLiveTables } from './wake-lock.ts'

/** Starts what needs the device: worker, updates, installing, notifications. Runs after the `load` event. */
export function startDevice(router: RegisteredRouter, tab: Tab): void {
  updates(tab).start(occupiedAtom)
  startInstall(tab)
  followFinishedGames(tab)
  followLaunches(router, tab)
  followLiveTables(tab)
  followUnread(tab.store)
  followNotifications(tab)
  void noteVisit(tab)
}

/** Counts each game that was played and closed: after one, the app may offer to be installed (`interest.ts`). */
function followFinishedGames(tab: Tab): void {
  const { store } = tab
  let played = false
  store.sub(currentGameAtom, () => {
    const phase = store.get(currentGameAtom)?.phase
    if (phase === 'ready' || phase === 'busy') played = true
    if (phase !== undefined || !played) return
    played = false
    void noteFinishedGame(tab)
  })
}

/** Shows the number of unread memos on the app's icon. Removes it when nobody is signed in. */
function followUnread(store: Store): void {
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
