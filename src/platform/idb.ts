import { get, getMany, promisifyRequest, update } from 'idb-keyval'
import { atom } from 'jotai'
import { type Database, DatabaseUnavailable, isSevered, openDatabase } from './database.ts'
import { onShown } from './page.ts'
import { localStore } from './storage.ts'
import { store } from './store.ts'

/**
 * The only user of IndexedDB. Every change is one transaction around a synchronous updater, so that
 * two tabs that change one record at the same instant lose nothing (get then set loses half).
 *
 * Where the database is refused, hangs or is full, changes are held in memory as the operations they
 * are, shown from there, and replayed onto whatever is stored when it works again.
 */

/** `memory`: nothing is saved beyond this page. `full`: some things are not. The shell says it once. */
export const storageHealthAtom = atom<'ok' | 'memory' | 'full'>('ok')

/** Whether a database that had been used before was gone at this start: what it held is lost. */
export const storageLostAtom = atom(false)

/** Makes the next value from the current one (undefined: none stored); synchronous, may run more than once. */
export type Updater = (current: unknown) => unknown

const usedMark = 'database_used'
const openCap = 3000
/** How long a database that did not serve is left alone before it is tried again, ms; doubled each time that it does not. */
const pause = 5000
const longestPause = 300_000

const lastSeen = new Map<string, unknown>()
const held = new Map<string, Updater[]>()
let heldClears: ((key: string) => boolean)[] = []
let refused = false
let refusedAt = 0
let opened: Database | undefined
let retrying: ReturnType<typeof setTimeout> | undefined
let wait = pause

function transact(): Database['use'] {
  if (!opened) {
    opened = openDatabase({
      openCap,
      onCreated: () => {
        if (localStore.get(usedMark) !== undefined) store.set(storageLostAtom, true)
        localStore.set(usedMark, '1')
      },
      onLateOpen: () => void replay(),
    })
    onShown(() => {
      if (refused || held.size > 0) void replay()
    })
  }
  return opened.use
}

function fold(key: string, current: unknown): unknown {
  return (held.get(key) ?? []).reduce((value, updater) => updater(value), current)
}

function fromMemory(key: string): unknown {
  return fold(key, lastSeen.get(key))
}

/** Which health an error means; undefined for an error of the operation itself, which the caller gets. */
function healthOf(error: unknown): 'memory' | 'full' | undefined {
  if (error instanceof DatabaseUnavailable || isSevered(error)) return 'memory'
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : undefined
}

/** Falls back to memory when the database does not serve; throws what is the operation's own fault. */
function fallBack(error: unknown): void {
  const health = healthOf(error)
  if (!health) throw error
  refused = health === 'memory'
  refusedAt = performance.now()
  store.set(storageHealthAtom, health)
  retrying ??= setTimeout(() => {
    retrying = undefined
    void replay()
  }, wait)
}

/** The value under `key`, undefined when there is none. */
export async function idbGet(key: string): Promise<unknown> {
  return (await idbGetMany([key]))[0]
}

/** Values of several keys, read in one transaction. */
export async function idbGetMany(keys: readonly string[]): Promise<unknown[]> {
  if (!refused) {
    try {
      const values = await getMany<unknown>([...keys], transact())
      return keys.map((key, index) => {
        lastSeen.set(key, values[index])
        return fold(key, values[index])
      })
    } catch (error) {
      fallBack(error)
    }
  }
  return keys.map(fromMemory)
}

/**
 * Changes one record in one transaction and answers the committed value. Rejects when the updater
 * throws or its value cannot be stored: then nothing changed.
 */
export async function idbUpdate(key: string, updater: Updater): Promise<unknown> {
  const rested = performance.now() - refusedAt > pause
  if (!refused || rested) {
    try {
      const value = await commit(key, updater)
      // It serves again, or there is room: what is held of other records may go home too.
      if (refused || (held.size > 0 && rested)) void replay()
      return value
    } catch (error) {
      fallBack(error)
    }
  }
  const value = updater(fromMemory(key))
  held.set(key, [...(held.get(key) ?? []), updater])
  return value
}

/** Writes the held operations of a record, then this one, in one transaction. */
async function commit(key: string, updater?: Updater): Promise<unknown> {
  // First what was to be deleted before: afterwards it would take the next player's data with it.
  if (heldClears.length > 0) await writeClears()
  const earlier = held.get(key)
  const operations = [...(earlier ?? []), ...(updater ? [updater] : [])]
  let value: unknown
  await update<unknown>(
    key,
    (current) => (value = operations.reduce((next, operation) => operation(next), current)),
    transact(),
  )
  lastSeen.set(key, value)
  if (earlier) settle(key, earlier)
  return value
}

function settle(key: string, written: readonly Updater[]): void {
  const rest = (held.get(key) ?? []).filter((updater) => !written.includes(updater))
  if (rest.length > 0) held.set(key, rest)
  else held.delete(key)
  if (held.size === 0 && !refused) store.set(storageHealthAtom, 'ok')
}

/** Replaces one record. */
export async function idbSet(key: string, value: unknown): Promise<void> {
  await idbUpdate(key, () => value)
}

/** Deletes one record. */
export async function idbDelete(key: string): Promise<void> {
  await clearWhere((other) => other === key)
}

/** All records, as `[key, value]`. */
export async function idbEntries(): Promise<[string, unknown][]> {
  const keys = new Set([...lastSeen.keys(), ...held.keys()])
  if (!refused) {
    try {
      const stored = await transact()('readonly', (records) => promisifyRequest(records.getAllKeys()))
      for (const key of stored) keys.add(String(key))
    } catch (error) {
      fallBack(error)
    }
  }
  const names = [...keys]
  const values = await idbGetMany(names)
  return names
    .map((name, index): [string, unknown] => [name, values[index]])
    .filter(([, value]) => value !== undefined)
}

/** Forgets what memory holds of records whose key matches; what is stored stays. */
export function forgetHeld(matches: (key: string) => boolean): void {
  for (const key of [...held.keys(), ...lastSeen.keys()]) {
    if (!matches(key)) continue
    held.delete(key)
    lastSeen.delete(key)
  }
}

/**
 * Deletes every record whose key matches, in one transaction. False when the database does not serve: the memory copy is
 * gone, what is stored goes as soon as it serves this page again.
 */
export async function clearWhere(matches: (key: string) => boolean): Promise<boolean> {
  forgetHeld(matches)
  try {
    if (!refused) {
      await clearStored(matches)
      // There may be room now.
      if (held.size > 0) void replay()
      return true
    }
  } catch (error) {
    fallBack(error)
  }
  heldClears.push(matches)
  return false
}

function clearStored(matches: (key: string) => boolean): Promise<void> {
  return transact()('readwrite', (records) => {
    const request = records.openKeyCursor()
    request.onsuccess = () => {
      const cursor = request.result
      if (!cursor) return
      if (matches(String(cursor.key))) records.delete(cursor.key)
      cursor.continue()
    }
    return promisifyRequest(records.transaction)
  })
}

let replaying: Promise<void> | undefined

/** Writes what memory holds, once the database serves again. */
function replay(): Promise<void> {
  replaying ??= writeHeld().finally(() => (replaying = undefined))
  return replaying
}

async function writeHeld(): Promise<void> {
  try {
    await get('', transact())
    await writeClears()
    // Only now may be read what is stored.
    refused = false
    for (const key of held.keys()) await writeHeldOf(key)
    if (held.size === 0) store.set(storageHealthAtom, 'ok')
    wait = pause
  } catch (error) {
    wait = Math.min(wait * 2, longestPause)
    fallBack(error)
  }
}

/** Deletes what memory holds as deleted. */
async function writeClears(): Promise<void> {
  const clears = heldClears
  await Promise.all(clears.map(clearStored))
  heldClears = heldClears.filter((clear) => !clears.includes(clear))
}

async function writeHeldOf(key: string): Promise<void> {
  try {
    await commit(key)
  } catch (error) {
    if (healthOf(error)) throw error
    // An operation that does not fit what is stored never will.
    held.delete(key)
  }
}

let asked = false

/** Asks the browser once not to evict the app's storage: after a favourite or an install, not before. */
export async function keepStorage(): Promise<void> {
  if (asked || typeof navigator === 'undefined' || !navigator.storage?.persist) return
  asked = true
  await navigator.storage.persist().catch(() => false)
}
