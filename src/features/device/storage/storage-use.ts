import { deletedBy, unfinishedClear } from '../../../platform/storage/scopes.ts'
import { deleteAllCaches, deletePageCaches, deletePictures } from '../../../platform/cache-storage.ts'
import { unregisterWorker } from '../../../platform/update/service-worker.ts'
import type { Tab } from '../../../session/tab.ts'

/** Storage that the app uses on this device, if the browser reports it. */
export interface Usage {
  /** Bytes. */
  readonly used: number | undefined
  /** Maximum that the browser allows, bytes. */
  readonly quota: number | undefined
  /** Whether the storage is persistent: the browser does not evict it by itself. */
  readonly persisted: boolean
  readonly canPersist: boolean
}

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

/** Asks the browser to make the storage persistent. True if the browser agrees. */
export async function makePersistent(): Promise<boolean> {
  return (await navigator.storage.persist().catch(() => false)) ?? false
}

/** Deletes lists and pictures, which are fetched again when the player opens them. Never rejects. */
export async function clearLists({ queries, records }: Tab): Promise<void> {
  await records.deleteWhere(deletedBy('clearLists'))
  queries.reset(['cache', 'sessionCache'])
  await deletePictures()
}

/**
 * Names that stay in local storage: the mark that tells sleeping tabs of the sign-out, and the mark that makes the next
 * start delete what the database refused to delete.
 */
const keptNames: ReadonlySet<string> = new Set(['sign_out_mark', unfinishedClear])

/**
 * Signs out, deletes everything of the app on this device, and reloads. While the operator is out of reach the files of
 * the app stay, because they could not be fetched again. They hold no data of the player. Never rejects.
 */
export async function clearEverything(tab: Tab): Promise<void> {
  const { connection, localStore, records, session, sessionStore } = tab
  if (session.isSignedIn()) await session.signOut()
  await records.deleteWhere(() => true)
  for (const name of localStore.keys()) if (!keptNames.has(name)) localStore.remove(name)
  for (const name of sessionStore.keys()) sessionStore.remove(name)
  await ((await connection.probe()) ? clearWorker() : deletePageCaches())
  location.assign('/home')
}

async function clearWorker(): Promise<void> {
  await unregisterWorker()
  await deleteAllCaches()
}
