import { fill } from '@marquee/contract/fill.ts'
import type { GameSheet, PlayRefused } from '../../shared/protocol.ts'
import type { Money } from './money.ts'

/**
 * Why player protection took no stake, in the player's language, with what is left and until when. Times are those of the
 * player's device.
 */
export function protectionText(
  words: GameSheet['words'],
  { reason, left = 0, until }: PlayRefused,
  money: Money,
  language: string,
): string {
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const values = { left: money.full(left), until: until === undefined ? '' : time.format(new Date(until)) }
  if (until === undefined) return reason === 'checkDue' ? words.heldCheck : words.heldForGood
  if (reason === 'stakeLimit') return fill(words.heldStake, values)
  if (reason === 'lossLimit') return fill(words.heldLoss, values)
  if (reason === 'timeLimit') return fill(words.heldTime, values)
  return fill(reason === 'paused' ? words.heldPause : words.heldStop, values)
}
