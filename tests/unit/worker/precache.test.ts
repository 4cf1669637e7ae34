import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isOfRevision, isPrecacheable, repairPrecache } from '../../../sw/precache.ts'
import { FakeCaches } from '../../support/fake-caches.ts'

const entry = '/assets/index-mine.js'
const page = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
const script = () => new Response('1', { headers: { 'content-type': 'text/javascript' } })
const shell = () => page(`<script src="${entry}"></script>`)

test.each([
  ['the shell of this version', '/index.html', shell(), true],
  [
    'the shell of another version',
    '/index.html',
    page('<script src="/assets/index-other.js"></script>'),
    false,
  ],
  ['a portal in the place of the shell', '/index.html', page('Sign in to this network'), false],
  ['a script', '/assets/boot-1.js', script(), true],
  ['a portal in the place of a script', '/assets/boot-1.js', page('Sign in to this network'), false],
  ['an error', '/index.html', page(`${entry}`, 503), false],
])('%s may be kept as the app: %#', async (_, path, response, expected) => {
  expect(await isPrecacheable(path, response, entry)).toBe(expected)
})

test('the list of files that another build wrote is not the one of this revision', async () => {
  const list = JSON.stringify(['/assets/wallet-2.js'])
  const revision = createHash('sha256').update(list).digest('hex').slice(0, 16)
  const response = new Response(list)
  expect(await isOfRevision(response, revision)).toBe(true)
  expect(await response.text()).toBe(list)
  expect(await isOfRevision(Response.json(['/assets/wallet-1.js']), revision)).toBe(false)
})

let caches: FakeCaches

beforeEach(() => {
  caches = new FakeCaches()
  vi.stubGlobal('caches', caches)
})
afterEach(() => vi.unstubAllGlobals())

const keys = new Map([
  ['https://app.test/index.html', 'https://app.test/index.html?revision=1'],
  ['https://app.test/assets/boot-1.js', 'https://app.test/assets/boot-1.js'],
])
const of = (first: string) => (path: string, response: Response) => isPrecacheable(path, response, first)
const kept = async () => (await caches.open('core')).paths()

test('what was wiped of the core is put back, and nothing of another version', async () => {
  const fetching = vi.fn<(url: string) => Promise<Response>>((url) =>
    Promise.resolve(url.endsWith('.html') ? shell() : script()),
  )
  vi.stubGlobal('fetch', fetching)
  await repairPrecache('core', keys, of('/assets/index-older.js'))
  expect(await kept()).toEqual(['/assets/boot-1.js'])
  await repairPrecache('core', keys, of(entry))
  expect(await kept()).toEqual(['/assets/boot-1.js', '/index.html?revision=1'])
  fetching.mockClear()
  await repairPrecache('core', keys, of(entry))
  expect(fetching.mock.calls.map(([url]) => url)).toEqual(['https://app.test/index.html'])
})

test('the policy of a changed configuration comes with the shell, although the build is the same', async () => {
  const under = (policy: string) => {
    const response = shell()
    response.headers.set('content-security-policy', policy)
    return response
  }
  const policy = async () =>
    (await (await caches.open('core')).match('https://app.test/index.html?revision=1'))?.headers.get(
      'content-security-policy',
    )
  let served = 'frame-src https://old.test'
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(url.endsWith('.html') ? under(served) : script()))
  await repairPrecache('core', keys, of(entry))
  expect(await policy()).toBe('frame-src https://old.test')
  served = 'frame-src https://new.test'
  await repairPrecache('core', keys, of(entry))
  expect(await policy()).toBe('frame-src https://new.test')
})

test('a shell that came by a redirect is kept as one that did not', async () => {
  const redirected = Object.defineProperty(shell(), 'redirected', { value: true })
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(url.endsWith('.html') ? redirected : script()))
  await repairPrecache('core', keys, of(entry))
  const found = await (await caches.open('core')).match('https://app.test/index.html?revision=1')
  expect(found?.redirected).toBe(false)
  expect(await found?.text()).toContain(entry)
})

test('without a network nothing is put back, and nothing breaks', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('not reached')))
  await repairPrecache('core', keys, of(entry))
  expect(await kept()).toEqual([])
})
