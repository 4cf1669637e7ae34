import { textIn } from '../../contract/localized.ts'
import type { FaqEntry } from '../../contract/support.ts'
import { folded } from '../../platform/folded.ts'

/**
 * The questions whose words, or whose answers' words, contain every word of `query`, in any case and without regard to accents;
 * those that match in the question come first. Everything for an empty query.
 */
export function findFaq(entries: readonly FaqEntry[], query: string, language: string): readonly FaqEntry[] {
  const words = folded(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return entries
  const matches = (text: string) => words.every((word) => text.includes(word))
  const asked = (entry: FaqEntry) => folded(textIn(entry.question, language))
  const whole = (entry: FaqEntry) => `${asked(entry)} ${folded(textIn(entry.answer, language))}`
  const found = entries.filter((entry) => matches(whole(entry)))
  return [
    ...found.filter((entry) => matches(asked(entry))),
    ...found.filter((entry) => !matches(asked(entry))),
  ]
}
