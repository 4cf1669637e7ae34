import { beforeEach, expect, test, vi } from 'vitest'
import { deleteOldHomes, keepHome, keepHomeForUpdate, matchHome } from '../../../sw/home.ts'
import { FakeCaches } from '../../support/fake-caches.ts'

const first = '/assets/index-first.js'
const second = '/assets/index-second.js'

let caches: FakeCaches
/** The script that the operator's page starts with, and whether home is rendered yet. */
let served: { entry: string; isRendered: boolean } | undefined
let asked: (string | null)[]

beforeEach(() => {
  caches = new FakeCaches()
  served = { entry: first, isRendered: true }
  asked = []
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', async (path: string, { headers, credentials }: RequestInit) => {
    const language = new Headers(headers).get('accept-language')
    expect([path, credentials]).toEqual(['/home', 'omit'])
    asked.push(language)
    if (!served) throw new TypeError('not reached')
    const data = served.isRendered ? '<script type="application/json" id="home-data"></script>' : ''
    return new Response(`${language} <script src="${served.entry}"></script>${data}`, {
      headers: {
        'content-language': language ?? '',
        'content-type': 'text/html',
        'content-security-policy': "default-src 'none'",
        link: `<${served.entry}>; rel=modulepreload`,
      },
    })
  })
})

const keptAs = async (entry: string) => (await (await matchHome(entry))?.text())?.split(' ')[0]

test('home is kept in the player’s language, one for the build, and stays without a network', async () => {
  await keepHome(first, 'ko')
  expect(await keptAs(first)).toBe('ko')
  await keepHome(first, 'th')
  expect(await keptAs(first)).toBe('th')
  served = undefined
  await keepHome(first, 'de')
  expect(await keptAs(first)).toBe('th')
  expect((await caches.open('marquee-home')).paths()).toEqual([`/worker/home${first}`])
})

test('a kept home is as strict as the operator’s, and asks for no script before it is painted', async () => {
  await keepHome(first, 'ko')
  const headers = (await matchHome(first))?.headers
  expect(headers?.get('content-security-policy')).toBe("default-src 'none'")
  expect(headers?.get('content-type')).toBe('text/html')
  expect(headers?.has('link')).toBe(false)
})

test('neither the home of another build is kept, nor the shell in its place', async () => {
  served = { entry: second, isRendered: true }
  await keepHome(first, 'ko')
  served = { entry: first, isRendered: false }
  await keepHome(first, 'ko')
  expect(await keptAs(first)).toBeUndefined()
})

test('an update keeps its own home in the same language beside that of the build before, which it then deletes', async () => {
  await keepHomeForUpdate(first)
  expect(asked).toEqual([])
  await keepHome(first, 'ko')
  served = { entry: second, isRendered: true }
  await keepHomeForUpdate(second)
  expect([await keptAs(first), await keptAs(second)]).toEqual(['ko', 'ko'])
  await deleteOldHomes(second)
  expect([await keptAs(first), await keptAs(second)]).toEqual([undefined, 'ko'])
})

test('a full or refused storage keeps nothing and breaks nothing', async () => {
  const cache = await caches.open('marquee-home')
  cache.full = true
  await keepHome(first, 'ko')
  expect(await keptAs(first)).toBeUndefined()
})
