import { type Language, languages } from './config.ts'

/** Old and regional tags that browsers send for languages of the site under another tag. */
const aliases: Readonly<Record<string, Language>> = { tl: 'fil', in: 'id', zh: 'zh-CN' }
const traditional = /^zh-(hant|tw|hk|mo)\b/i

/**
 * The best of the languages offered for a list of BCP 47 tags, most preferred first; undefined if none fits. Without `Intl.Locale`, because
 * the script before the first paint runs it in browsers that lack it.
 */
export function matchLanguage(
  wanted: readonly string[],
  offered: readonly Language[] = languages,
): Language | undefined {
  for (const tag of wanted) {
    const named = (name: string) => offered.find((language) => language.toLowerCase() === name.toLowerCase())
    const base = tag.split('-')[0]?.toLowerCase() ?? ''
    const match =
      named(traditional.test(tag) ? 'zh-TW' : tag) ??
      named(aliases[base] ?? base) ??
      // The other Chinese, where the site has only one of the two.
      offered.find((language) => language.split('-')[0] === base)
    if (match) return match
  }
  return undefined
}

/** The language of the site for one tag, else English. */
export function closestLanguage(tag: string | undefined): Language {
  return matchLanguage(tag === undefined ? [] : [tag]) ?? 'en'
}
