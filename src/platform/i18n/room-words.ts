import { i18n, type Messages } from '@lingui/core'
import { type Language, languages } from '../../contract/config.ts'
import { furtherWords } from './i18n.ts'

const files = import.meta.glob<{ messages: Messages }>('../../../locales/rooms/*.po')

/** Languages whose words of the rooms the page has. */
const loaded = new Set<Language>()

async function wordsOf(language: Language): Promise<Messages> {
  const catalogue = await files[`../../../locales/rooms/${language}.po`]?.()
  return catalogue?.messages ?? {}
}

/**
 * Loads the messages of the rooms, which the first screen does not need (`locales/rooms`), in the language of the page.
 * A language that is chosen later comes with them. Rejects if the chunk fails to load.
 */
export async function loadRoomWords(): Promise<void> {
  furtherWords.add(wordsOf)
  for (;;) {
    const language = languages.find((each) => each === i18n.locale)
    if (language === undefined) {
      // A page's code is fetched while the first catalogue is on its way.
      await firstLanguage()
      continue
    }
    if (loaded.has(language)) return
    const words = await wordsOf(language)
    // Another language may have been chosen during the wait.
    if (language !== i18n.locale) continue
    loaded.add(language)
    i18n.load(language, words)
  }
}

function firstLanguage(): Promise<void> {
  return new Promise((resolve) => {
    const stop = i18n.on('change', () => {
      stop()
      resolve()
    })
  })
}
