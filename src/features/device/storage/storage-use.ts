import { probe } from '../../../platform/http/connection.ts'
import { records } from '../../../platform/storage/persisted.ts'
import { deletedBy, unfinishedClear } from '../../../platform/storage/scopes.ts'
import { deleteAllCaches, deletePageCaches, deletePictures } from '../../../platform/cache-storage.ts'
import { unregisterWorker } from '../../../platform/update/service-worker.ts'
import { localStore, sessionStore } from '../../../platform/storage/storage.ts'
import { isSignedIn, signOut } from '../../../session/session.ts'

/** What the app occupies on this device, as far as the browser says. */
export interface Usage {
  /** Bytes. */
  readonly used: number | undefined
  /** Bytes that the browser would give at most. */
  readonly quota: number | undefined
  /** Whether the browser deletes nothing of it by itself. */
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

/** Asks the browser to keep everything; whether it does. */
export async function keepAsked(): Promise<boolean> {
  return (await navigator.storage.persist().catch(() => false)) ?? false
}

/** Deletes lists and pictures, which come back as they are looked at. Never rejects. */
export async function clearLists(): Promise<void> {
  await records.deleteWhere(deletedBy('clearLists'))
  await deletePictures()
}

/** What tells sleeping tabs of the sign-out, and the next start what a refusing database has yet to delete. */
const marks: ReadonlySet<string> = new Set(['sign_out_mark', unfinishedClear])

/**
 * Signs out, deletes everything of the app on this device, and starts it anew. While the operator is out of reach the app's
 * own files stay, which hold nothing of the player's: nobody could give them back, and the app would be gone. Never rejects.
 */
export async function clearEverything(): Promise<void> {
  if (isSignedIn()) await signOut()
  await records.deleteWhere(() => true)
  for (const name of localStore.keys()) if (!marks.has(name)) localStore.remove(name)
  for (const name of sessionStore.keys()) sessionStore.remove(name)
  await ((await probe()) ? clearWorker() : deletePageCaches())
  location.assign('/home')
}

async function clearWorker(): Promise<void> {
  await unregisterWorker()
  await deleteAllCaches()
}
