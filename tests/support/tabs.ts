/** A Storage in memory: the local storage that the tabs of a device share, or the session storage of one tab. */
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

/** The app's database, away between two tests. */
export async function deleteDatabase(factory: IDBFactory = indexedDB): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const request = factory.deleteDatabase('marquee')
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error ?? new Error('not deleted'))
  })
}

/** One stored record, read over a separate connection to the database. */
export async function storedRecord(key: string, factory: IDBFactory = indexedDB): Promise<unknown> {
  const database = await openRaw(factory)
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
export async function plantRecord(
  key: string,
  value: unknown,
  factory: IDBFactory = indexedDB,
): Promise<void> {
  const database = await openRaw(factory)
  await new Promise<void>((resolve, reject) => {
    const transaction = database.transaction('records', 'readwrite')
    transaction.objectStore('records').put(value, key)
    transaction.oncomplete = () => resolve()
    transaction.onerror = () => reject(transaction.error ?? new Error('not written'))
  })
  database.close()
}

function openRaw(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open('marquee')
    request.onupgradeneeded = () => request.result.createObjectStore('records')
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('not opened'))
  })
}
