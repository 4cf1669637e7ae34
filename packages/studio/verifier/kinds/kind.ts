import { FieldFault, expectSame, type Json, listAt, objectAt, textAt, wholeAt, wholesAt } from '../reader.ts'

/** The part of a proof that the rules of a game are about. */
export interface PlayedRound {
  readonly limits: readonly number[]
  readonly numbers: readonly number[]
  readonly result: Json
}

/**
 * Checks a round's result against the rules of its game.
 *
 * @returns `false` where the proof does not say by which rules it was played
 * @throws FieldFault with the path of what does not follow from the numbers
 */
export type KindCheck = (round: PlayedRound) => boolean

/** Bets of a proof are never more than the largest sum of money, so that products stay exact. */
const mostMoney = 1_000_000_000_000

/** The check of a live table's game, whose result is `{outcome, bets: [{spot, amount, back}]}`. */
export function tableCheck(game: {
  /** The limits below which a round draws, which may depend on what it drew. */
  readonly limits: (numbers: readonly number[]) => readonly number[]
  readonly outcome: (numbers: readonly number[]) => readonly number[]
  /** What a bet brings back, in hundredths of it; undefined for a spot that the game has not. */
  readonly back: (spot: string, outcome: readonly number[]) => number | undefined
}): KindCheck {
  return ({ limits, numbers, result }) => {
    expectSame(limits, game.limits(numbers), 'limits')
    const outcome = game.outcome(numbers)
    expectSame(wholesAt(result['outcome'], 'result.outcome', -1), outcome, 'result.outcome')
    listAt(result['bets'], 'result.bets', (item, path) => {
      const bet = objectAt(item, path)
      const amount = wholeAt(bet['amount'], `${path}.amount`, 1, mostMoney)
      const hundredths = game.back(textAt(bet['spot'], `${path}.spot`), outcome)
      if (hundredths === undefined) throw new FieldFault(`${path}.spot`)
      if (bet['back'] !== Math.floor((amount * hundredths) / 100)) throw new FieldFault(`${path}.back`)
    })
    return true
  }
}
