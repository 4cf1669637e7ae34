import { type Language, languages } from '@marquee/contract/config.ts'
import type { Environment } from '../environment.ts'

/** Each language's name in its own script, for the picker (spec §2). */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  ko: '한국어',
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  ja: '日本語',
  vi: 'Tiếng Việt',
  th: 'ไทย',
  ms: 'Bahasa Melayu',
  id: 'Bahasa Indonesia',
  fil: 'Filipino',
  es: 'Español',
  tr: 'Türkçe',
  de: 'Deutsch',
  it: 'Italiano',
  km: 'ខ្មែរ',
  lo: 'ລາວ',
}

/** Old and regional tags that browsers send for languages the app has under another tag. */
const aliases: Readonly<Record<string, Language>> = { tl: 'fil', in: 'id', zh: 'zh-CN' }
const traditional = /^zh-(hant|tw|hk|mo)\b/i

/** The best of the 16 languages for a list of BCP 47 tags, most preferred first; undefined if none fits. */
export function matchLanguage(wanted: readonly string[]): Language | undefined {
  for (const tag of wanted) {
    if (traditional.test(tag)) return 'zh-TW'
    const exact = languages.find((language) => language.toLowerCase() === tag.toLowerCase())
    if (exact) return exact
    const base = tag.split('-')[0]?.toLowerCase() ?? ''
    const match = aliases[base] ?? languages.find((language) => language === base)
    if (match) return match
  }
  return undefined
}

/** The language in the page's address (`?lang=`). It takes precedence over the stored one until the player chooses. */
export function languageParameter(
  environment: Pick<Environment, 'location'> | undefined,
): Language | undefined {
  const parameter = new URLSearchParams(environment?.location?.search ?? '').get('lang')
  return parameter === null ? undefined : matchLanguage([parameter])
}

/** The best match of the browser's languages, else Korean (spec §2). */
export function browserLanguage(environment: Pick<Environment, 'navigator'> | undefined): Language {
  return matchLanguage(environment?.navigator?.languages ?? []) ?? 'ko'
}
