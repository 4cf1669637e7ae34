import type { Language } from '@marquee/contract/config.ts'
import { matchLanguage } from '@marquee/contract/match-language.ts'
import { brandLanguage } from '../../../brand/brand.ts'
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

/** The language in the page's address (`?lang=`). It takes precedence over the stored one until the player chooses. */
export function languageParameter(
  environment: Pick<Environment, 'location'> | undefined,
  offered?: readonly Language[],
): Language | undefined {
  const parameter = new URLSearchParams(environment?.location?.search ?? '').get('lang')
  return parameter === null ? undefined : matchLanguage([parameter], offered)
}

/** The best match of the browser's languages, else the site's first language, else the brand's language (Korean in spec §2). */
export function browserLanguage(
  environment: Pick<Environment, 'navigator'> | undefined,
  offered?: readonly Language[],
): Language {
  return matchLanguage(environment?.navigator?.languages ?? [], offered) ?? offered?.[0] ?? brandLanguage
}
