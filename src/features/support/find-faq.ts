import { textIn } from '../../contract/localized.ts'
import type { FaqEntry } from '../../contract/support.ts'
import { prefixDistance } from '../../platform/edit-distance.ts'
import { folded } from '../../platform/folded.ts'

type Holds = (text: string, word: string) => boolean

/**
 * The questions whose words, or whose answers' words, contain every word of `query`, in any case and without regard to accents;
 * those that match in the question come first. Where none does, slips of the finger are forgiven. Everything for an
 * empty query.
 */
export function findFaq(entries: readonly FaqEntry[], query: string, language: string): readonly FaqEntry[] {
  const words = folded(query).slice(0, longest).split(/\s+/).filter(Boolean)
  if (words.length === 0) return entries
  const asked = (entry: FaqEntry) => folded(textIn(entry.question, language))
  const whole = (entry: FaqEntry) => `${asked(entry)} ${folded(textIn(entry.answer, language))}`
  const find = (holds: Holds) => {
    const matches = (text: string) => words.every((word) => holds(text, word))
    const found = entries.filter((entry) => matches(whole(entry)))
    return [
      ...found.filter((entry) => matches(asked(entry))),
      ...found.filter((entry) => !matches(asked(entry))),
    ]
  }
  const exact = find((text, word) => text.includes(word))
  return exact.length > 0 ? exact : find(isNear)
}

/** Most letters of a query that are looked for. */
const longest = 80

/** Whether some word of the text begins with this one, but for the mistakes that its length forgives. */
function isNear(text: string, word: string): boolean {
  const mistakes = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].some(
    ({ index }) => prefixDistance(word, text, index, mistakes) <= mistakes,
  )
}
