import { vi } from 'vitest'

/**
 * A tab, for tests in one process: a fresh copy of the app's modules. Tabs share IndexedDB, BroadcastChannel and whatever
 * is stubbed globally (local storage); each has its own memory and, since Node has none, its own session storage.
 */
export async function openTab<Modules>(load: () => Promise<Modules>): Promise<Modules> {
  vi.resetModules()
  return load()
}

/** A Storage in memory, to stub as `localStorage` that tabs share, or as one tab's `sessionStorage`. */
export function memoryStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}

/** Answers the probes of a tab whose network is the global one. */
export function stubProbe(isReached: () => boolean | Promise<boolean>): void {
  vi.stubGlobal('fetch', async () => {
    if (await isReached()) return new Response('')
    throw new TypeError('unreachable')
  })
}

/** The app's database, away between two tests. */
export async function deleteDatabase(): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase('marquee')
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error ?? new Error('not deleted'))
  })
}

/** One stored record, read over a separate connection to the database. */
export async function storedRecord(key: string): Promise<unknown> {
  const database = await openRaw()
  return new Promise((resolve, reject) => {
    const request = database.transaction('records').objectStore('records').get(key)
    request.onsuccess = () => {
      database.close()
      resolve(request.result)
    }
    request.onerror = () => reject(request.error ?? new Error('not read'))
  })
}

/** Writes one record past the app, as an older, newer or broken version would have. */
export async function plantRecord(key: string, value: unknown): Promise<void> {
  const database = await openRaw()
  await new Promise<void>((resolve, reject) => {
    const transaction = database.transaction('records', 'readwrite')
    transaction.objectStore('records').put(value, key)
    transaction.oncomplete = () => resolve()
    transaction.onerror = () => reject(transaction.error ?? new Error('not written'))
  })
  database.close()
}

function openRaw(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('marquee')
    request.onupgradeneeded = () => request.result.createObjectStore('records')
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('not opened'))
  })
}
