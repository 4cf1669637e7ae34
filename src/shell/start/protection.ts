import { endNotifications } from '../../features/device/notifications/notifications.ts'
import { gameControl } from '../../features/play/game-control.ts'
import { gameWindows } from '../../features/play/launch/game-windows.ts'
import { changeQueue } from '../../features/protection/change-queue.ts'
import { timeZoneAtom } from '../../platform/config/site-config.ts'
import { service } from '../../platform/service.ts'
import { setDeviceStop } from '../../session/set-device-stop.ts'
import { playerAtom } from '../../session/player.ts'
import { playStopAtom } from '../../session/play-stop.ts'
import type { Tab } from '../../session/tab.ts'
import { userInfoAtom } from '../../session/user-info.ts'
import { stopMessage } from '../../ui/protection/stop-message.ts'
import { toasts } from '../../ui/toast/toast.ts'

/**
 * Follows the player's stop in a tab, wherever it was set: open games close after their round, with the reason, push
 * notifications end, and the device offers no guest play until its end, signed out
 * too. Sends changes that were made offline.
 */
export const protectionWatch = service((tab: Tab) => {
  const { store } = tab
  let isStopped = false
  const follow = () => {
    const stop = store.get(playStopAtom)
    const begins = stop !== undefined && !isStopped
    isStopped = stop !== undefined
    const player = store.get(playerAtom)
    const isCurrent = stop !== undefined || store.get(userInfoAtom)?.stale === false
    if (player !== undefined && isCurrent) setDeviceStop(tab, player, stop && (stop.until ?? 'never'))
    if (!begins) return
    const isPlaying = gameControl(tab).get() !== undefined
    gameControl(tab).closeAfterRound()
    gameWindows(tab).closeAll()
    void endNotifications(tab)
    if (isPlaying) toasts(tab).show('info', stopMessage(stop, store.get(timeZoneAtom)))
  }
  changeQueue(tab).start()
  store.sub(playStopAtom, follow)
  store.sub(userInfoAtom, follow)
  follow()
})
