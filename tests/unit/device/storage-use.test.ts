import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeCaches } from '../../support/fake-caches.ts'
import { memoryStorage, openTab, storedRecord, stubProbe } from '../../support/tabs.ts'

const load = () =>
  openTab(async () => ({
    ...(await import('../../../src/features/device/storage/storage-use.ts')),
    ...(await import('../../../src/platform/storage/idb.ts')),
    ...(await import('../../../src/platform/http/connection.ts')),
  }))

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('caches', new FakeCaches())
})

afterEach(() => vi.unstubAllGlobals())

test('clearing lists deletes what the operator says again, and nothing that only this device knows', async () => {
  const app = await load()
  const again = ['cache/games/7', 'cache/providers', 'cache/document/terms/en', 'personal_cache/demo/history']
  const onlyHere = [
    'personal_demo_recents',
    'personal_demo_searches',
    'fav_demo_slots_favorites',
    'preference_theme',
    'transfers_demo',
  ]
  for (const key of [...again, ...onlyHere]) await app.database.set(key, 'kept')
  await caches.open('marquee-images')
  await caches.open('marquee-assets')
  await app.clearLists()
  for (const key of again) expect(await storedRecord(key), key).toBeUndefined()
  for (const key of onlyHere) expect(await storedRecord(key), key).toBe('kept')
  expect(await caches.keys()).toEqual(['marquee-assets'])
})

test.each([
  ['within reach: the app comes anew', true, []],
  ['out of reach: the app itself stays, or it would be gone', false, ['marquee-assets', 'workbox-precache']],
])('clearing everything with the operator %s', async (_, reached, left) => {
  const app = await load()
  const unregister = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
  const getRegistrations = () => Promise.resolve([{ unregister }])
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations } })
  const assign = vi.fn<(address: string) => void>()
  vi.stubGlobal('location', { assign, hostname: 'localhost', href: 'http://localhost/', search: '' })
  stubProbe(() => reached)
  for (const name of ['marquee-assets', 'marquee-images', 'marquee-words', 'workbox-precache'])
    await caches.open(name)
  await app.database.set('fav_demo_slots_favorites', 'mine')
  localStorage.setItem('draft_demo_inquiry', 'mine')
  await app.clearEverything()
  expect(await storedRecord('fav_demo_slots_favorites')).toBeUndefined()
  expect(localStorage.getItem('draft_demo_inquiry')).toBeNull()
  expect(await caches.keys()).toEqual(left)
  expect(unregister).toHaveBeenCalledTimes(reached ? 1 : 0)
  expect(assign).toHaveBeenCalledWith('/home')
})
