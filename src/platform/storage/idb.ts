import { getMany, promisifyRequest, update as updateOne } from 'idb-keyval'
import { atom } from 'jotai'
import type { Page } from '../page.ts'
import type { Store } from '../store.ts'
import { connectDatabase, DatabaseUnavailable, isConnectionLost } from './database.ts'
import type { SafeStorage } from './storage.ts'

/**
 * The only user of IndexedDB. Each change is one transaction around a synchronous updater: with get and then set, two
 * tabs that change one record at the same instant would lose one change.
 *
 * The first time that the database refuses, hangs or is full, `idb-fallback.ts` is loaded, which does everything from
 * then on: few devices need it.
 */
export interface Database {
  /** The value under `key`, undefined when there is none. Reads that are asked for in one tick are one transaction. */
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
  /** Drops what memory holds of records whose key matches; what is stored stays. */
  dropHeld(matches: KeyMatch): void
}

export type KeyMatch = (key: string) => boolean

/** Makes the next value from the current one (undefined: none stored); synchronous, may run more than once. */
export type Updater = (current: unknown) => unknown

/** `memory`: nothing is saved beyond this page. `full`: some things are not. The shell says so once. */
export const storageHealthAtom = atom<'ok' | 'memory' | 'full'>('ok')

/** Whether a database that had been used before was gone at this start: what it held is lost. */
export const storageLostAtom = atom(false)

/** Counts how often a database opened after it had been given up on. */
export const lateOpenAtom = atom(0)

/** In local storage: a database was created before. */
const usedName = 'database_used'
const openTimeoutMs = 3000

interface DatabaseParts {
  readonly environment: { readonly indexedDB: IDBFactory | undefined }
  readonly store: Store
  readonly localStore: SafeStorage
  readonly page: Pick<Page, 'onShown'>
}

/** What the database itself does. Every function rejects while it does not work. */
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
        // A chunk that did not come may come at the next error.
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

/** Which health an error means; undefined for an error of the operation itself, which the caller gets. */
export function healthOf(error: unknown): 'memory' | 'full' | undefined {
  if (error instanceof DatabaseUnavailable || isConnectionLost(error)) return 'memory'
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : undefined
}

/** Asks for the values as soon as the keys are there, so that it stays one transaction. */
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
