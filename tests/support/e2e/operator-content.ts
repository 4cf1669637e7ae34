import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'
import { languages } from '@marquee/contract/config.ts'
import { noOverrides, siteVariables } from '@marquee/operator/site/site-config.ts'
import { textsIn as operatorTextsIn } from '@marquee/operator/texts.ts'
import { textsIn as studioTextsIn } from '@marquee/studio/texts.ts'

/** Every text below a value. */
function leaves(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n')
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : []
}

const { games, providers } = catalogue()

/** What an operator writes itself: titles, names, announcements, answers, documents. */
const content = new Set(
  [
    ...games.map(({ title }) => title),
    ...providers.map(({ title, name }) => [title, name]),
    ...languages.flatMap((language) => [operatorTextsIn(language), studioTextsIn(language)]),
    siteVariables(noOverrides).title,
  ]
    .flatMap(leaves)
    .map((text) => text.trim().toLowerCase()),
)

const longestFirst = [...content].filter((text) => text.length > 2).toSorted((a, b) => b.length - a.length)

/** A text without what it quotes of an operator, in small letters. */
export function withoutOperatorContent(text: string): string {
  return longestFirst.reduce((rest, quoted) => rest.replaceAll(quoted, ' '), text.toLowerCase())
}

/** Whether a text on the screen is an operator's and not the app's. */
export function isOperatorContent(text: string): boolean {
  return content.has(text.trim().toLowerCase())
}
