import { type Language, languages } from './config.ts'

/** Old and regional tags that browsers send for languages of the site under another tag. */
const aliases: Readonly<Record<string, Language>> = { tl: 'fil', in: 'id', zh: 'zh-CN' }
const traditional = /^zh-(hant|tw|hk|mo)\b/i

/**
 * The best of the site's languages for a list of BCP 47 tags, most preferred first; undefined if none fits. Without `Intl.Locale`, because
 * the script before the first paint runs it in browsers that lack it.
 */
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

/** The language of the site for one tag, else English. */
export function closestLanguage(tag: string | undefined): Language {
  return matchLanguage(tag === undefined ? [] : [tag]) ?? 'en'
}
