import type { Language } from '@marquee/contract/config.ts'
import { folded } from '../../platform/folded.ts'
import { languageNames } from '../../platform/i18n/language.ts'

/** A language with its name in the reader's language. */
export interface NamedLanguage {
  readonly language: Language
  readonly name: string
}

/** The two Chinese languages differ by their script. */
const tags: Partial<Record<Language, string>> = { 'zh-CN': 'zh-Hans', 'zh-TW': 'zh-Hant' }

/** The languages whose name, in themselves, in the reader's language or in English, contains `typed`, in unchanged order. */
export function findLanguages(
  languages: readonly Language[],
  typed: string,
  reader: string,
): NamedLanguage[] {
  const names = new Intl.DisplayNames([reader, 'en'], { type: 'language' })
  const english = new Intl.DisplayNames('en', { type: 'language' })
  const query = folded(typed.trim())
  return languages
    .map((language) => ({ language, tag: tags[language] ?? language }))
    .map(({ language, tag }) => ({ language, tag, name: names.of(tag) ?? language }))
    .filter(({ language, tag, name }) =>
      [languageNames[language], name, english.of(tag) ?? '', language].some((one) =>
        folded(one).includes(query),
      ),
    )
}
