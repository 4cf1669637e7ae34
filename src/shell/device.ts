import type { RegisteredRouter } from '@tanstack/react-router'
import { startInstall } from '../platform/install.ts'
import { startWorker } from '../platform/worker.ts'
import { noteVisit } from '../features/device/interest.ts'
import { followNotifications } from '../features/device/notifications.ts'
import { followUnread } from './badge.ts'
import { followFinishedGames } from './finished-games.ts'
import { followLaunches } from './launch-queue.ts'
import { occupiedAtom } from './occupied.ts'
import { followLiveTables } from './wake-lock.ts'

/** What ties the app to the device: worker, updates, installing. Runs after the first page stands. */
export function startDevice(router: RegisteredRouter): void {
  startWorker(occupiedAtom)
  startInstall()
  followFinishedGames()
  followLaunches(router)
  followLiveTables()
  followUnread()
  followNotifications()
  void noteVisit()
}
