import { readFileSync } from 'node:fs'
import type { Language } from '@marquee/contract/config.ts'
import { inProject } from '../../scripts/project.ts'

/** A row of a glossary: words that do not translate the English terms, by its remark `not “a”, “b” or “c”`. */
export interface Exclusion {
  readonly english: readonly string[]
  readonly excluded: readonly string[]
}

const quoted = /[“„«"]([^”“»"]+)[”“»"]/g
/** The words after `not`, up to the first text that is not quoted. A word without quotes excludes nothing. */
const exclusion = /(?<!\p{L})not ((?:[“„«"][^”“»"]+[”“»"](?:, (?:not )?| \/ | or )?)+)/gu

export function exclusionsOf(language: Language): Exclusion[] {
  const page = readFileSync(inProject('locales', 'glossary', `${language}.md`), 'utf8')
  return page.split('\n').flatMap((line) => {
    const [, english = '', , remark = ''] = line.split('|')
    const excluded = [...remark.matchAll(exclusion)].flatMap(([, words = '']) =>
      [...words.matchAll(quoted)].map(([, word = '']) => word),
    )
    if (excluded.length === 0) return []
    const terms = english.replaceAll(/\([^)]*\)/g, '').split(/[,/;]/)
    return [{ english: terms.map((term) => term.trim()), excluded }]
  })
}

const wordStart = (words: readonly string[], end = '') =>
  new RegExp(
    `(?<!\\p{L})(?:${words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|')})${end}`,
    'iu',
  )

/** The first excluded word of `translation`. In Latin script it has to be a whole word: others do not part words by spaces. */
export function excludedIn(
  rows: readonly Exclusion[],
  source: string,
  translation: string,
): string | undefined {
  const english = source.replaceAll(/\{\w+\}/g, '')
  return rows
    .filter((row) => wordStart(row.english).test(english))
    .flatMap(({ excluded }) => excluded)
    .find((word) =>
      /\p{Script=Latin}/u.test(word)
        ? wordStart([word], '(?!\\p{L})').test(translation)
        : translation.includes(word),
    )
}
