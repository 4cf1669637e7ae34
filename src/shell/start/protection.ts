import { endNotifications } from '../../features/device/notifications/notifications.ts'
import { gameControl } from '../../features/play/game-control.ts'
import { gameWindows } from '../../features/play/launch/game-windows.ts'
import { changeQueue } from '../../features/protection/change-queue.ts'
import { service } from '../../platform/service.ts'
import { deviceStopAtom } from '../../session/device-stop.ts'
import { playStopAtom } from '../../session/play-stop.ts'
import type { Tab } from '../../session/tab.ts'
import { stopMessage } from '../../ui/protection/stop-message.ts'
import { toasts } from '../../ui/toast/toast.ts'

/**
 * Follows the player's stop in a tab, wherever it was set: open games close after their round, with the reason, push
 * notifications end, and the device offers no guest play until its end, signed out too. Sends changes that were made offline.
 */
export const protectionWatch = service((tab: Tab) => {
  const { store } = tab
  let isStopped = false
  const follow = () => {
    const stop = store.get(playStopAtom)
    const begins = stop !== undefined && !isStopped
    isStopped = stop !== undefined
    if (stop !== undefined) store.set(deviceStopAtom, stop.until ?? 'never')
    if (!begins) return
    const isPlaying = gameControl(tab).get() !== undefined
    gameControl(tab).closeAfterRound()
    gameWindows(tab).closeAll()
    void endNotifications(tab)
    if (isPlaying) toasts(tab).show('info', stopMessage(stop))
  }
  changeQueue(tab).start()
  store.sub(playStopAtom, follow)
  follow()
})
