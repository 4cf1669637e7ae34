import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type Language, SiteConfig } from '@marquee/contract/config.ts'
import { brandLanguage, brandTheme } from '../../../../brand/brand.ts'
import { siteConfigAtom } from '../../../../src/platform/config/site-config.ts'
import {
  languageAtom,
  layoutAtom,
  pageLanguagesAtom,
  styleAtom,
  themeAtom,
} from '../../../../src/platform/preferences.ts'
import { emailAtom, uidAtom } from '../../../../src/platform/remembered-login.ts'
import type { EnvironmentOverrides } from '../../../support/fake-environment.ts'
import { type FakeTab, tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

const stage = tabStage()

async function start(overrides: EnvironmentOverrides = {}): Promise<FakeTab> {
  const tab = stage.open({ navigator: { languages: ['ko-KR'] }, ...overrides })
  await tab.records.hydrate()
  return tab
}

/** Another one than the brand's. */
const siteTheme = brandTheme === 'light' ? 'dark' : 'light'
const site = v.parse(SiteConfig, {
  front_api_domain: 'https://api.example',
  VARIABLES: { title: 'Site' },
  WEB_VARIABLES: { theme: siteTheme, style: 'pastel', layout: 'grid-layout' },
})

test('without a choice: the built-in look, then the site’s, mirrored for the next first paint', async () => {
  const { store } = await start()
  expect([themeAtom, styleAtom, layoutAtom].map((atom) => store.get(atom))).toEqual([
    brandTheme,
    'modern',
    'list-layout',
  ])
  store.set(siteConfigAtom, site)
  expect([themeAtom, styleAtom, layoutAtom].map((atom) => store.get(atom))).toEqual([
    siteTheme,
    'pastel',
    'grid-layout',
  ])
  expect(['theme', 'style', 'layout'].map((name) => stage.device.localStorage.getItem(name))).toEqual([
    siteTheme,
    'pastel',
    'grid-layout',
  ])
})

test('the player’s choice wins over the site, here, in the next page and in other tabs', async () => {
  const other = await start()
  const tab = await start()
  tab.store.set(siteConfigAtom, site)
  tab.store.set(themeAtom, 'darkRed')
  expect(stage.device.localStorage.getItem('theme')).toBe('darkRed')
  await waitFor(() => expect(other.store.get(themeAtom)).toBe('darkRed'))

  const next = await start()
  expect(next.store.get(themeAtom)).toBe('darkRed')
  next.store.set(siteConfigAtom, site)
  expect(next.store.get(themeAtom)).toBe('darkRed')
  next.store.set(themeAtom, null)
  expect(next.store.get(themeAtom)).toBe(siteTheme)
})

test('what the site mirrored is not taken for a choice', async () => {
  const first = await start()
  first.store.set(siteConfigAtom, site)
  const second = await start()
  second.store.set(siteConfigAtom, {
    ...site,
    WEB_VARIABLES: { ...site.WEB_VARIABLES, theme: 'darkBlue' },
  })
  expect(second.store.get(themeAtom)).toBe('darkBlue')
})

test('language: the browser’s best match, the brand’s without one, the choice over both', async () => {
  const thai = await start({ navigator: { languages: ['sv', 'th-TH'] } })
  expect(thai.store.get(languageAtom)).toBe('th')
  const swedish = await start({ navigator: { languages: ['sv'] } })
  expect(swedish.store.get(languageAtom)).toBe(brandLanguage)
  swedish.store.set(languageAtom, 'vi')
  await waitFor(async () =>
    expect(await stage.storedRecord('preference_lang')).toMatchObject({ value: 'vi' }),
  )
  expect(stage.device.localStorage.getItem('lang')).toBe('vi')
  const next = await start()
  expect(next.store.get(languageAtom)).toBe('vi')
})

test('?lang= counts until the player chooses another', async () => {
  const location = { href: 'http://localhost/home?lang=de', hostname: 'localhost', search: '?lang=de' }
  const tab = await start({ location })
  expect(tab.store.get(languageAtom)).toBe('de')
  tab.store.set(languageAtom, 'it')
  expect(tab.store.get(languageAtom)).toBe('it')
})

test('language: only what the site offers, whatever was chosen before or is in the address', async () => {
  const before = await start()
  before.store.set(languageAtom, 'th')
  await waitFor(async () =>
    expect(await stage.storedRecord('preference_lang')).toMatchObject({ value: 'th' }),
  )
  const location = { href: 'http://localhost/home?lang=ja', hostname: 'localhost', search: '?lang=ja' }
  const tab = await start({ location, navigator: { languages: ['sv', 'ko'] } })
  expect(tab.store.get(languageAtom)).toBe('ja')
  const variables = (names: Language[]) => ({ ...site, VARIABLES: { ...site.VARIABLES, languages: names } })
  tab.store.set(siteConfigAtom, variables(['de', 'ko']))
  expect(tab.store.get(languageAtom)).toBe('ko')
  // For the next first paint.
  expect(stage.device.localStorage.getItem('lang')).toBe('ko')
  tab.store.set(siteConfigAtom, variables(['de', 'en']))
  expect(tab.store.get(languageAtom)).toBe('de')
  tab.store.set(languageAtom, 'en')
  expect(tab.store.get(languageAtom)).toBe('en')
})

test('until the configuration is there, the languages are those of the page', async () => {
  const { store } = await start({ navigator: { languages: ['th'] } })
  store.set(pageLanguagesAtom, ['de', 'en'])
  expect(store.get(languageAtom)).toBe('de')
  store.set(siteConfigAtom, site)
  expect(store.get(languageAtom)).toBe('th')
})

test('user name and email are remembered only as what they are: short text', async () => {
  const tab = await start()
  tab.store.set(uidAtom, 'demo')
  tab.store.set(emailAtom, 'demo@example.test')
  await waitFor(async () => expect(await stage.storedRecord('preference_email')).toBeDefined())
  const next = await start()
  expect([next.store.get(uidAtom), next.store.get(emailAtom)]).toEqual(['demo', 'demo@example.test'])
})

test('an e-mail is stored only for a player who wants to be remembered, and deleted with the account id', async () => {
  const { store } = await start()
  store.set(emailAtom, 'somebody@example.test')
  expect(store.get(emailAtom)).toBe('')
  store.set(uidAtom, 'demo')
  store.set(emailAtom, 'demo@example.test')
  store.set(uidAtom, 'demo')
  expect(store.get(emailAtom)).toBe('demo@example.test')
  store.set(uidAtom, 'somebody')
  expect(store.get(emailAtom)).toBe('')
  store.set(emailAtom, 'somebody@example.test')
  store.set(uidAtom, '')
  expect(store.get(emailAtom)).toBe('')
})
