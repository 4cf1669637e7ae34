import { type Language, languages } from '@marquee/contract/config.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fil } from './fil.ts'
import { id } from './id.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { km } from './km.ts'
import { ko } from './ko.ts'
import { lo } from './lo.ts'
import { ms } from './ms.ts'
import { th } from './th.ts'
import { tr } from './tr.ts'
import { vi } from './vi.ts'
import { zhCN } from './zh-CN.ts'
import { zhTW } from './zh-TW.ts'
import type { OperatorTexts } from './texts.ts'

/** The languages that the operator writes its own texts in. */
export const writtenTexts: Readonly<Partial<Record<Language, OperatorTexts>>> = {
  en,
  ko,
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  ja,
  vi,
  th,
  ms,
  id,
  fil,
  es,
  tr,
  de,
  it,
  km,
  lo,
}

/** The language whose texts are used for `tag` (BCP 47): itself, its base language, else English. */
export function writtenLanguage(tag: string | undefined): Language {
  const asked = tag?.toLowerCase()
  const base = asked?.split('-')[0]
  const written = languages.filter((language) => writtenTexts[language] !== undefined)
  return (
    written.find((language) => language.toLowerCase() === asked) ??
    written.find((language) => language.split('-')[0] === base) ??
    'en'
  )
}

/** The operator's texts in a language, or in English where it does not write it. */
export function textsIn(tag: string | undefined): OperatorTexts {
  return writtenTexts[writtenLanguage(tag)] ?? en
}

/** One text in every language that the operator writes, for the player's app to choose from. */
export function inAllLanguages(
  pick: (texts: OperatorTexts, language: Language) => string,
): Record<string, string> {
  const all: Record<string, string> = {}
  for (const language of languages) {
    const texts = writtenTexts[language]
    if (texts !== undefined) all[language] = pick(texts, language)
  }
  return all
}
