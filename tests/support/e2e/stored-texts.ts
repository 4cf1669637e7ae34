import type { Page } from '@playwright/test'

/** Everything that the page's origin has stored, as one text: IndexedDB and both web storages. */
export async function storedTexts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const read = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('not read')))
      })
    const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })]
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue
      const database = await read(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        texts.push(JSON.stringify(await read(database.transaction(store).objectStore(store).getAll())))
      }
      database.close()
    }
    return texts.join('\n')
  })
}
