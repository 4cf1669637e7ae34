import type { Page } from '@playwright/test'
import { favouritesKey } from '../../../src/features/lobby/favourites/favourites-event.ts'

/**
 * How many changes of a user's favourites the device has stored, of both kinds together. A star is filled before its change
 * is stored, and a page that is loaded anew in between loses it. `user` is the user name; without it a stranger.
 */
export function storedFavouriteChanges(page: Page, user = 'anonymous'): Promise<number> {
  return page.evaluate(
    async (keys) => {
      const read = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result))
          request.addEventListener('error', () => reject(request.error ?? new Error('not read')))
        })
      // Opening a database that is not there would make one.
      if ((await indexedDB.databases()).every(({ name }) => name !== 'marquee')) return 0
      const database = await read(indexedDB.open('marquee'))
      const records = database.transaction('records').objectStore('records')
      const stored = await Promise.all(
        keys.map((key) => read<{ readonly revision: number } | undefined>(records.get(key))),
      )
      database.close()
      return stored.reduce((total, record) => total + (record?.revision ?? 0), 0)
    },
    (['slots', 'casino'] as const).map((kind) => favouritesKey(user, kind)),
  )
}
