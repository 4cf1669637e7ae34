import { isPlayRefusal } from '../../../../src/contract/play-refusals.ts'
import type { GameWords } from '../../game-words.ts'
import type { HandView } from '../../hand-protocol.ts'
import { heldText } from '../held.ts'
import type { Money } from '../money.ts'

/** Why the operator took no stake, in the player's language. */
export function refusalText(
  words: GameWords,
  { reason, ...more }: NonNullable<HandView['refusal']>,
  money: Money,
  language: string,
): string {
  return isPlayRefusal(reason) ? heldText(words, { reason, ...more }, money, language) : words.busyText
}
