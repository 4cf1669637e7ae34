import { IDBFactory } from 'fake-indexeddb'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SiteConfig } from '../../../src/contract/config.ts'
import { memoryStorage, openTab, storedRecord } from '../../support/tabs.ts'
import { waitFor } from '../../support/wait-for.ts'

const modules = async () => ({
  ...(await import('../../../src/platform/preferences.ts')),
  ...(await import('../../../src/platform/storage/persisted.ts')),
  ...(await import('../../../src/platform/config/site-config.ts')),
  ...(await import('../../../src/platform/store.ts')),
  ...(await import('../../../src/platform/tabs/tab-channel.ts')),
})
type Tab = Awaited<ReturnType<typeof modules>>
const tabs: Tab[] = []

async function start(): Promise<Tab> {
  const tab = await openTab(modules)
  tabs.push(tab)
  await tab.records.hydrate()
  return tab
}

const site = v.parse(SiteConfig, {
  front_api_domain: 'https://api.example',
  VARIABLES: { title: 'Site' },
  WEB_VARIABLES: { theme: 'light', style: 'pastel', layout: 'grid-layout' },
})

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('navigator', { languages: ['ko-KR'] })
})

afterEach(() => {
  for (const tab of tabs.splice(0)) tab.closeChannel()
  vi.unstubAllGlobals()
})

test('without a choice: the built-in look, then the site’s, mirrored for the next first paint', async () => {
  const { layoutAtom, siteConfigAtom, store, styleAtom, themeAtom } = await start()
  expect([themeAtom, styleAtom, layoutAtom].map((atom) => store.get(atom))).toEqual([
    'dark',
    'modern',
    'list-layout',
  ])
  store.set(siteConfigAtom, site)
  expect([themeAtom, styleAtom, layoutAtom].map((atom) => store.get(atom))).toEqual([
    'light',
    'pastel',
    'grid-layout',
  ])
  expect(['theme', 'style', 'layout'].map((name) => localStorage.getItem(name))).toEqual([
    'light',
    'pastel',
    'grid-layout',
  ])
})

test('the player’s choice wins over the site, here, in the next page and in other tabs', async () => {
  const other = await start()
  const tab = await start()
  tab.store.set(tab.siteConfigAtom, site)
  tab.store.set(tab.themeAtom, 'darkRed')
  expect(localStorage.getItem('theme')).toBe('darkRed')
  await waitFor(() => expect(other.store.get(other.themeAtom)).toBe('darkRed'))

  const next = await start()
  expect(next.store.get(next.themeAtom)).toBe('darkRed')
  next.store.set(next.siteConfigAtom, site)
  expect(next.store.get(next.themeAtom)).toBe('darkRed')
  next.store.set(next.themeAtom, null)
  expect(next.store.get(next.themeAtom)).toBe('light')
})

test('what the site mirrored is not taken for a choice', async () => {
  const first = await start()
  first.store.set(first.siteConfigAtom, site)
  const second = await start()
  second.store.set(second.siteConfigAtom, {
    ...site,
    WEB_VARIABLES: { ...site.WEB_VARIABLES, theme: 'darkBlue' },
  })
  expect(second.store.get(second.themeAtom)).toBe('darkBlue')
})

test('language: the browser’s best match, Korean without one, the choice over both', async () => {
  vi.stubGlobal('navigator', { languages: ['sv', 'th-TH'] })
  const thai = await start()
  expect(thai.store.get(thai.languageAtom)).toBe('th')
  vi.stubGlobal('navigator', { languages: ['sv'] })
  const korean = await start()
  expect(korean.store.get(korean.languageAtom)).toBe('ko')
  korean.store.set(korean.languageAtom, 'vi')
  await waitFor(async () => expect(await storedRecord('preference_lang')).toMatchObject({ value: 'vi' }))
  expect(localStorage.getItem('lang')).toBe('vi')
  const next = await start()
  expect(next.store.get(next.languageAtom)).toBe('vi')
})

test('?lang= counts until the player chooses another', async () => {
  vi.stubGlobal('location', { search: '?lang=de' })
  const tab = await start()
  expect(tab.store.get(tab.languageAtom)).toBe('de')
  tab.store.set(tab.languageAtom, 'it')
  expect(tab.store.get(tab.languageAtom)).toBe('it')
})

test('account id and e-mail are remembered only as what they are: short text', async () => {
  const tab = await start()
  tab.store.set(tab.uidAtom, 'demo')
  tab.store.set(tab.emailAtom, 'demo@example.test')
  await waitFor(async () => expect(await storedRecord('preference_email')).toBeDefined())
  const next = await start()
  expect([next.store.get(next.uidAtom), next.store.get(next.emailAtom)]).toEqual([
    'demo',
    'demo@example.test',
  ])
})
