import { beforeEach, expect, test, vi } from 'vitest'
import {
  abortPrefetch,
  answerAsset,
  migrateOldPrecache,
  neededForUpdate,
  prefetch,
  prefetchForUpdate,
  pruneAssets,
} from '../../../sw/assets.ts'
import { deleteOldPrecache } from '../../../sw/precache.ts'
import { FakeCaches } from '../../support/fake-caches.ts'

const script = (text: string) => new Response(text, { headers: { 'content-type': 'text/javascript' } })
const page = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
const request = (path: string) => new Request(`https://app.test${path}`)

let caches: FakeCaches
/** What the network answers, by path; anything else cannot be reached. */
let network: Record<string, () => Response | Promise<Response>>
let asked: string[]

beforeEach(() => {
  vi.useRealTimers()
  caches = new FakeCaches()
  network = {}
  asked = []
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const path = new URL(input instanceof Request ? input.url : input, 'https://app.test').pathname
    asked.push(path)
    const reply = network[path]
    if (!reply) throw new TypeError('not reached')
    return reply()
  })
})

/** The answer for a file, after the worker has done what it does beside it. */
async function answer(path: string): Promise<Response> {
  const pending: Promise<unknown>[] = []
  const response = await answerAsset(request(path), { waitUntil: (work) => pending.push(work) })
  await Promise.all(pending)
  return response
}

const kept = async () => (await caches.open('marquee-assets')).paths().toSorted()

test('a file is kept when it is first used, and comes without a network from then on', async () => {
  network['/assets/a.js'] = () => script('a')
  expect(await (await answer('/assets/a.js')).text()).toBe('a')
  network = {}
  expect(await (await answer('/assets/a.js')).text()).toBe('a')
  await expect(answer('/assets/b.js')).rejects.toThrow('not reached')
})

test('a page in place of a file is a 404 and is not kept', async () => {
  network['/assets/a.js'] = page
  expect((await answer('/assets/a.js')).status).toBe(404)
  expect(await kept()).toEqual([])
})

test('a missing file stays missing and is not kept', async () => {
  network['/assets/a.js'] = () => new Response(null, { status: 404 })
  expect((await answer('/assets/a.js')).status).toBe(404)
  expect(await kept()).toEqual([])
})

test('a file of the core is asked for where the core is kept', async () => {
  network['/assets/a.js'] = () => script('from the network')
  const response = await answerAsset(request('/assets/a.js'), {
    waitUntil: () => {},
    matchPrecache: async () => script('of the core'),
  })
  expect(await response.text()).toBe('of the core')
})

test('caches that never answer hold up no file', async () => {
  vi.useFakeTimers()
  caches.silent = true
  network['/assets/a.js'] = () => script('a')
  const answered = answerAsset(request('/assets/a.js'), { waitUntil: () => {} })
  await vi.runAllTimersAsync()
  expect(await (await answered).text()).toBe('a')
})

test('a full device keeps nothing, and the file still arrives', async () => {
  network['/assets/a.js'] = () => script('a')
  const cache = await caches.open('marquee-assets')
  cache.full = true
  expect(await (await answer('/assets/a.js')).text()).toBe('a')
})

test('fetching ahead asks for what is missing only, whichever cache has the rest', async () => {
  await (await caches.open('precache')).put('/assets/core.js', script('core'))
  for (const name of ['b', 'c']) network[`/assets/${name}.js`] = () => script(name)
  await prefetch(['/assets/core.js', '/assets/b.js', '/assets/c.js'])
  expect(asked.toSorted()).toEqual(['/assets/b.js', '/assets/c.js'])
  await prefetch(['/assets/core.js', '/assets/b.js', '/assets/c.js'])
  expect(asked).toHaveLength(2)
})

test('fetching ahead stops at the first file that does not come, and goes on another time', async () => {
  const urls = Array.from({ length: 9 }, (_, index) => `/assets/${index}.js`)
  await prefetch(urls)
  expect(asked.length).toBeLessThan(urls.length)
  for (const url of urls) network[url] = () => script(url)
  await prefetch(urls)
  expect(await kept()).toEqual(urls)
})

test('what is asked for while files are being fetched waits, and nothing is fetched twice', async () => {
  for (const name of ['a', 'b', 'c']) network[`/assets/${name}.js`] = () => script(name)
  await Promise.all([prefetch(['/assets/a.js', '/assets/b.js']), prefetch(['/assets/a.js', '/assets/c.js'])])
  expect(asked).toEqual(['/assets/a.js', '/assets/b.js', '/assets/c.js'])
})

test('an update brings along every page, and the languages that were on this device', async () => {
  await (await caches.open('marquee-assets')).put('/assets/locale-ko-11111111.js', script('ko'))
  await (await caches.open('precache')).put('/assets/locale-en-11111111.js', script('en'))
  const next = [
    '/assets/wallet-2.js',
    ...['en', 'ko', 'th'].map((one) => `/assets/locale-${one}-22222222.js`),
  ]
  expect(await neededForUpdate(next)).toEqual(next.slice(0, 3))
})

test('an update in the middle of a roll-out waits for no missing file: it is refused, and goes on another time', async () => {
  const files = ['/assets/wallet-2.js', '/assets/lobby-2.js', '/assets/play-2.js']
  network['/assets/lobby-2.js'] = () => new Response(null, { status: 404 })
  for (const url of ['/assets/wallet-2.js', '/assets/play-2.js']) network[url] = () => script(url)
  await expect(prefetchForUpdate(files)).rejects.toThrow('files of the update are missing')
  network['/assets/lobby-2.js'] = page
  await expect(prefetchForUpdate(files)).rejects.toThrow('files of the update are missing')
  network['/assets/lobby-2.js'] = () => script('lobby')
  await prefetchForUpdate(files)
  expect(await kept()).toEqual(files.toSorted())
})

test('a language that this device never had does not hold up an update, nor does a full device', async () => {
  network['/assets/wallet-2.js'] = () => script('wallet')
  const cache = await caches.open('marquee-assets')
  cache.full = true
  await prefetchForUpdate(['/assets/wallet-2.js', '/assets/locale-th-22222222.js'])
})

test('fetching ahead stops for a version that wants to take over', async () => {
  const urls = Array.from({ length: 9 }, (_, index) => `/assets/${index}.js`)
  for (const url of urls) {
    network[url] = () => {
      abortPrefetch()
      return script(url)
    }
  }
  await Promise.all([prefetch(urls), prefetch(urls)])
  expect(asked.length).toBeLessThan(urls.length)
})

test('the version before keeps its files for the tabs that run it; the one before that does not', async () => {
  const cache = await caches.open('marquee-assets')
  for (const name of ['1', '2', '3']) await cache.put(`/assets/${name}.js`, script(name))
  await pruneAssets(['/assets/1.js'])
  expect(await kept()).toEqual(['/assets/1.js', '/worker/files.json'])
  await cache.put('/assets/2.js', script('2'))
  await pruneAssets(['/assets/2.js'])
  expect(await kept()).toEqual(['/assets/1.js', '/assets/2.js', '/worker/files.json'])
  await pruneAssets(['/assets/3.js'])
  expect(await kept()).toEqual(['/assets/2.js', '/worker/files.json'])
})

test('what the version before had precached is taken over, but not what both have', async () => {
  const before = await caches.open('precache')
  for (const path of ['/assets/old.js', '/assets/same.js', '/index.html'])
    await before.put(path, script(path))
  await migrateOldPrecache('precache', new Set(['/assets/same.js']))
  expect(await kept()).toEqual(['/assets/old.js'])
})

test('what is precached and not of this version goes', async () => {
  const precache = await caches.open('precache')
  for (const path of ['/index.html?revision=1', '/index.html?revision=2']) await precache.put(path, page())
  await deleteOldPrecache('precache', new Set(['https://app.test/index.html?revision=2']))
  expect(precache.paths()).toEqual(['/index.html?revision=2'])
})
