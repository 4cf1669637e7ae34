import { type Language, languages } from '@marquee/contract/config.ts'
import { closestLanguage } from '@marquee/contract/match-language.ts'
import de from './locales/de.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import es from './locales/es.json' with { type: 'json' }
import fil from './locales/fil.json' with { type: 'json' }
import id from './locales/id.json' with { type: 'json' }
import it from './locales/it.json' with { type: 'json' }
import ja from './locales/ja.json' with { type: 'json' }
import km from './locales/km.json' with { type: 'json' }
import ko from './locales/ko.json' with { type: 'json' }
import lo from './locales/lo.json' with { type: 'json' }
import ms from './locales/ms.json' with { type: 'json' }
import th from './locales/th.json' with { type: 'json' }
import tr from './locales/tr.json' with { type: 'json' }
import vi from './locales/vi.json' with { type: 'json' }
import zhCN from './locales/zh-CN.json' with { type: 'json' }
import zhTW from './locales/zh-TW.json' with { type: 'json' }

/** What the operator writes to players: plain text, in which `\n` ends a line and `fill` replaces `{name}`. */
export type OperatorTexts = typeof en

const texts: Readonly<Record<Language, OperatorTexts>> = {
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

/** The texts in the language of a BCP 47 tag, in English where there is none. */
export const textsIn = (tag: string | undefined): OperatorTexts => texts[closestLanguage(tag)]

/** One text in every language, for the player's app to choose from. */
export function inAllLanguages(
  pick: (texts: OperatorTexts, language: Language) => string,
): Record<string, string> {
  return Object.fromEntries(languages.map((language) => [language, pick(texts[language], language)]))
}
