import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '@marquee/operator/app.ts'
import type { LogEvent } from '@marquee/operator/log.ts'
import type { RenderHome } from '@marquee/operator/http/prerendered-home.ts'
import type { Services } from '@marquee/operator/services.ts'
import { noOverrides } from '@marquee/operator/site/site-config.ts'
import { buildFolder } from '../../support/server/built-folder.ts'
import { type TestOperator, testOperator } from '../../support/server/operator.ts'

const page = `<!doctype html><html lang="ko" data-theme="dark" data-style="modern" data-layout="list-layout">
<head><title>x</title><meta name="description" content="y" /><script>paint()</script><noscript><style>a{}</style></noscript></head>
<body><div class="shell">…</div><div id="root"></div><noscript>x</noscript></body></html>`

const build = buildFolder()
let operator: TestOperator
let calls: Parameters<RenderHome>[]
let failures: number
let events: LogEvent[]

beforeAll(async () => {
  operator = await testOperator()
})
afterAll(async () => {
  await operator.close()
  build.remove()
})
beforeEach(() => {
  calls = []
  failures = 0
  events = []
})

/** An operator that serves `page`, with home rendered by a function of this test. */
function site(services: Partial<Services> = {}) {
  const renderHome: RenderHome = async (...call) => {
    calls.push(call)
    if (failures > 0) {
      failures -= 1
      throw new Error('broken')
    }
    return `<main>home in ${call[0]}</main>`
  }
  const app = createApp(
    { ...operator.services, log: (event) => events.push(event), ...services },
    { ...build.built, page, renderHome },
  )
  return async (path: string, { language = 'th', origin = 'http://localhost:4173', etag = '' } = {}) => {
    const headers = { accept: 'text/html', 'accept-language': language, 'if-none-match': etag }
    const response = await app.request(origin + path, { headers })
    return {
      status: response.status,
      etag: response.headers.get('etag') ?? '',
      policy: response.headers.get('content-security-policy') ?? '',
      text: await response.text(),
    }
  }
}

test('/home is index.html with home in #root, in the language of the request; other pages have the skeleton alone', async () => {
  const get = site()
  const { text, policy } = await get('/home')
  expect(text).toMatch(/<html lang="th" [^>]* data-layout="list-layout" data-prerendered="th list-layout">/)
  expect(text).toContain('<div class="shell">…</div><div id="root"><main>home in th</main></div>')
  expect(text).toContain('<noscript><style>a{}</style></noscript>')
  expect(text).not.toContain('<noscript>x</noscript>')
  expect((await get('/home', { language: 'de' })).text).toContain('home in de')
  const other = await get('/settings')
  expect(other.text).toContain('<div id="root"></div>')
  expect(other.text).not.toContain('data-prerendered')
  // Home adds no script and no style that the policy would have to name.
  expect(policy).toBe(other.policy)
})

test('the page carries what home was rendered from', async () => {
  const { text } = await site()('/home')
  const [, data = ''] = /<script type="application\/json" id="home-data">([^<]*)</.exec(text) ?? []
  expect(JSON.parse(data)).toEqual(calls[0]?.[1])
  expect(calls[0]?.[1].config.WEB_VARIABLES.featured?.length).toBeGreaterThan(0)
  expect(calls[0]?.[1].providers.length).toBeGreaterThan(0)
})

test('home is rendered once for a host and a language, and revalidated by its ETag', async () => {
  const get = site()
  const [first, second] = await Promise.all([get('/home'), get('/home')])
  expect(second.text).toBe(first.text)
  expect(calls).toHaveLength(1)
  expect((await get('/home', { etag: first.etag })).status).toBe(304)
  expect((await get('/home', { language: 'de' })).etag).not.toBe(first.etag)
  await get('/home', { origin: 'https://other.example' })
  expect(calls).toHaveLength(3)
})

test('a change of the configuration renders home again', async () => {
  const { settings } = operator.services
  const overrides = { ...noOverrides, VARIABLES: { title: 'One' } }
  const changing = { ...settings, siteOverrides: overrides }
  const get = site({ settings: changing })
  await get('/home')
  await get('/home')
  expect(calls).toHaveLength(1)
  changing.siteOverrides = { ...overrides, VARIABLES: { title: 'Two' } }
  expect((await get('/home')).text).toContain('"title":"Two"')
  expect(calls).toHaveLength(2)
})

test('where rendering fails the page has the skeleton, the error is logged, and the next request tries again', async () => {
  failures = 1
  const get = site()
  const failed = await get('/home')
  expect(failed.status).toBe(200)
  expect(failed.text).toContain('<div id="root"></div>')
  expect(events).toContainEqual({ event: 'home_not_rendered', error: 'Error: broken' })
  expect((await get('/home')).text).toContain('home in th')
})

test('a flood of host names is bounded: the others get the skeleton', async () => {
  const get = site()
  const pages = await Promise.all(
    Array.from({ length: 40 }, async (_, host) => get('/home', { origin: `https://h${host}.example` })),
  )
  expect(calls.length).toBeLessThan(20)
  expect(pages.every(({ status }) => status === 200)).toBe(true)
})
