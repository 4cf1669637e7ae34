import { afterAll, beforeAll, expect } from 'vitest'
import { startOwnProduct } from '../support/e2e/own-product.ts'
import { demo } from '../support/e2e/players.ts'
import { engineTest } from '../support/engines/engine-test.ts'
import { run, see, seeNone, signIn } from '../support/engines/page.ts'
import { freePort } from '../support/postgres.ts'
import type { Product } from '../support/server-process.ts'

let product: Product

beforeAll(async () => {
  product = await startOwnProduct({ port: await freePort(), studioPort: await freePort() }, {})
})
afterAll(() => product.stop())

/** A transaction that writes for as long as its page is awake. */
function writeForEver(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('marquee')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const records = opening.result.transaction('records', 'readwrite').objectStore('records')
      const again = (): void => {
        records.put('unfinished', 'test').onsuccess = () => {
          resolve()
          again()
        }
      }
      again()
    }
  })
}

/** Whether the database lets a page read within three seconds. */
function isReadable(): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), 3000)
    const opening = indexedDB.open('marquee')
    opening.onsuccess = () => {
      opening.result.transaction('records').objectStore('records').get('test').onsuccess = () => resolve(true)
    }
  })
}

// WebKit freezes a page that is left for its page cache, and an unfinished transaction keeps its lock.
engineTest(
  'webkit',
  'a page starts though an earlier page has left the database locked',
  async ({ first }) => {
    await first.open(`${product.origin}/login`)
    await signIn(first, demo)
    await run(first, 'page', writeForEver)
    await first.open(`${product.origin}/game/slot?provider=1`)
    // Where this fails, WebKit releases the lock, and this test has nothing to show.
    expect(await run(first, 'page', isReadable)).toBe(false)
    await see(first, { css: 'article' }, 'The Beetle Amulet')
    await first.open(`${product.origin}/favourites`)
    await see(first, { css: 'main' }, 'No favourites yet')
    await seeNone(first, { css: '.mq-skeleton' })
  },
)
