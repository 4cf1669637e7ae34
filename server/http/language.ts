import { type Language, languages } from '../../src/contract/config.ts'

/** Tags that browsers send for languages the app has under another one. */
const aliases: Readonly<Record<string, Language>> = { tl: 'fil', in: 'id' }

/** The first of the 16 languages that `Accept-Language` names, by its order of preference; Korean when none is. */
export function preferredLanguage(header: string | undefined): Language {
  const wanted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const q = parameters
        .map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1])
        .find((text) => text !== undefined)
      return { tag: tag.toLowerCase(), q: q === undefined ? 1 : Number(q), index }
    })
    .filter(({ tag, q }) => tag !== '' && q > 0)
    .toSorted((a, b) => b.q - a.q || a.index - b.index)
  for (const { tag } of wanted) {
    if (/^zh-(hant|tw|hk|mo)\b/.test(tag)) return 'zh-TW'
    const base = tag.split('-')[0] ?? ''
    const known = languages.find((language) => language.split('-')[0] === (aliases[base] ?? base))
    if (known) return known
  }
  return 'ko'
}
