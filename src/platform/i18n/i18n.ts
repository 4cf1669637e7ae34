import { i18n, type Messages } from '@lingui/core'
import { type Language, languages } from '../../contract/config.ts'
import type { IntlData } from './intl/fill.ts'
import { service } from '../service.ts'

const files = import.meta.glob<{ messages: Messages }>('../../../locales/*.po')
const sourceLanguage: Language = 'en'

function pathOf(language: Language): string {
  return `../../../locales/${language}.po`
}

/** The languages that have a catalogue, in the order of spec §2. */
export const availableLanguages: readonly Language[] = languages.filter(
  (language) => files[pathOf(language)] !== undefined,
)

/** The catalogue that the page shows. */
export interface Catalogues {
  /**
   * Loads one catalogue, makes it current and names it on `<html lang>`. A catalogue holds English for a message that
   * it lacks (the build does that). Where its chunk does not come, the page stays in the language it is in; one that is
   * in none yet falls back to English. Answers the language that is current afterwards; of two calls the later one wins.
   * Rejects when the page has no words at all.
   */
  activate(language: Language): Promise<Language>
}

/** The catalogues of a tab. */
export const catalogues = service((): Catalogues => {
  let wanted: Language | undefined
  /** Whose words the page has. */
  let current: Language | undefined

  /** The words of a language, or English ones where the page has none yet; no words where it keeps those that it has. */
  async function loadMessages(language: Language): Promise<[Language, Messages?]> {
    let failure: unknown
    for (const candidate of [language, sourceLanguage]) {
      try {
        const catalogue = await files[pathOf(candidate)]?.()
        if (catalogue) return [candidate, catalogue.messages]
      } catch (error) {
        // The chunk did not come: offline, or of another deployment.
        failure = error
      }
      if (current !== undefined) return [current]
    }
    throw new Error('no catalogue came', { cause: failure })
  }

  return {
    async activate(language) {
      wanted = language
      const [found] = await Promise.all([loadMessages(language), completeIntl(language)])
      if (wanted !== language) return wanted
      const [loaded, messages] = found
      current = loaded
      if (messages) i18n.loadAndActivate({ locale: loaded, messages })
      if (typeof document !== 'undefined') namePage(loaded)
      return loaded
    },
  }
})

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
