import type { UseStore } from 'idb-keyval'

/**
 * The connection to the app's database, for `idb.ts` only. It handles three hazards: Safari closes connections, an old
 * tab must not block the upgrade of a newer app, and a request to open may hang.
 */
const databaseName = 'marquee'
const storeName = 'records'

/** The browser refuses to open the database, fails, or does not answer in time. It may still open it later. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

interface ConnectionOptions {
  /** Reading it throws where the browser blocks storage. */
  readonly indexedDB: () => IDBFactory | undefined
  /** How long a request to open may take, ms. */
  readonly openTimeoutMs: number
  /** Called when the database had to be created. */
  readonly onCreated: () => void
  /** Called when a request succeeds after its timeout. */
  readonly onLateOpen: () => void
}

/** Returns a function that runs one transaction. If the connection was closed, it runs it again on a new one. */
export function connectDatabase(options: ConnectionOptions): UseStore {
  const { indexedDB, openTimeoutMs, onCreated, onLateOpen } = options
  let connection: Promise<IDBDatabase> | undefined

  function connect(): Promise<IDBDatabase> {
    connection ??= withTimeout(request(undefined))
    connection.catch(() => (connection = undefined))
    return connection
  }

  function request(version: number | undefined): Promise<IDBDatabase> {
    return new Promise<IDBDatabase>((resolve, reject) => {
      const factory = indexedDB()
      if (!factory) throw new Error('no IndexedDB')
      const opening = factory.open(databaseName, version)
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore(storeName)
        onCreated()
      }
      opening.onerror = () => reject(new DatabaseUnavailable('refused', { cause: opening.error }))
      opening.onsuccess = () => {
        const database = opening.result
        if (database.objectStoreNames.contains(storeName)) return resolve(adopt(database))
        const next = database.version + 1
        database.close()
        resolve(request(next))
      }
    })
  }

  function adopt(database: IDBDatabase): IDBDatabase {
    const drop = () => (connection = undefined)
    database.onclose = drop
    // A newer app waits to upgrade, or the browser waits to delete the site's data.
    database.onversionchange = () => {
      database.close()
      drop()
    }
    return database
  }

  function withTimeout(opening: Promise<IDBDatabase>): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      let late = false
      const timer = setTimeout(() => {
        late = true
        reject(new DatabaseUnavailable('no answer'))
      }, openTimeoutMs)
      opening.then(
        (database) => {
          clearTimeout(timer)
          if (!late) return resolve(database)
          connection = Promise.resolve(database)
          onLateOpen()
        },
        (error: unknown) => {
          clearTimeout(timer)
          reject(new DatabaseUnavailable('refused', { cause: error }))
        },
      )
    })
  }

  const attempt: UseStore = async (mode, run) => {
    const database = await connect()
    return run(database.transaction(storeName, mode).objectStore(storeName))
  }

  return async (mode, run) => {
    try {
      return await attempt(mode, run)
    } catch (error) {
      if (!isConnectionLost(error)) throw error
      connection = undefined
      return attempt(mode, run)
    }
  }
}

/**
 * Whether an error means that the connection was lost. Nothing of the transaction was then committed, and it may run
 * again. A transaction that aborts without an error (null) lost its connection too.
 */
export function isConnectionLost(error: unknown): boolean {
  if (error === null || error === undefined) return true
  return (
    error instanceof DOMException && ['InvalidStateError', 'AbortError', 'UnknownError'].includes(error.name)
  )
}
