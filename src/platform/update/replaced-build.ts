import type { Atom } from 'jotai'
import { entryPath } from '../build-info.ts'
import { isReplaced } from '../http/http-release.ts'
import type { Platform } from '../platform.ts'
import { workerContainer } from './service-worker.ts'
import { updates } from './updates.ts'

/**
 * Brings a page whose build the site no longer serves to the new build: once for each build, never offline, and never while
 * `occupied`. Never rejects.
 */
export async function leaveReplacedBuild(platform: Platform, occupied: Atom<boolean>): Promise<void> {
  const entry = entryPath()
  if (entry === undefined || platform.connection.isOffline()) return
  if (!(await isReplaced(entry)) || platform.store.get(occupied)) return
  const { agree, check, leaveBuildOnce } = updates(platform)
  if (!leaveBuildOnce()) return
  // With a worker the new page comes with the new worker. Without a worker a reload fetches the new page.
  if (await check()) agree()
  else if (!workerContainer()?.controller) location.reload()
}
