import { i18n, type Messages } from '@lingui/core'
import { type Language, languages } from '../contract/config.ts'
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
  const [loaded, messages] = await loadMessages(language)
  if (wanted !== language) return wanted
  i18n.loadAndActivate({ locale: loaded, messages })
  if (typeof document !== 'undefined') document.documentElement.lang = loaded
  return loaded
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
