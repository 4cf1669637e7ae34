import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearEverything, clearLists } from '../../../../src/features/device/storage/storage-use.ts'
import { createTab } from '../../../../src/session/tab.ts'
import { FakeCaches } from '../../../support/fake-caches.ts'
import { fakeEnvironment } from '../../../support/fake-environment.ts'

beforeEach(() => {
  vi.stubGlobal('caches', new FakeCaches())
})

afterEach(() => vi.unstubAllGlobals())

test('clearing lists deletes cached data, and nothing that only this device has', async () => {
  const tab = createTab(fakeEnvironment())
  const again = ['cache/games/7', 'cache/providers', 'cache/document/terms/en', 'personal_cache/demo/history']
  const onlyHere = [
    'personal_demo_recents',
    'personal_demo_searches',
    'fav_demo_slots_favorites',
    'preference_theme',
    'transfers',
  ]
  for (const key of [...again, ...onlyHere]) await tab.database.set(key, 'kept')
  await caches.open('marquee-images')
  await caches.open('marquee-assets')
  await clearLists(tab)
  for (const key of again) expect(await tab.database.get(key), key).toBeUndefined()
  for (const key of onlyHere) expect(await tab.database.get(key), key).toBe('kept')
  expect(await caches.keys()).toEqual(['marquee-assets'])
})

test.each([
  ['within reach: the app comes anew', true, []],
  ['out of reach: the app itself stays, or it would be gone', false, ['marquee-assets', 'workbox-precache']],
])('clearing everything with the operator %s', async (_, reached, left) => {
  const fetch = async () => {
    if (reached) return new Response('')
    throw new TypeError('unreachable')
  }
  const tab = createTab(fakeEnvironment(undefined, { fetch }))
  const unregister = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
  const getRegistrations = () => Promise.resolve([{ unregister }])
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations } })
  const assign = vi.fn<(address: string) => void>()
  vi.stubGlobal('location', { assign })
  for (const name of ['marquee-assets', 'marquee-images', 'marquee-push-messages', 'workbox-precache'])
    await caches.open(name)
  await tab.database.set('fav_demo_slots_favorites', 'mine')
  tab.localStore.set('draft_demo_inquiry', 'mine')
  await clearEverything(tab)
  expect(await tab.database.get('fav_demo_slots_favorites')).toBeUndefined()
  expect(tab.localStore.get('draft_demo_inquiry')).toBeUndefined()
  expect(await caches.keys()).toEqual(left)
  expect(unregister).toHaveBeenCalledTimes(reached ? 1 : 0)
  expect(assign).toHaveBeenCalledWith('/home')
})
