import { textIn } from '@marquee/contract/localized.ts'
import type { FaqEntry } from '@marquee/contract/support.ts'
import { wordsOf } from '../../../platform/folded.ts'
import { fuzzyMatches } from '../../../platform/fuzzy.ts'

/**
 * Entries whose question and answer contain all words of `query`, ignoring case and accents. Matches in the
 * question are first. If nothing matches exactly, typing errors are tolerated. An empty query returns all
 * entries.
 */
export function findFaq(entries: readonly FaqEntry[], query: string, language: string): readonly FaqEntry[] {
  const words = wordsOf(query.slice(0, MAX_QUERY_LENGTH))
  if (words.length === 0) return entries
  const questionOf = (entry: FaqEntry) => wordsOf(textIn(entry.question, language)).join(' ')
  const textOf = (entry: FaqEntry) =>
    `${questionOf(entry)} ${wordsOf(textIn(entry.answer, language)).join(' ')}`
  const find = (matches: (text: string) => boolean) => {
    const found = entries.filter((entry) => matches(textOf(entry)))
    return [
      ...found.filter((entry) => matches(questionOf(entry))),
      ...found.filter((entry) => !matches(questionOf(entry))),
    ]
  }
  const exact = find((text) => words.every((word) => text.includes(word)))
  return exact.length > 0 ? exact : find((text) => fuzzyMatches([text], words).length > 0)
}

/** Maximum length of a query; the rest is ignored. */
const MAX_QUERY_LENGTH = 80
