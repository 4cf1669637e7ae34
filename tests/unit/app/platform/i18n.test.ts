import { i18n } from '@lingui/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { availableLanguages, catalogues } from '../../../../src/platform/i18n/i18n.ts'
import { languageAtom } from '../../../../src/platform/preferences.ts'
import { openTab } from '../../../support/stage.ts'

const html = { lang: '' }
const load = () => catalogues(openTab())

beforeEach(() => {
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), {
      documentElement: html,
      querySelector: () => null,
      visibilityState: 'visible',
    }),
  )
})

afterEach(() => vi.unstubAllGlobals())

test('a language is loaded, made current and named on the page', async () => {
  const { activate } = load()
  expect(availableLanguages).toEqual(expect.arrayContaining(['en', 'ko']))
  for (const language of availableLanguages) {
    await activate(language)
    expect(i18n.locale).toBe(language)
    expect(html.lang).toBe(language)
  }
})

test('a catalogue that fails to load falls back to English, also in `lang`', async () => {
  vi.doMock('../../../../locales/ko.po', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const { activate } = load()
  await activate('ko')
  expect(i18n.locale).toBe('en')
  expect(html.lang).toBe('en')
  vi.doUnmock('../../../../locales/ko.po')
})

test('a choice whose catalogue fails to load leaves the page in its language', async () => {
  vi.doMock('../../../../locales/ko.po', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const { activate } = load()
  await activate('de')
  await activate('ko')
  expect(i18n.locale).toBe('de')
  expect(html.lang).toBe('de')
  vi.doUnmock('../../../../locales/ko.po')
})

test('a page without any catalogue does not start', async () => {
  for (const name of ['ko', 'en']) {
    vi.doMock(`../../../../locales/${name}.po`, () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
  }
  const { activate } = load()
  await expect(activate('ko')).rejects.toThrow('no catalogue loaded')
  for (const name of ['ko', 'en']) vi.doUnmock(`../../../../locales/${name}.po`)
})

test('of two choices in a row the later one wins, whichever chunk loads first', async () => {
  const { activate } = load()
  await Promise.all([activate('ko'), activate('en')])
  expect(i18n.locale).toBe('en')
  expect(html.lang).toBe('en')
})

test('starts in the browser’s language', () => {
  const { store } = openTab(undefined, { navigator: { languages: ['ko-KR'] } })
  expect(store.get(languageAtom)).toBe('ko')
})
