import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BuiltApp, BuiltFile } from '../../../server/http/built-app.ts'
import type { HomeData, HomeRenderer } from '../../../server/http/home-renderer.ts'
import type { Language } from '../../../src/contract/config.ts'
import { createApp } from '../../../server/app.ts'
import { buildFolder } from '../../support/server/built-folder.ts'
import { type TestOperator, testOperator } from '../../support/server/operator.ts'
import { waitFor } from '../../support/wait-for.ts'

const page = `<!doctype html><html lang="ko" data-theme="dark" data-style="modern" data-layout="list-layout">
<head><title>x</title><meta name="description" content="y" /><link rel="expect" href="#shell-end" blocking="render" /><style>.shell{}</style>
<link data-start="modulepreload" data-entry crossorigin href="/assets/index-1.js">
<link data-start="preload" as="style" data-home crossorigin href="/assets/home.css"><script>paint()</script>
<link rel="stylesheet" crossorigin href="/assets/app.css">
<link rel="manifest" href="/manifest.webmanifest">
</head><body><div id="root"><div class="shell">…</div></div><noscript>x</noscript></body></html>`

const build = buildFolder()
let operator: TestOperator
let asked: { language: Language; data: HomeData }[]
let failure: Error | undefined
let built: BuiltApp

const sheet = (text: string): BuiltFile => ({
  type: 'text/css',
  cache: '',
  vary: '',
  etag: '',
  raw: new Uint8Array(Buffer.from(text)),
  br: undefined,
  gz: undefined,
})

beforeAll(async () => {
  operator = await testOperator()
})
afterAll(async () => {
  await operator.close()
  build.remove()
})
beforeEach(() => {
  asked = []
  failure = undefined
  const homeRenderer: HomeRenderer = {
    gate: 'gate()',
    async render(language, data) {
      asked.push({ language, data })
      if (failure) throw failure
      return `<main>home in ${language}</main>`
    },
    close: async () => {},
  }
  const files = new Map([
    ...build.built.files,
    ['/assets/app.css', sheet('a{color:red}')] as const,
    ['/assets/home.css', sheet('b{color:blue}')] as const,
    ['/assets/locale-th-z.js', sheet('')] as const,
  ])
  const pageList = {
    pages: { '/login': { files: ['/assets/form.js', '/assets/form.css'] } },
    catalogues: { th: '/assets/locale-th-z.js' },
  }
  built = { files, page, pageList, homeRenderer }
})

function site() {
  const app = createApp(operator.services, built)
  return async (path: string, language = 'th', host = 'localhost:4173') => {
    const headers = { accept: 'text/html', 'accept-language': language, host }
    const answer = await app.request(`http://${host}${path}`, { headers })
    const header = (name: string) => answer.headers.get(name) ?? ''
    return {
      policy: header('content-security-policy'),
      scripts: header('link'),
      text: await answer.text(),
    }
  }
}

test('home is the shell until it is rendered, then home itself in the reader’s language; other pages stay the shell', async () => {
  const get = site()
  expect((await get('/home')).text).not.toContain('home in')
  await waitFor(async () => expect((await get('/home')).text).toContain('home in th'))
  const { text } = await get('/home')
  expect(text).toMatch(/<html data-document="th list-layout" lang="th" data-theme="dark"/)
  expect(text).toContain('<div class="shell">…</div><div id="root"><main>home in th</main></div>')
  expect(text).toContain('<style>a{color:red}b{color:blue}[data-pictures]')
  expect(text).toContain('<link rel="stylesheet" crossorigin href="/assets/app.css" disabled>')
  expect(text).toContain(
    '<link data-start="modulepreload" data-catalogue crossorigin href="/assets/locale-th-z.js"',
  )
  // The first frame waits for home's words; on another page for the shell.
  expect(text.match(/rel="expect" href="[^"]*"/g)).toEqual(['rel="expect" href="#hero-title"'])
  expect((await get('/settings')).text).toContain('rel="expect" href="#shell-end"')
  // The pre-paint script turns the links on that stand before it.
  expect(text.indexOf('locale-th')).toBeLessThan(text.indexOf('paint()'))
  expect(text.indexOf('paint()')).toBeLessThan(text.indexOf('gate()'))
  expect((await get('/home', 'de')).text).not.toContain('home in')
  expect((await get('/settings')).text).not.toContain('home in')
  expect(asked.map(({ language }) => language)).toEqual(['th', 'de'])
})

test('the answer itself names the scripts of home, and its page no manifest, whose icon would come before them', async () => {
  const get = site()
  await waitFor(async () => expect((await get('/home')).text).toContain('home in th'))
  const { scripts, text } = await get('/home')
  for (const path of ['/assets/locale-th-z.js', '/assets/index-1.js'])
    expect(scripts).toContain(`<${path}>; rel=modulepreload`)
  expect(scripts).not.toContain('.css')
  expect(text).toContain('<link rel="manifest">')
  expect((await get('/login')).scripts).toBe('')
})

test('another page names what it waits for, in the reader’s language, before the script that fetches it', async () => {
  const get = site()
  const { text } = await get('/login')
  for (const link of [
    'data-start="modulepreload" crossorigin href="/assets/locale-th-z.js"',
    'data-start="modulepreload" crossorigin href="/assets/form.js"',
    'data-start="preload" as="style" crossorigin href="/assets/form.css"',
  ])
    expect(text).toContain(link)
  expect(text.indexOf('form.css')).toBeLessThan(text.indexOf('paint()'))
  expect((await get('/login', 'de')).text).not.toContain('locale-th')
  expect((await get('/settings')).text).not.toContain('form.js')
  await waitFor(async () => expect((await get('/home')).text).toContain('home in th'))
})

test('the page carries what it was rendered from, and the policy names exactly its own scripts and styles', async () => {
  const get = site()
  await get('/home')
  await waitFor(async () => expect((await get('/home')).text).toContain('home-data'))
  const { text, policy } = await get('/home')
  const [, data = ''] = /id="home-data">([^<]*)</.exec(text) ?? []
  expect(JSON.parse(data)).toEqual(asked[0]?.data)
  expect(asked[0]?.data.config.WEB_VARIABLES.featured?.length).toBeGreaterThan(0)
  expect(asked[0]?.data.providers.length).toBeGreaterThan(0)
  const inline = (tag: string) =>
    [...text.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(
      ([, body = '']) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`,
    )
  expect(/script-src ([^;]*)/.exec(policy)?.[1]?.split(' ')).toEqual(["'self'", ...inline('script')])
  for (const hash of inline('style')) expect(policy).toContain(hash)
})

test('a flood of host names is bounded, and a program that fails leaves the shell', async () => {
  failure = new Error('broken')
  const get = site()
  for (let host = 0; host < 100; host++) await get('/home', 'th', `h${host}.localhost:4173`)
  expect(asked.length).toBeLessThanOrEqual(32)
  expect((await get('/home', 'th', 'h0.localhost:4173')).text).not.toContain('home in')
})
