import { isPlayRefusal } from '@marquee/contract/play-refusals.ts'
import type { HandSheet, HandView } from '../../shared/hand-protocol.ts'
import { protectionText } from '../common/protection-text.ts'
import type { Money } from '../common/money.ts'

/** Why the operator took no stake, in the player's language. */
export function refusalText(
  words: HandSheet['words'],
  { reason, ...more }: NonNullable<HandView['refusal']>,
  money: Money,
  language: string,
): string {
  return isPlayRefusal(reason) ? protectionText(words, { reason, ...more }, money, language) : words.busyText
}
