import type { FaqEntry } from '../../src/contract/support.ts'
import { inAllLanguages } from '../texts/languages.ts'
import type { FaqName } from '../texts/texts.ts'

type Question = readonly [id: FaqName, category: FaqEntry['category']]

const questions: readonly Question[] = [
  ['deposit-time', 'wallet'],
  ['withdraw-how', 'wallet'],
  ['inquiry-time', 'account'],
  ['rolling', 'wallet'],
  ['points', 'wallet'],
  ['deposit-open', 'wallet'],
  ['password-forgotten', 'account'],
  ['sessions', 'account'],
  ['bank-change', 'account'],
  ['game-interrupted', 'games'],
  ['popup-blocked', 'games'],
  ['offline', 'games'],
  ['play-money', 'safety'],
  ['break', 'safety'],
]

/** Questions that are often asked, in the order in which they are shown. */
export const faq: readonly FaqEntry[] = questions.map(([id, category]) => ({
  id,
  category,
  question: inAllLanguages((texts) => texts.faq[id].question),
  answer: inAllLanguages((texts) => texts.faq[id].answer),
}))
