import { probe } from '../../platform/connection.ts'
import { forgetRecords } from '../../platform/persisted.ts'
import { wordsCache } from '../../platform/push.ts'
import { localStore, sessionStore } from '../../platform/storage.ts'
import { clearWhere } from '../../platform/idb.ts'
import { isSignedIn, signOut } from '../../session/session.ts'

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

/** Names of records that only repeat what the operator says, and of the worker's pictures. */
const lists = /^(?:games_|document_|personal_|(?:providerList|notices|notices_opened|faq)$)/
/** Of these nobody else has a copy: they would not come back. */
const onlyHere = /^personal_.*_(?:recents|searches)$/
const pictures = 'marquee-images'

/** Deletes lists and pictures, which come back as they are looked at. Never rejects. */
export async function clearLists(): Promise<void> {
  await forgetRecords((key) => lists.test(key) && !onlyHere.test(key))
  await globalThis.caches?.delete(pictures).catch(() => false)
}

/** What tells sleeping tabs of the sign-out, and the next start what a refusing database has yet to delete. */
const marks: ReadonlySet<string> = new Set(['sign_out_mark', 'personal_to_delete'])

/**
 * Signs out, deletes everything of the app on this device, and starts it anew. While the operator is out of reach the app's
 * own files stay, which hold nothing of the player's: nobody could give them back, and the app would be gone. Never rejects.
 */
export async function clearEverything(): Promise<void> {
  if (isSignedIn()) await signOut()
  await forgetRecords(() => true)
  await clearWhere(() => true).catch(() => {})
  for (const name of localStore.keys()) if (!marks.has(name)) localStore.remove(name)
  for (const name of sessionStore.keys()) sessionStore.remove(name)
  await ((await probe()) ? clearWorker() : clearSeen()).catch(() => {})
  location.assign('/home')
}

/** Deletes of what the worker keeps only what came with what the player looked at. */
async function clearSeen(): Promise<void> {
  await Promise.all([pictures, wordsCache].map((name) => caches.delete(name)))
}

async function clearWorker(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(registrations.map((registration) => registration.unregister()))
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
}
