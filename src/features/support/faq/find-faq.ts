import { textIn } from '../../../contract/localized.ts'
import type { FaqEntry } from '../../../contract/support.ts'
import { prefixDistance } from '../../../platform/edit-distance.ts'
import { folded } from '../../../platform/folded.ts'

type Contains = (text: string, word: string) => boolean

/**
 * Entries whose question and answer contain all words of `query`, ignoring case and accents. Matches in the
 * question come first. If nothing matches exactly, typing mistakes are forgiven. An empty query returns all
 * entries.
 */
export function findFaq(entries: readonly FaqEntry[], query: string, language: string): readonly FaqEntry[] {
  const words = folded(query).slice(0, MAX_QUERY_LENGTH).split(/\s+/).filter(Boolean)
  if (words.length === 0) return entries
  const questionOf = (entry: FaqEntry) => folded(textIn(entry.question, language))
  const textOf = (entry: FaqEntry) => `${questionOf(entry)} ${folded(textIn(entry.answer, language))}`
  const find = (contains: Contains) => {
    const matches = (text: string) => words.every((word) => contains(text, word))
    const found = entries.filter((entry) => matches(textOf(entry)))
    return [
      ...found.filter((entry) => matches(questionOf(entry))),
      ...found.filter((entry) => !matches(questionOf(entry))),
    ]
  }
  const exact = find((text, word) => text.includes(word))
  return exact.length > 0 ? exact : find(isNear)
}

/** Maximum length of a query; the rest is ignored. */
const MAX_QUERY_LENGTH = 80

/**
 * Whether a word of the text starts with `word`, within the number of mistakes that the length of `word`
 * allows.
 */
function isNear(text: string, word: string): boolean {
  const mistakes = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].some(
    ({ index }) => prefixDistance(word, text, index, mistakes) <= mistakes,
  )
}
