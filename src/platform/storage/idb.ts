import { getMany, promisifyRequest, update as updateOne } from 'idb-keyval'
import { atom } from 'jotai'
import type { Page } from '../page.ts'
import type { Store } from '../store.ts'
import { connectDatabase, DatabaseUnavailable, isConnectionLost } from './database.ts'
import type { SafeStorage } from './storage.ts'

/**
 * The only module that reads and writes IndexedDB. Each change is one transaction with a synchronous updater. With a
 * get and a separate set, one of two changes that two tabs make at the same time would be lost.
 *
 * At the first error of the database (refused, hanging or full) `idb-fallback.ts` is loaded and handles every
 * operation from then on. It is lazy because few devices need it.
 */
export interface Database {
  /** The value under `key`; undefined if there is none. Reads of one tick share a transaction. */
  get(key: string): Promise<unknown>
  /** All records whose key matches, read in one transaction. */
  getWhere(matches: KeyMatch): Promise<Map<string, unknown>>
  /**
   * Changes one record in one transaction and answers the committed value. Rejects when the updater
   * throws or its value cannot be stored: then nothing changed.
   */
  update(key: string, updater: Updater): Promise<unknown>
  set(key: string, value: unknown): Promise<void>
  /**
   * Deletes every record whose key matches, in one transaction. False when the database does not work: the copy in
   * memory is deleted, the stored one as soon as the database works for this page again.
   */
  deleteWhere(matches: KeyMatch): Promise<boolean>
  /** Drops the changes in memory of records whose key matches. Stored values stay. */
  dropHeld(matches: KeyMatch): void
}

export type KeyMatch = (key: string) => boolean

/** Returns the next value from the current one (undefined if none is stored). Synchronous; may run more than once. */
export type Updater = (current: unknown) => unknown

/** `memory`: no change is stored; it lasts until the page closes. `full`: some changes are not stored. */
export const storageHealthAtom = atom<'ok' | 'memory' | 'full'>('ok')

/** Whether the browser had deleted the database before this start. Its data is lost. */
export const storageLostAtom = atom(false)

/** Number of times that the database opened after the timeout. */
export const lateOpenAtom = atom(0)

/** Set in local storage once a database has been created. */
const usedName = 'database_used'
const openTimeoutMs = 3000

interface DatabaseParts {
  readonly environment: { readonly indexedDB: IDBFactory | undefined }
  readonly store: Store
  readonly localStore: SafeStorage
  readonly page: Pick<Page, 'onShown'>
}

/** Operations on the database without the fallback. They reject while the database does not work. */
export interface Transactions {
  readonly read: (keys: readonly string[]) => Promise<unknown[]>
  readonly readWhere: (matches: KeyMatch) => Promise<Map<string, unknown>>
  readonly write: (key: string, updater: Updater) => Promise<unknown>
  readonly deleteWhere: (matches: KeyMatch) => Promise<void>
  /** The values that were read or written last. */
  readonly lastRead: Map<string, unknown>
}

export function createDatabase({ environment, store, localStore, page }: DatabaseParts): Database {
  const lastRead = new Map<string, unknown>()
  let fallback: Promise<Database> | undefined
  /** Reads that wait for the end of the tick, by key. */
  let waiting: Map<string, PromiseWithResolvers<unknown>> | undefined

  const transact = connectDatabase({
    indexedDB: () => environment.indexedDB,
    openTimeoutMs,
    onCreated: () => {
      if (localStore.get(usedName) !== undefined) store.set(storageLostAtom, true)
      localStore.set(usedName, '1')
    },
    onLateOpen: () => store.set(lateOpenAtom, (count) => count + 1),
  })
  const transactions: Transactions = {
    lastRead,
    async read(keys) {
      const values = await getMany<unknown>([...keys], transact)
      for (const [index, key] of keys.entries()) lastRead.set(key, values[index])
      return values
    },
    async readWhere(matches) {
      const values = await transact('readonly', (records) => readMatching(records, matches))
      for (const [key, value] of values) lastRead.set(key, value)
      return values
    },
    async write(key, updater) {
      let value: unknown
      await updateOne<unknown>(key, (current) => (value = updater(current)), transact)
      lastRead.set(key, value)
      return value
    },
    deleteWhere: (matches) => transact('readwrite', (records) => deleteMatching(records, matches)),
  }

  /** Runs an operation on the database, or on the fallback from the first error of the database on. */
  async function run<T>(plain: () => Promise<T>, instead: (database: Database) => Promise<T>): Promise<T> {
    if (!fallback) {
      try {
        return await plain()
      } catch (error) {
        const health = healthOf(error)
        if (!health) throw error
        fallback ??= import(/* precache */ './idb-fallback.ts').then((module) =>
          module.createFallback({ transactions, store, page, health }),
        )
        // If the chunk failed to load, the next error tries again.
        fallback.catch(() => (fallback = undefined))
      }
    }
    return instead(await fallback)
  }

  async function readWaiting(reads: Map<string, PromiseWithResolvers<unknown>>): Promise<void> {
    waiting = undefined
    const keys = [...reads.keys()]
    try {
      const values = await run(
        () => transactions.read(keys),
        (database) => Promise.all(keys.map(database.get)),
      )
      for (const [index, { resolve }] of [...reads.values()].entries()) resolve(values[index])
    } catch (error) {
      for (const { reject } of reads.values()) reject(error)
    }
  }

  const update: Database['update'] = (key, updater) =>
    run(
      () => transactions.write(key, updater),
      (database) => database.update(key, updater),
    )

  return {
    get(key) {
      if (!waiting) {
        const reads = new Map<string, PromiseWithResolvers<unknown>>()
        waiting = reads
        queueMicrotask(() => void readWaiting(reads))
      }
      const read = waiting.get(key) ?? Promise.withResolvers<unknown>()
      waiting.set(key, read)
      return read.promise
    },
    getWhere: (matches) =>
      run(
        () => transactions.readWhere(matches),
        (database) => database.getWhere(matches),
      ),
    update,
    set: async (key, value) => void (await update(key, () => value)),
    deleteWhere(matches) {
      for (const key of lastRead.keys()) if (matches(key)) lastRead.delete(key)
      return run(
        () => transactions.deleteWhere(matches).then(() => true),
        (database) => database.deleteWhere(matches),
      )
    },
    dropHeld(matches) {
      void fallback?.then((database) => database.dropHeld(matches))
    },
  }
}

/** The storage health that an error means; undefined for an error of the operation itself. */
export function healthOf(error: unknown): 'memory' | 'full' | undefined {
  if (error instanceof DatabaseUnavailable || isConnectionLost(error)) return 'memory'
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : undefined
}

/** Reads keys and values in one transaction: it requests each value in the success event of the keys. */
async function readMatching(records: IDBObjectStore, matches: KeyMatch): Promise<Map<string, unknown>> {
  const values = new Map<string, unknown>()
  const keys = records.getAllKeys()
  keys.onsuccess = () => {
    for (const key of keys.result.map(String).filter(matches)) {
      const read = records.get(key)
      read.onsuccess = () => values.set(key, read.result)
    }
  }
  await promisifyRequest(records.transaction)
  return values
}

function deleteMatching(records: IDBObjectStore, matches: KeyMatch): Promise<void> {
  const request = records.openKeyCursor()
  request.onsuccess = () => {
    const cursor = request.result
    if (!cursor) return
    if (matches(String(cursor.key))) records.delete(cursor.key)
    cursor.continue()
  }
  return promisifyRequest(records.transaction)
}
