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

/** Frequently asked questions of a site in the order in which they are shown. `pointUnit`: unit of point conversions. */
export function faq(pointUnit: number, isPlayMoney: boolean): readonly FaqEntry[] {
  const asked = questions.filter(([id]) => isPlayMoney || id !== 'play-money')
  return asked.map(([id, category]) => ({
    id,
    category,
    question: inAllLanguages((texts) => texts.faq[id].question),
    answer: inAllLanguages((texts, language) =>
      fill(texts.faq[id].answer, { points: new Intl.NumberFormat(language).format(pointUnit) }),
    ),
  }))
}
