import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '@marquee/operator/app.ts'
import { renderPage } from '@marquee/operator/http/page-template.ts'
import { noOverrides } from '@marquee/operator/site/site-config.ts'
import { textsIn } from '@marquee/operator/texts.ts'
import { pagePaths } from '@marquee/contract/page-paths.ts'
import { textIn } from '@marquee/contract/localized.ts'
import { unescaped } from '../../support/unescaped.ts'
import { brandDescription, brandLanguage, brandName } from '../../../brand/brand.ts'
import { buildFolder, pageBody, script } from '../../support/server/built-folder.ts'
import { type TestOperator, testOperator } from '../../support/server/operator.ts'

const build = buildFolder()
let operator: TestOperator

beforeAll(async () => {
  operator = await testOperator({}, { built: build.built })
})
afterAll(async () => {
  await operator.close()
  build.remove()
})

const get = (target: string, headers: Readonly<Record<string, string>> = {}) =>
  operator.send('GET', target, { headers })
/** A response's body as it was sent. */
const bytesOf = async (target: string, headers: Readonly<Record<string, string>>) => {
  const app = createApp(operator.services, build.built)
  const response = await app.request(`http://localhost:4173${target}`, { headers })
  return { headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) }
}
const asPage = { accept: 'text/html,application/xhtml+xml' }

describe('the built app', () => {
  it.each(['/', '/home', '/game/slot', '/wallet/history', '/supports/noticepage', '/no/such/page'])(
    'responds to a navigation to %s with the page',
    async (path) => {
      const response = await get(path, asPage)
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache'])
      expect(response.text).toContain(pageBody)
    },
  )

  it.each([
    ['curl', { accept: '*/*' }],
    ['a reader of any text', { accept: 'text/*;q=0.9' }],
    ['an uptime monitor that sends no Accept', {}],
    ['a link preview', { accept: '*/*', 'user-agent': 'facebookexternalhit/1.1' }],
    ['a browser', asPage],
  ])('returns every page to %s', async (_client, headers) => {
    for (const path of [...pagePaths, '/home/', '/home?lang=th']) {
      // Also a call: only a navigation gets the page.
      if (path === '/wallet/history' && headers !== asPage) continue
      const response = await get(path, headers)
      expect([path, response.status, response.headers.get('content-type')]).toEqual([
        path,
        200,
        'text/html; charset=utf-8',
      ])
      expect(response.text).toContain(pageBody)
      const head = await operator.send('HEAD', path, { headers })
      expect([path, head.status, head.text]).toEqual([path, 200, ''])
      expect(head.headers.get('etag')).toBe(response.headers.get('etag'))
    }
  })

  it.each([
    ['/no/such/page', 404],
    ['/wallet/nope', 401],
    ['/wallet/history', 401],
    ['/account/nope', 404],
    ['/main/nope', 404],
    ['/game/nope', 404],
    ['/api/nope', 404],
    ['/auth/login', 404],
    ['/assets/gone.js', 404],
    ['/favicon.ico', 404],
  ])('responds to %s with JSON where no page was requested', async (path, status) => {
    for (const headers of [
      { accept: '*/*' },
      { accept: 'text/*' },
      {},
      { accept: 'application/json, */*' },
    ]) {
      const response = await get(path, headers)
      expect([response.status, response.headers.get('content-type')]).toEqual([status, 'application/json'])
    }
  })

  it.each([
    '/assets/gone.js',
    '/main/nope',
    '/assets/gone',
    '/favicon.ico',
    '/home.js',
    '/.env',
    '/../package.json',
    '/assets/..%2findex.html',
  ])('never responds to %s with a page', async (path) => {
    const response = await get(path, asPage)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('application/json')
  })

  it('returns no page where there is no navigation', async () => {
    expect((await get('/home', { accept: 'application/json' })).status).toBe(404)
    expect((await operator.send('POST', '/home', { headers: asPage })).status).toBe(404)
  })

  it('lets hashed files be cached for good, the ones of the build before too, and the rest be revalidated', async () => {
    for (const name of ['main-abc', 'main-old']) {
      const response = await get(`/assets/${name}.js`)
      expect([response.status, response.headers.get('cache-control')]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ])
      expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    }
    const worker = await get('/sw.js')
    expect(worker.headers.get('cache-control')).toBe('no-cache')
    const again = await get('/sw.js', { 'if-none-match': worker.headers.get('etag') ?? '' })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  it('sends the smallest form that the browser takes', async () => {
    const path = '/assets/main-abc.js'
    const plain = await get(path)
    expect([plain.text, plain.headers.get('content-encoding')]).toEqual([script, null])
    const gzip = await get(path, { 'accept-encoding': 'gzip' })
    const brotli = await get(path, { 'accept-encoding': 'gzip, deflate, br' })
    expect([gzip.headers.get('content-encoding'), brotli.headers.get('content-encoding')]).toEqual([
      'gzip',
      'br',
    ])
    expect(brotli.headers.get('vary')).toContain('Accept-Encoding')
    const sent = await bytesOf(path, { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(sent.bytes).toString()).toBe(script)
  })

  it('serves neither source maps nor compressed siblings by name', async () => {
    for (const path of ['/assets/main-abc.js.map', '/assets/main-abc.js.br', '/assets/main-abc.js.gz']) {
      expect((await get(path)).status).toBe(404)
    }
  })
})

describe('the head of the page', () => {
  const content = (html: string, name: string) =>
    unescaped(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`).exec(html)?.[1])
  const titleOf = (html: string) => unescaped(/<title>([^<]*)/.exec(html)?.[1])

  it('names the site, and says in the language that is requested what it is', async () => {
    for (const [tag, language, locale] of [
      ['ja', 'ja', 'ja_JP'],
      ['zh-HK, en;q=0.5', 'zh-TW', 'zh_TW'],
      ['fr-FR, de;q=0.8', 'de', 'de_DE'],
      // The app has no Portuguese: the next language that is named.
      ['pt-BR, pt;q=0.9, es;q=0.8', 'es', 'es_ES'],
    ] as const) {
      const { text, headers } = await get('http://localhost:4173/game/slot?provider=7', {
        'accept-language': tag,
      })
      const description = textIn(brandDescription ?? textsIn(language).description, language)
      expect(text).toContain(`<html lang="${language}"`)
      expect(titleOf(text)).toBe(brandName)
      expect(content(text, 'description')).toBe(description)
      expect(content(text, 'og:description')).toBe(description)
      expect(content(text, 'og:title')).toBe(brandName)
      expect(content(text, 'og:site_name')).toBe(brandName)
      expect(content(text, 'og:type')).toBe('website')
      expect(content(text, 'og:url')).toBe('http://localhost:4173/game/slot')
      expect(content(text, 'og:image')).toBe('http://localhost:4173/icons/icon-512.png')
      expect(content(text, 'og:image:type')).toBe('image/png')
      expect(content(text, 'og:image:width')).toBe('512')
      expect(content(text, 'og:image:height')).toBe('512')
      expect(content(text, 'og:image:alt')).toBe(brandName)
      expect(content(text, 'og:locale')).toBe(locale)
      expect(content(text, 'twitter:card')).toBe('summary')
      expect(headers.get('content-language')).toBe(language)
      expect(headers.get('vary')).toContain('Accept-Language')
    }
    const strange = await get('/home', { 'accept-language': 'pt-BR' })
    expect(strange.headers.get('content-language')).toBe(brandLanguage)
    // What a crawler gets that says no language is what a player gets whose language the app does not have.
    expect((await get('/home')).text).toBe((await get('/home', { 'accept-language': 'xx' })).text)
  })

  it('gives the size of its picture as the file has it', async () => {
    const { text } = await get('/home')
    const picture = readFileSync(new URL('../../../public/icons/icon-512.png', import.meta.url))
    // The size in a PNG's first chunk (https://www.w3.org/TR/png-3/#11IHDR).
    const size = [picture.readUInt32BE(16), picture.readUInt32BE(20)].map(String)
    expect([content(text, 'og:image:width'), content(text, 'og:image:height')]).toEqual(size)
  })

  it('replaces the neutral look, title and description of the app’s own page', () => {
    const source = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8')
    const path = '/home'
    const look = { theme: 'light', style: 'retro', layout: 'grid-layout' } as const
    const origin = 'https://two.example'
    const catalogues = new Map([['it', '/assets/locale-it-abc.js']])
    const html = renderPage({ page: source, catalogues }, { site: 'Two', language: 'it', origin, path, look })
    expect(html.match(/<title>/g)).toHaveLength(1)
    expect(html.match(/name="description"/g)).toHaveLength(1)
    expect(content(html, 'og:title')).toBe('Two')
    expect(html).toContain('<span class="shell-brand">Two</span>')
    // What a player who has chosen nothing sees first.
    expect(html).toContain('<html lang="it" data-theme="light" data-style="retro" data-layout="grid-layout">')
    // The catalogue is loaded with the scripts that import it.
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/locale-it-abc.js">')
  })

  it('preloads the catalogue of the language that the browser prefers', async () => {
    const { text } = await get('/wallet/history', { ...asPage, 'accept-language': 'it' })
    expect(text).toContain('<link rel="modulepreload" crossorigin href="/assets/locale-it-abc.js">')
  })

  it('is that of the requested origin, and an address that leads nowhere previews as the site', async () => {
    const { text } = await get('https://10.0.0.7:4173/no/such/page', asPage)
    expect(content(text, 'og:url')).toBe('https://10.0.0.7:4173/')
    expect(content(text, 'og:image')).toBe('https://10.0.0.7:4173/icons/icon-512.png')
  })

  it('is what every encoding holds, with a weak tag of its own', async () => {
    const tags = new Set<string | null>()
    for (const language of ['ko', 'th', 'ko']) {
      const headers = { ...asPage, 'accept-language': language }
      const { text, headers: plain } = await get('/home', headers)
      for (const [encoding, decode] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const sent = await bytesOf('/home', { ...headers, 'accept-encoding': encoding })
        expect(sent.headers.get('content-encoding')).toBe(encoding)
        expect(decode(sent.bytes).toString()).toBe(text)
        expect(sent.headers.get('etag')).toBe(plain.get('etag'))
      }
      const etag = plain.get('etag')
      expect(etag).toMatch(/^W\/"/)
      tags.add(etag)
      expect((await get('/home', { ...headers, 'if-none-match': etag ?? '' })).status).toBe(304)
    }
    expect(tags.size).toBe(2)
  })

  it('stays right when more variants are requested than are kept', async () => {
    const first = await get('/home', asPage)
    for (let host = 1; host <= 200; host++) {
      const { text } = await get(`https://h${host}.example/home`, asPage)
      expect(content(text, 'og:url')).toBe(`https://h${host}.example/home`)
    }
    expect((await get('/home', asPage)).text).toBe(first.text)
  })

  it('takes a site’s name as text, whatever is in it', async () => {
    const title = `<script>alert("1")</script> & 'sons' $& $1`
    const site = await testOperator(
      { siteOverrides: { ...noOverrides, VARIABLES: { title } } },
      { built: build.built },
    )
    try {
      const { text } = await site.send('GET', '/')
      const escaped = '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;sons&#39; $&amp; $1'
      expect(text).toContain(`<title>${escaped}</title>`)
      expect(content(text, 'og:title')).toBe(title)
      expect(text.match(/<script/g)).toHaveLength(2)
      expect(text).toContain(pageBody)
    } finally {
      await site.close()
    }
  })

  it('is in a language of the site, and names all of them for the app', async () => {
    const variables = { languages: ['de', 'en', 'xx'] }
    const site = await testOperator(
      { siteOverrides: { ...noOverrides, VARIABLES: variables } },
      { built: build.built },
    )
    try {
      const { text } = await site.send('GET', '/login', { headers: { 'accept-language': 'th' } })
      expect(text).toMatch(/<html lang="de" .* data-languages="de en">/)
    } finally {
      await site.close()
    }
    expect((await get('/login')).text).not.toContain('data-languages')
  })

  it('is a domain’s own where the operator has several', async () => {
    const domains = { 'two.example': { VARIABLES: { title: 'Two' }, WEB_VARIABLES: {} } }
    const site = await testOperator({ siteOverrides: { ...noOverrides, domains } }, { built: build.built })
    try {
      expect((await site.send('GET', 'https://two.example/')).text).toContain('<title>Two</title>')
      expect(titleOf((await site.send('GET', 'https://one.example/')).text)).toBe(brandName)
    } finally {
      await site.close()
    }
  })
})
