import type { RegisteredRouter } from '@tanstack/react-router'
import { startInstall } from '../../platform/install.ts'
import { updates } from '../../platform/update/updates.ts'
import type { Tab } from '../../session/tab.ts'
import { noteVisit } from '../../features/device/install/interest.ts'
import { followNotifications } from '../../features/device/notifications/notifications.ts'
import { followUnread } from './badge.ts'
import { followFinishedGames } from './finished-games.ts'
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
