import { entryPath } from '../platform/build-info.ts'
import { isOffline } from '../platform/connection.ts'
import { isReplaced } from '../platform/http-release.ts'
import { sessionStore } from '../platform/storage.ts'
import { store } from '../platform/store.ts'
import { agreeToUpdate, checkForUpdate } from '../platform/update.ts'
import { occupiedAtom } from './occupied.ts'

/** Under this name the session notes for which build the page was left: once for each, so that no loop arises. */
const markName = 'replaced_build'

/**
 * Brings a page whose build the site no longer serves to the new one: once, never offline, never over a game or unsent
 * work. Never rejects.
 */
export async function leaveReplacedBuild(): Promise<void> {
  const entry = entryPath()
  if (entry === undefined || isOffline() || sessionStore.get(markName) === entry) return
  if (!(await isReplaced(entry)) || store.get(occupiedAtom)) return
  sessionStore.set(markName, entry)
  // Under a worker the new page comes with the new worker; without one, by loading it.
  if (await checkForUpdate()) agreeToUpdate()
  else if (!navigator.serviceWorker?.controller) location.reload()
}
