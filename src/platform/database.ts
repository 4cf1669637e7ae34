import type { UseStore } from 'idb-keyval'

/**
 * The connection to the app's database, for `idb.ts` only. Safari severs connections, an old tab must
 * never block a newer app's upgrade, and an open request may hang for ever: all three are handled here.
 */
const databaseName = 'marquee'
const storeName = 'records'

/** The browser gives no database: refused, broken, or no answer in time (it may still come later). */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

export interface Database {
  /** Runs one transaction, with one retry on a fresh connection when the old one was severed. */
  readonly use: UseStore
  close(): void
}

interface DatabaseOptions {
  /** How long an open request may take, ms. */
  readonly openCap: number
  /** Called when the database had to be created. */
  readonly onCreated: () => void
  /** Called when a request that had been given up on succeeds after all. */
  readonly onLateOpen: () => void
}

export function openDatabase({ openCap, onCreated, onLateOpen }: DatabaseOptions): Database {
  let connection: Promise<IDBDatabase> | undefined

  function connect(): Promise<IDBDatabase> {
    connection ??= capped(request(undefined))
    connection.catch(() => (connection = undefined))
    return connection
  }

  function request(version: number | undefined): Promise<IDBDatabase> {
    return new Promise<IDBDatabase>((resolve, reject) => {
      // Reading the property throws where storage is blocked, and it is missing in some private modes.
      const opening = indexedDB.open(databaseName, version)
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
    const forget = () => (connection = undefined)
    database.onclose = forget
    // A newer app wants to upgrade, or the site's data is being deleted: never stand in the way.
    database.onversionchange = () => {
      database.close()
      forget()
    }
    return database
  }

  function capped(opening: Promise<IDBDatabase>): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      let late = false
      const timer = setTimeout(() => {
        late = true
        reject(new DatabaseUnavailable('no answer'))
      }, openCap)
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

  return {
    use: async (mode, run) => {
      try {
        return await attempt(mode, run)
      } catch (error) {
        if (!isSevered(error)) throw error
        connection = undefined
        return attempt(mode, run)
      }
    },
    close() {
      void connection?.then(
        (database) => database.close(),
        () => {},
      )
      connection = undefined
    },
  }
}

/**
 * Whether an error says that the connection died. Then nothing of the transaction was committed and it may
 * run again. An abort without an error (null) is a connection closed under a running transaction.
 */
export function isSevered(error: unknown): boolean {
  if (error === null || error === undefined) return true
  return (
    error instanceof DOMException && ['InvalidStateError', 'AbortError', 'UnknownError'].includes(error.name)
  )
}
