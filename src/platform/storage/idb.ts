import { get, promisifyRequest, update as updateOne, type UseStore } from 'idb-keyval'
import { atom } from 'jotai'
import { type Deferred, deferred } from '../deferred.ts'
import { limited } from '../limited.ts'
import type { Environment } from '../environment.ts'
import type { Store } from '../store.ts'

/**
 * The only module that reads and writes IndexedDB. Each change is one transaction with a synchronous updater. With a
 * get and a separate set, one of two changes that two tabs make at the same time would be lost.
 *
 * All methods reject with `StorageRefused` where the browser refuses the database, and with its subclass `StorageFailed`
 * where one operation failed.
 */
export interface Database {
  /** The value under `key`; undefined if there is none. */
  get(key: string): Promise<unknown>
  /** All records whose key matches, read in one transaction. */
  getWhere(matches: KeyMatch): Promise<Map<string, unknown>>
  /**
   * Changes one record in one transaction and resolves with the committed value. Rejects if the updater throws or its value
   * cannot be stored: then nothing has changed.
   */
  update(key: string, updater: Updater): Promise<unknown>
  set(key: string, value: unknown): Promise<void>
  /** Deletes every record whose key matches, in one transaction. */
  deleteWhere(matches: KeyMatch): Promise<void>
}

export type KeyMatch = (key: string) => boolean

/** Returns the next value from the current one (undefined if none is stored). Synchronous; may run more than once. */
export type Updater = (current: unknown) => unknown

/**
 * `memory`: the browser refuses the database or it does not respond, and changes last until the page is closed; `ok` again
 * if it responds later. `full`: the last change did not fit. `deleted`: the browser deleted the database under this page,
 * which still shows its data.
 */
export type StorageHealth = 'ok' | 'memory' | 'full' | 'deleted'

export const storageHealthAtom = atom<StorageHealth>('ok')

/** The browser refuses the database. */
export class StorageRefused extends Error {
  override name = 'StorageRefused'
}

/** The disk is full, or a database that worked until this operation does not respond. */
export class StorageFailed extends StorageRefused {
  override name = 'StorageFailed'
}

const databaseName = 'marquee'
const storeName = 'records'
/** Opening and transactions may never end in Safari, which can leave the database locked by a page that is closed. */
const timeoutMs = 3000

interface DatabaseParts {
  readonly environment: Pick<Environment, 'indexedDB' | 'window'>
  readonly store: Store
}

export function createDatabase({ environment, store }: DatabaseParts): Database {
  let connection: Promise<IDBDatabase> | undefined
  let hasOpened = false
  let isRefused = false
  const unfinished = new Set<IDBTransaction>()
  let completed = 0
  /** Set while the page is in the back/forward cache. */
  let shown: Deferred<void> | undefined

  // There an unfinished transaction would lock the database for all pages in WebKit. It runs again when the page is shown.
  environment.window?.addEventListener('pagehide', (event) => {
    if (!(event as PageTransitionEvent).persisted) return
    shown = deferred()
    for (const transaction of unfinished) abort(transaction)
  })
  environment.window?.addEventListener('pageshow', () => {
    shown?.resolve()
    shown = undefined
  })

  async function connect(): Promise<IDBDatabase> {
    const database = await open(environment.indexedDB, () => {
      if (hasOpened) store.set(storageHealthAtom, 'deleted')
    })
    hasOpened = true
    const drop = () => (connection = undefined)
    database.onclose = drop
    // Without this, an open page blocks the browser from deleting the site's data.
    database.onversionchange = () => {
      database.close()
      drop()
    }
    return database
  }

  /** Ends the wait for a transaction when none of this tab has completed for the time: one in a long queue is not stuck. */
  function progressing<T>(work: Promise<T>, transaction: IDBTransaction): Promise<T> {
    const before = completed
    return limited(work, timeoutMs, () => {
      if (completed !== before) return progressing(work, transaction)
      // It must not be committed later, because the caller has been notified that nothing is stored.
      abort(transaction)
      return noResponse()
    })
  }

  /**
   * Runs a transaction, once more on a new connection if the browser closed the connection, as Safari does. A patient one waits
   * without a limit.
   */
  async function attempt<T>(
    mode: IDBTransactionMode,
    run: (records: IDBObjectStore) => T | PromiseLike<T>,
    isPatient = false,
  ): Promise<T> {
    const onConnection = async (opening: Promise<IDBDatabase>) => {
      const database = await (isPatient ? opening : limited(opening, timeoutMs, noResponse))
      await shown?.promise
      const transaction = database.transaction(storeName, mode)
      unfinished.add(transaction)
      try {
        const work = resultOf(transaction, run)
        const result = await (isPatient ? work : progressing(work, transaction))
        completed += 1
        return result
      } finally {
        unfinished.delete(transaction)
      }
    }
    const current = (connection ??= connect())
    try {
      return await onConnection(current)
    } catch (error) {
      if (!isConnectionLost(error)) throw error
      if (connection === current) connection = undefined
      return onConnection((connection ??= connect()))
    }
  }

  /** Ends the refusal when the database responds after all, such as when the tab that locked it is no longer frozen. */
  async function recover(): Promise<void> {
    try {
      await attempt('readonly', (records) => promisifyRequest(records.count()), true)
    } catch {
      return
    }
    isRefused = false
    store.set(storageHealthAtom, 'ok')
  }

  const transact: UseStore = async (mode, run) => {
    if (isRefused) throw new StorageRefused()
    try {
      return await attempt(mode, run)
    } catch (error) {
      if (error instanceof DOMException && error.name === 'QuotaExceededError') {
        store.set(storageHealthAtom, 'full')
        throw new StorageFailed('full', { cause: error })
      }
      if (!isConnectionLost(error) && !(error instanceof StorageRefused)) throw error
      if (error instanceof StorageRefused && !isRefused) void recover()
      isRefused = true
      store.set(storageHealthAtom, 'memory')
      const Refusal = hasOpened ? StorageFailed : StorageRefused
      throw new Refusal('refused', { cause: error })
    }
  }

  const update: Database['update'] = async (key, updater) => {
    let value: unknown
    await updateOne<unknown>(key, (current) => (value = updater(current)), transact)
    if (store.get(storageHealthAtom) === 'full') store.set(storageHealthAtom, 'ok')
    return value
  }

  return {
    get: (key) => get(key, transact),
    getWhere: (matches) => transact('readonly', (records) => readMatching(records, matches)),
    update,
    set: async (key, value) => void (await update(key, () => value)),
    deleteWhere: (matches) => transact('readwrite', (records) => deleteMatching(records, matches)),
  }
}

/** Rejects with `StorageRefused` if the browser refuses. `onCreated` is called if there was no database. */
async function open(
  factory: IDBFactory | undefined,
  onCreated: () => void,
  version?: number,
): Promise<IDBDatabase> {
  if (!factory) throw new StorageRefused('no IndexedDB')
  const opening = factory.open(databaseName, version)
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(storeName)
    onCreated()
  }
  const database = await promisifyRequest(opening)
  if (database.objectStoreNames.contains(storeName)) return database
  // Created by something else. Only an upgrade can add the store.
  database.close()
  return open(factory, onCreated, database.version + 1)
}

/** The result of `run`, which may not notice that the transaction is aborted. */
function resultOf<T>(
  transaction: IDBTransaction,
  run: (records: IDBObjectStore) => T | PromiseLike<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('abort', () => reject(transaction.error))
    Promise.resolve(run(transaction.objectStore(storeName))).then(resolve, reject)
  })
}

function noResponse(): Promise<never> {
  return Promise.reject(new StorageRefused('no response'))
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It has ended.
  }
}

/**
 * Whether an error means that there is no connection. Nothing of the transaction was then committed, and it may run
 * again. A transaction that aborts without an error (null) lost its connection too.
 */
function isConnectionLost(error: unknown): boolean {
  if (error === null || error === undefined) return true
  return error instanceof DOMException && lostNames.has(error.name)
}

const lostNames: ReadonlySet<string> = new Set([
  'AbortError',
  'InvalidStateError',
  'SecurityError',
  'UnknownError',
])

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
