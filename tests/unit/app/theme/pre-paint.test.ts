import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { beforeAll, expect, test } from 'vitest'
import { brandLanguage } from '../../../../brand/brand.ts'
import { bundleScript } from '../../../../build/inline-shell.ts'
import { languages, layoutNames, styleNames, themeNames } from '@marquee/contract/config.ts'

let script: string
beforeAll(async () => {
  script = await bundleScript('pre-paint.ts')
})

interface Page {
  path?: string
  search?: string
  stored?: Record<string, string> | 'refused'
  browser?: string[]
  /** Languages of the site, as the operator writes them into the page. */
  offered?: string
}

/** A page whose pre-paint script has run. */
function open({ path = '/home', search = '', stored = {}, browser = [], offered }: Page = {}) {
  const root = {
    lang: '',
    dataset: {
      theme: 'dark',
      style: 'modern',
      layout: 'list-layout',
      ...(offered === undefined ? {} : { languages: offered }),
    } as Record<string, string>,
  }
  const colours: string[] = []
  const listeners = new Map<string, (event: object) => void>()
  let recoveries = 0
  const context = {
    document: {
      documentElement: root,
      adoptedStyleSheets: [],
      querySelector: (selector: string) =>
        selector === 'meta[name=theme-color]'
          ? { setAttribute: (_name: 'content', colour: string) => void colours.push(colour) }
          : void (recoveries += 1),
    },
    location: { pathname: path, search, origin: 'https://site.example' },
    navigator: { languages: browser },
    localStorage: {
      getItem(name: string) {
        if (stored === 'refused') throw new Error('refused')
        return stored[name] ?? null
      },
    },
    getComputedStyle: () => ({ getPropertyValue: () => ' #111215' }),
    addEventListener: (type: string, listener: (event: object) => void) => void listeners.set(type, listener),
    HTMLScriptElement: Script,
    CSS: { supports: () => true },
    setTimeout() {},
    URLSearchParams,
  }
  runInNewContext(script, { ...context, window: context })
  return {
    root,
    colours,
    dispatch: (type: string, event: object = {}) => listeners.get(type)?.(event),
    /** How often the page for a failed start was wanted. */
    recoveries: () => recoveries,
  }
}

class Script {
  src: string
  constructor(src: string) {
    this.src = src
  }
}

/** The attributes of `<html>` before the first paint. */
function paint(page?: Page): Partial<Record<string, string>> {
  const { root } = open(page)
  return { ...root.dataset, lang: root.lang }
}

test('a first visit is in the look of the page and in the language of the browser, else in the brand’s', () => {
  const look = { theme: 'dark', style: 'modern', layout: 'list-layout', rail: 'open' }
  expect(paint()).toMatchObject({ ...look, lang: brandLanguage })
  expect(paint({ stored: 'refused' })).toMatchObject({ ...look, lang: brandLanguage })
  expect(paint({ browser: ['pt-BR', 'zh-HK', 'en'] }).lang).toBe('zh-TW')
  expect(paint({ browser: ['tl'] }).lang).toBe('fil')
})

test('every stored theme, style, layout and language is applied before the first paint', () => {
  for (const theme of themeNames) expect(paint({ stored: { theme } }).theme).toBe(theme)
  for (const style of styleNames) expect(paint({ stored: { style } }).style).toBe(style)
  for (const layout of layoutNames) expect(paint({ stored: { layout } }).layout).toBe(layout)
  for (const lang of languages) expect(paint({ stored: { lang }, browser: ['en'] }).lang).toBe(lang)
  expect(paint({ stored: { rail: 'folded' } }).rail).toBe('folded')
  expect(paint({ stored: { theme: 'pink', lang: 'xx' } })).toMatchObject({
    theme: 'dark',
    lang: brandLanguage,
  })
})

test('a page of a site with some languages is in one of them', () => {
  const offered = 'en ko de'
  expect(paint({ offered, browser: ['th', 'de-AT'] }).lang).toBe('de')
  expect(paint({ offered, stored: { lang: 'ja' }, search: '?lang=th', browser: ['th'] }).lang).toBe('en')
  expect(paint({ offered, stored: { lang: 'ko' }, browser: ['de'] }).lang).toBe('ko')
})

test('the address wins over the stored language', () => {
  expect(paint({ search: '?lang=th', stored: { lang: 'en' } }).lang).toBe('th')
  expect(paint({ search: '?lang=xx', stored: { lang: 'en' } }).lang).toBe('en')
})

test.each([
  ['/', 'home'],
  ['/home', 'home'],
  ['/home-eight', 'home'],
  ['/game/slot', 'page games'],
  ['/game/slotnine', 'page games wide'],
  ['/settings', 'page'],
  ['/nowhere', 'page'],
])('on %s the shell has the shape %s', (path, shape) => {
  expect(paint({ path }).shell).toBe(shape)
})

test('the browser’s bars have the theme’s ground before the first frame', () => {
  expect(open().colours).toEqual(['#111215'])
})

test('the first frame waits for the last part of the skeleton', () => {
  const page = readFileSync(new URL('../../../../index.html', import.meta.url), 'utf8')
  const [, awaited = 'none'] = /<link rel="expect" href="#([\w-]+)" blocking="render" \/>/.exec(page) ?? []
  const parts = page.match(/<[^>]*class="shell-[^>]*>/g) ?? []
  expect(parts.at(-1)).toContain(`id="${awaited}"`)
})

test('only a failure of the app’s own scripts shows that the app did not start', () => {
  const page = open()
  page.dispatch('unhandledrejection', { reason: new Error('of an extension') })
  page.dispatch('error', { target: page, filename: 'chrome-extension://id/content.js' })
  page.dispatch('error', { target: page, filename: 'https://site.example/home' })
  page.dispatch('error', { target: new Script('https://tracker.example/assets/script.js') })
  page.dispatch('error', { target: {} })
  expect(page.recoveries()).toBe(0)
  page.dispatch('error', { target: page, filename: 'https://site.example/assets/app.js' })
  page.dispatch('error', { target: new Script('https://site.example/assets/index.js') })
  page.dispatch('startfailed')
  expect(page.recoveries()).toBe(3)
})
