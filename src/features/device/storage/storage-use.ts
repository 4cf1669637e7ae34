import { deletedBy, unfinishedClear } from '../../../platform/storage/scopes.ts'
import { deleteAllCaches, deletePageCaches, deletePictures } from '../../../platform/cache-storage.ts'
import { unregisterWorker } from '../../../platform/update/service-worker.ts'
import type { Tab } from '../../../session/tab.ts'

/** The storage that the app uses on this device. Undefined values are not reported by the browser. */
export interface Usage {
  /** Bytes. */
  readonly used: number | undefined
  /** Maximum that the browser allows, bytes. */
  readonly quota: number | undefined
  /** Whether the storage is persistent: the browser does not evict it by itself. */
  readonly persisted: boolean
  readonly canPersist: boolean
}

/** Never rejects. */
export async function readUsage(): Promise<Usage> {
  const storage = globalThis.navigator?.storage
  const estimate = await storage?.estimate?.().catch(() => undefined)
  const persisted = (await storage?.persisted?.().catch(() => false)) ?? false
  return {
    used: estimate?.usage,
    quota: estimate?.quota,
    persisted,
    canPersist: typeof storage?.persist === 'function',
  }
}

/** Asks the browser to make the storage persistent. Returns whether it does. */
export async function makePersistent(): Promise<boolean> {
  return (await navigator.storage.persist().catch(() => false)) ?? false
}

/** Deletes lists and pictures, which are fetched again when the player opens them. Never rejects. */
export async function clearLists({ queries, records }: Tab): Promise<void> {
  await records.deleteWhere(deletedBy('clearLists'))
  queries.reset(['cache', 'sessionCache'])
  await deletePictures()
}

/** Names that stay in local storage: other tabs detect the sign-out by one, and the next start deletes left-over records by the other. */
const preservedNames: ReadonlySet<string> = new Set(['sign_out_mark', unfinishedClear])

/**
 * Signs out, deletes everything of the app on this device, and reloads. While the operator cannot be reached the files of
 * the app stay, because they could not be fetched again. Never rejects.
 */
export async function clearEverything(tab: Tab): Promise<void> {
  const { connection, localStore, records, session, sessionStore } = tab
  if (session.isSignedIn()) await session.signOut()
  await records.deleteWhere(() => true)
  for (const name of localStore.keys()) if (!preservedNames.has(name)) localStore.remove(name)
  for (const name of sessionStore.keys()) sessionStore.remove(name)
  await ((await connection.probe()) ? clearWorker() : deletePageCaches())
  location.assign('/home')
}

async function clearWorker(): Promise<void> {
  await unregisterWorker()
  await deleteAllCaches()
}
