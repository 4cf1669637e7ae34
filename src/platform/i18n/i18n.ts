import { i18n, type Messages } from '@lingui/core'
import { type Language, languages } from '@marquee/contract/config.ts'
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
   * Loads a catalogue, makes it current and sets `<html lang>`. The build fills messages that are not translated with
   * English. If the chunk fails to load, the page keeps its language, or falls back to English if it has none yet.
   * Of two calls the later one wins. Rejects if no catalogue could be loaded and the page has none.
   */
  activate(language: Language): Promise<void>
}

/** The catalogues of a tab. */
export const catalogues = service((): Catalogues => {
  let wanted: Language | undefined
  /** The language of the active catalogue. */
  let current: Language | undefined

  /** The messages of a language, or of English as a fallback. Without messages if the page keeps its language. */
  async function loadMessages(language: Language): Promise<[Language, Messages?]> {
    let lastError: unknown
    for (const candidate of [language, sourceLanguage]) {
      try {
        const catalogue = await files[pathOf(candidate)]?.()
        if (catalogue) return [candidate, catalogue.messages]
      } catch (error) {
        // The chunk failed to load: the app is offline, or a new version was deployed.
        lastError = error
      }
      if (current !== undefined) return [current]
    }
    throw new Error('no catalogue loaded', { cause: lastError })
  }

  return {
    async activate(language) {
      wanted = language
      const [found] = await Promise.all([loadMessages(language), completeIntl(language)])
      if (wanted !== language) return
      const [loaded, messages] = found
      current = loaded
      if (messages) i18n.loadAndActivate({ locale: loaded, messages })
      if (typeof document !== 'undefined') setDocumentLanguage(loaded)
    },
  }
})

/** Sets the language of the document, and links the manifest in that language. */
function setDocumentLanguage(language: Language): void {
  document.documentElement.lang = language
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest/${language}.webmanifest`)
}

const formats = import.meta.glob<IntlData>('./intl/*.json', { import: 'default' })
const complete = new Set<Language>()

/** Extends `Intl` by a language that the browser lacks, if the app has data for it. */
async function completeIntl(language: Language): Promise<void> {
  const load = formats[`./intl/${language}.json`]
  if (!load || complete.has(language) || Intl.DateTimeFormat.supportedLocalesOf(language).length > 0) return
  try {
    const [data, { extendIntl }] = await Promise.all([load(), import('./intl/fill.ts')])
    extendIntl(language, data)
    complete.add(language)
  } catch {
    // The chunk failed to load: dates stay in the browser's own language.
  }
}
