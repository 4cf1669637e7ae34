import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchFirstPictures } from '../../../src/platform/first-pictures.ts'
import { firstPictures } from '../../../src/platform/first-screen.ts'
import { keepFirstPictures } from '../../../src/platform/keep-first-pictures.ts'
import type { SafeStorage } from '../../../src/platform/storage/storage.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.replaceChildren()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function addPicture(
  state: 'coming' | 'there',
  place: 'in view' | 'below' | 'hidden' = 'in view',
): HTMLImageElement {
  const picture = document.createElement('img')
  Object.defineProperty(picture, 'complete', { value: state === 'there' })
  Object.defineProperty(picture, 'naturalWidth', { value: state === 'there' ? 100 : 0 })
  picture.getBoundingClientRect = () =>
    new DOMRect(0, place === 'below' ? innerHeight + 1 : 10, place === 'hidden' ? 0 : 100, 100)
  document.body.append(picture)
  return picture
}

async function isResolved(promise: Promise<void>): Promise<boolean> {
  let resolved = false
  void promise.then(() => (resolved = true))
  await vi.advanceTimersByTimeAsync(0)
  return resolved
}

test('waits for the pictures in view, whether they come or fail', async () => {
  addPicture('there')
  addPicture('coming', 'below')
  addPicture('coming', 'hidden')
  const [good, bad] = [addPicture('coming'), addPicture('coming')]
  const pictures = firstPictures()
  good.dispatchEvent(new Event('load'))
  expect(await isResolved(pictures)).toBe(false)
  bad.dispatchEvent(new Event('error'))
  expect(await isResolved(pictures)).toBe(true)
})

test('waits for nothing where there is no picture', async () => {
  expect(await isResolved(firstPictures())).toBe(true)
})

test('does not wait longer than 1.5 s', async () => {
  addPicture('coming')
  const pictures = firstPictures()
  await vi.advanceTimersByTimeAsync(1400)
  expect(await isResolved(pictures)).toBe(false)
  await vi.advanceTimersByTimeAsync(100)
  expect(await isResolved(pictures)).toBe(true)
})

/** What a visit that begins with a page fetches before the page is rendered. */
function fetchedFor(storage: SafeStorage, page: string): string[] {
  const fetched: string[] = []
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        fetched.push(address)
      }
    },
  )
  fetchFirstPictures(storage, page)
  return fetched
}

function storageOf(values = new Map<string, string>()): SafeStorage {
  return {
    get: (key) => values.get(key),
    set: (key, value) => values.set(key, value).size > 0,
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  }
}

test('the next visit to a list of games fetches the pictures that this one shows first', () => {
  const storage = storageOf()
  addPicture('there').src = '/images/a.webp'
  addPicture('there').src = '/images/a.webp'
  addPicture('coming').src = '/images/failed.webp'
  addPicture('there', 'below').src = '/images/below.webp'
  keepFirstPictures(storage, '/game/slot')
  expect(fetchedFor(storage, '/game/slot')).toEqual([`${origin}/images/a.webp`])
  expect(fetchedFor(storage, '/game/livecasino')).toEqual([])
  expect(fetchedFor(storage, '/game/slot?provider=7')).toEqual([])
  // Other pictures are shown then.
  document.documentElement.lang = 'th'
  expect(fetchedFor(storage, '/game/slot')).toEqual([])
  document.documentElement.lang = ''
})

test('what a player likes is not kept, nor more than a few pages', () => {
  const storage = storageOf()
  addPicture('there').src = '/images/a.webp'
  for (const address of [
    '/favourites',
    '/game/slotnine?favourites=true',
    '/game/slotnine?q=dragon',
    '/wallet/history',
  ])
    keepFirstPictures(storage, address)
  expect(storage.keys()).toEqual([])
  for (let page = 0; page < 9; page++) keepFirstPictures(storage, `/game/${page}`)
  expect(fetchedFor(storage, '/game/0')).toEqual([])
  expect(fetchedFor(storage, '/game/8')).toHaveLength(1)
})

test('what is no list of pictures is passed over', () => {
  for (const text of ['', '{', '[]', '{"/new":"a"}', 'null']) {
    expect(fetchedFor(storageOf(new Map([['first_pictures', text]])), '/new')).toEqual([])
  }
})
