import { fill } from '@marquee/contract/fill.ts'
import type { FaqEntry } from '@marquee/contract/support.ts'
import { inAllLanguages, type OperatorTexts } from '../texts.ts'

type Question = readonly [id: keyof OperatorTexts['faq'], category: FaqEntry['category']]

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

/** Frequently asked questions in the order in which they are shown. `pointUnit`: unit of point conversions. */
export function faq(pointUnit: number): readonly FaqEntry[] {
  return questions.map(([id, category]) => ({
    id,
    category,
    question: inAllLanguages((texts) => texts.faq[id].question),
    answer: inAllLanguages((texts, language) =>
      fill(texts.faq[id].answer, { points: new Intl.NumberFormat(language).format(pointUnit) }),
    ),
  }))
}
