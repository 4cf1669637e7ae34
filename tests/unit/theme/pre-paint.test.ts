import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { beforeAll, expect, test } from 'vitest'
import { appPages } from '../../../build/app-routes.ts'
import { bundlePrePaint } from '../../../build/shell-in-html.ts'
import { languages, layoutNames, styleNames, themeNames } from '../../../src/contract/config.ts'

let script: string
beforeAll(async () => {
  script = await bundlePrePaint()
})

interface Page {
  path?: string
  search?: string
  stored?: Record<string, string> | 'refused'
  browser?: string[]
  /** Whether a worker answers the page's requests. */
  isKept?: boolean
  isHidden?: boolean
  /** Whether the tab has a session. */
  isSignedIn?: boolean
}

/** A page whose pre-paint script has run. */
function open({
  path = '/home',
  search = '',
  stored = {},
  browser = [],
  isKept,
  isHidden,
  isSignedIn,
}: Page = {}) {
  const root = {
    lang: '',
    dataset: { theme: 'dark', style: 'modern', layout: 'list-layout' } as Record<string, string>,
  }
  const linkOf = (dataset: Record<string, string>, lang?: string) => {
    const made = { rel: '', dataset, lang, remove: () => void links.delete(made) }
    return made
  }
  const link = linkOf({ start: 'modulepreload' })
  const linkOfHome = linkOf({ start: 'modulepreload', home: '' })
  const catalogues = ['ko', 'th', 'zh-CN', 'zh-TW'].map((lang) => linkOf({ start: 'modulepreload' }, lang))
  const links = new Set([link, linkOfHome, ...catalogues])
  const listeners: { type: string; listener: () => void }[] = []
  const tell = (type: string) => {
    for (const each of listeners) if (each.type === type) each.listener()
  }
  const frames: (() => void)[] = []
  const timers: (() => void)[] = []
  let formatters = 0
  const colours: string[] = []
  const context = {
    Intl: { NumberFormat: () => (formatters += 1) },
    sessionStorage: { getItem: (name: string) => (isSignedIn && name === 'jwt' ? 'token' : null) },
    document: {
      documentElement: root,
      querySelector: (selector: string) =>
        selector === 'meta[name=theme-color]'
          ? { setAttribute: (_name: 'content', colour: string) => void colours.push(colour) }
          : null,
      querySelectorAll: (selector: string) => {
        const [, name = '', language] = /^link\[data-(\w+)\](?::lang\(([\w-]+)\))?$/.exec(selector) ?? []
        return [...links].filter(
          ({ dataset, lang = root.lang }) => name in dataset && lang === (language ?? lang),
        )
      },
      visibilityState: isHidden ? 'hidden' : 'visible',
    },
    location: { pathname: path, search },
    navigator: { languages: browser, serviceWorker: { controller: isKept ? {} : null } },
    localStorage: {
      getItem(name: string) {
        if (stored === 'refused') throw new Error('refused')
        return stored[name] ?? null
      },
    },
    getComputedStyle: () => ({ getPropertyValue: () => ' #111215' }),
    addEventListener: (type: string, listener: () => void) => void listeners.push({ type, listener }),
    requestAnimationFrame: (step: () => void) => void frames.push(step),
    setTimeout: (step: () => void, ms?: number) => void (ms === undefined && timers.push(step)),
    URLSearchParams,
  }
  runInNewContext(script, { ...context, window: context })
  return {
    root,
    link,
    linkOfHome,
    links,
    catalogues,
    formatters: () => formatters,
    colours,
    leave: async () => {
      Object.assign(context.document, { visibilityState: 'hidden' })
      tell('visibilitychange')
      await Promise.resolve()
    },
    parse: () => tell('DOMContentLoaded'),
    paintFrame: async () => {
      for (const step of frames.splice(0)) step()
      await Promise.resolve()
      for (const step of timers.splice(0)) step()
    },
  }
}

/** The attributes of `<html>` before the first paint. */
function paint(page?: Page): Partial<Record<string, string>> {
  const { root } = open(page)
  return { ...root.dataset, lang: root.lang }
}

test('a first visit is dark, modern and in the language of the browser, else in Korean', () => {
  const look = { theme: 'dark', style: 'modern', layout: 'list-layout', rail: 'open' }
  expect(paint()).toMatchObject({ ...look, lang: 'ko' })
  expect(paint({ stored: 'refused' })).toMatchObject({ ...look, lang: 'ko' })
  expect(paint({ browser: ['pt-BR', 'zh-HK', 'en'] }).lang).toBe('zh-TW')
  expect(paint({ browser: ['tl'] }).lang).toBe('fil')
})

test('every stored theme, style, layout and language is there before the first paint', () => {
  for (const theme of themeNames) expect(paint({ stored: { theme } }).theme).toBe(theme)
  for (const style of styleNames) expect(paint({ stored: { style } }).style).toBe(style)
  for (const layout of layoutNames) expect(paint({ stored: { layout } }).layout).toBe(layout)
  for (const lang of languages) expect(paint({ stored: { lang }, browser: ['en'] }).lang).toBe(lang)
  expect(paint({ stored: { rail: 'folded' } }).rail).toBe('folded')
  expect(paint({ stored: { theme: 'pink', lang: 'xx' } })).toMatchObject({ theme: 'dark', lang: 'ko' })
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

test('the shell is a card where the page is one, and only home fetches what home needs', () => {
  const cards = appPages().filter(({ path }) => paint({ path }).shell === 'page-a')
  expect(cards.map(({ path }) => path)).toEqual(
    appPages()
      .filter(({ layout }) => layout === 'fullpage-type-a')
      .map(({ path }) => path),
  )
  expect(cards.map(({ path }) => path)).toContain('/login')
  expect(open({ path: '/' }).linkOfHome.rel).toBe('modulepreload')
  expect(open({ path: '/home' }).linkOfHome.rel).toBe('modulepreload')
  const { link, linkOfHome, links } = open({ path: '/settings' })
  expect([link.rel, linkOfHome.rel]).toEqual(['modulepreload', ''])
  // One that stayed would keep the page that needs its file from preloading it.
  expect(links.has(linkOfHome)).toBe(false)
})

test('chunks are fetched from the network at once, from the worker in the first frame', async () => {
  expect(open().link.rel).toBe('modulepreload')
  const { link, parse, paintFrame } = open({ isKept: true })
  parse()
  expect(link.rel).toBe('')
  await paintFrame()
  expect(link.rel).toBe('modulepreload')
})

test('a hidden page, which paints no frame, starts all the same', () => {
  const { link, parse } = open({ isKept: true, isHidden: true })
  parse()
  expect(link.rel).toBe('modulepreload')
})

test('a page that a player leaves before its first frame starts all the same, and once', async () => {
  const { link, parse, leave, paintFrame } = open({ isKept: true })
  parse()
  expect(link.rel).toBe('')
  await leave()
  expect(link.rel).toBe('modulepreload')
  // The frame that comes when the player is back fetches nothing again.
  link.rel = 'fetched'
  await paintFrame()
  expect(link.rel).toBe('fetched')
})

test('the browser’s bars have the theme’s ground before the first frame', () => {
  expect(open().colours).toEqual(['#111215'])
})

test('the first frame waits for the last part of the shell', () => {
  const page = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8')
  const [, awaited = 'none'] = /<link rel="expect" href="#([\w-]+)" blocking="render" \/>/.exec(page) ?? []
  const parts = page.match(/<[^>]*class="shell-[^>]*>/g) ?? []
  expect(parts.at(-1)).toContain(`id="${awaited}"`)
})

test('of the catalogues that the worker names only the one of the page’s language is fetched', () => {
  for (const [stored, fetched] of [
    ['th', 'th'],
    ['zh-CN', 'zh-CN'],
    ['de', undefined],
  ] as const) {
    const { catalogues } = open({ path: '/login', stored: { lang: stored } })
    expect(catalogues.find(({ rel }) => rel)?.lang).toBe(fetched)
    expect(catalogues.filter(({ rel }) => rel)).toHaveLength(fetched ? 1 : 0)
  }
})

test('the first formatter is made while scripts come: from the worker only for the balance of a session', async () => {
  const formattersOf = async (page: Page) => {
    const { parse, paintFrame, formatters } = open({ path: '/login', ...page })
    parse()
    // The frame, and the tasks that follow it.
    for (let step = 0; step < 3; step += 1) await paintFrame()
    return formatters()
  }
  expect(await formattersOf({})).toBe(1)
  expect(await formattersOf({ isKept: true })).toBe(0)
  expect(await formattersOf({ isKept: true, isSignedIn: true })).toBe(1)
})
