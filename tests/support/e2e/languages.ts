import type { Page } from '@playwright/test'
import { type Language, languages } from '@marquee/contract/config.ts'
import { catalogueOf } from '../catalogues.ts'
import { isOperatorContent } from './operator-content.ts'
import type { Shown } from './survey.ts'

/** Chooses a language as another tab of the player does: the record in the database, then the word to the tabs. */
export async function chooseElsewhere(page: Page, language: Language): Promise<void> {
  await page.evaluate(async (value) => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('refused')))
      })
    const database = await done(indexedDB.open('marquee'))
    const [name = ''] = database.objectStoreNames
    const key = 'preference_lang'
    const stored = { version: 1, revision: 1, value }
    await done(database.transaction(name, 'readwrite').objectStore(name).put(stored, key))
    database.close()
    const channel = new BroadcastChannel('marquee')
    channel.postMessage({ type: 'recordChanged', key })
    channel.close()
  }, language)
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language)
  // The page is drawn in it one frame later.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

/** Letters of the languages that do not write in Latin ones. */
const scripts: Partial<Record<Language, RegExp>> = {
  ko: /\p{Script=Hangul}/u,
  'zh-CN': /\p{Script=Han}/u,
  'zh-TW': /\p{Script=Han}/u,
  ja: /\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Han}/u,
  th: /\p{Script=Thai}/u,
  km: /\p{Script=Khmer}/u,
  lo: /\p{Script=Lao}/u,
}

interface Words {
  /** Texts of the app from the catalogue, without their values. */
  readonly own: ReadonlySet<string>
  /** Those that are not the same as in English. */
  readonly telling: ReadonlySet<string>
  /** English texts that this language says differently. */
  readonly english: ReadonlySet<string>
}

const wordsOf = new Map<Language, Words>()
let ids: ReadonlySet<string> = new Set()

/** Reads all catalogues; to be called before `wrongWords`. */
export async function readCatalogues(): Promise<void> {
  for (const language of languages) {
    const entries = await catalogueOf(language)
    ids = new Set(entries.keys())
    const own = new Set<string>()
    const telling = new Set<string>()
    const english = new Set<string>()
    for (const { source, translation } of entries.values()) {
      if (/[{<]/.test(source)) continue
      own.add(translation)
      if (language === 'en' || source !== translation) telling.add(translation)
      if (source !== translation) english.add(source)
    }
    wordsOf.set(language, { own, telling, english })
  }
}

/** What a page in `language` says that it should not: nothing of its own, English, or names of messages. */
export function wrongWords(shown: readonly Shown[], language: Language): string[] {
  const words = wordsOf.get(language)
  if (!words) return [`${language} has no catalogue`]
  const texts = shown.filter(({ text }) => !isOperatorContent(text))
  const wrong = texts
    .filter(({ text }) => ids.has(text) || (words.english.has(text) && !words.own.has(text)))
    .map(({ text, place }) => `${language}: “${text}” (${place})`)
  const script = scripts[language]
  const has = texts.some(({ text }) => words.telling.has(text) && (script?.test(text) ?? true))
  return has ? wrong : [...wrong, `${language}: nothing in its own words`]
}

/** The texts of a page that do not fit, other than an operator's titles and announcements, which may be any length. */
export function misfits(shown: readonly Shown[], language: Language): string[] {
  return shown
    .filter(({ text, fault }) => fault !== undefined && !isOperatorContent(text))
    .map(({ text, place, fault }) => `${language}: “${text}” ${fault ?? ''} (${place})`)
}
