import { i18n, type Messages } from '@lingui/core'
import { type Language, languages } from '../contract/config.ts'
import type { IntlData } from './intl/fill.ts'
import { languageAtom } from './preferences.ts'
import { store } from './store.ts'

const catalogues = import.meta.glob<{ messages: Messages }>('../../locales/*.po')
const sourceLanguage: Language = 'en'

function pathOf(language: Language): string {
  return `../../locales/${language}.po`
}

/** The languages that have a catalogue, in section 2's order. */
export const availableLanguages: readonly Language[] = languages.filter(
  (language) => catalogues[pathOf(language)] !== undefined,
)

/** The language to start in: `?lang=`, else the stored setting, else the browser's best match, else Korean. */
export function detectLanguage(): Language {
  return store.get(languageAtom)
}

let wanted: Language | undefined

/**
 * Loads one catalogue, makes it current and names it on `<html lang>`. A catalogue holds English for a message that
 * it lacks (the build does that). A language without a catalogue, or one whose chunk does not come, falls back to
 * English. Answers the language that is current afterwards; of two calls the later one wins.
 */
export async function activate(language: Language): Promise<Language> {
  wanted = language
  const [[loaded, messages]] = await Promise.all([loadMessages(language), completeIntl(language)])
  if (wanted !== language) return wanted
  i18n.loadAndActivate({ locale: loaded, messages })
  if (typeof document !== 'undefined') namePage(loaded)
  return loaded
}

/** Says the page's language, and points the system at the manifest in it. */
function namePage(language: Language): void {
  document.documentElement.lang = language
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest/${language}.webmanifest`)
}

const formats = import.meta.glob<{ data: IntlData }>(['./intl/*.ts', '!./intl/fill.ts'])
const complete = new Set<Language>()

/** Lets `Intl` format in a language that the browser lacks, as far as the app has what is missing. */
async function completeIntl(language: Language): Promise<void> {
  const load = formats[`./intl/${language}.ts`]
  if (!load || complete.has(language) || Intl.DateTimeFormat.supportedLocalesOf(language).length > 0) return
  try {
    const [{ data }, { teachIntl }] = await Promise.all([load(), import('./intl/fill.ts')])
    teachIntl(language, data)
    complete.add(language)
  } catch {
    // The chunk did not come: dates are in the browser's own language until it does.
  }
}

async function loadMessages(language: Language): Promise<[Language, Messages]> {
  for (const candidate of [language, sourceLanguage]) {
    try {
      const catalogue = await catalogues[pathOf(candidate)]?.()
      if (catalogue) return [candidate, catalogue.messages]
    } catch {
      // The chunk did not come: offline, or of another deployment.
    }
  }
  return [sourceLanguage, {}]
}
