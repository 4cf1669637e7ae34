import * as v from 'valibot'
import { expectSame, FieldFault, type Json, Money, shapedAt, Whole } from '../reader.ts'

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

const Result = v.strictObject({
  outcome: v.array(Whole(-1)),
  bets: v.pipe(
    v.array(v.strictObject({ spot: v.string(), amount: Money(1), back: Whole() })),
    v.maxLength(4_096),
  ),
})

/** The check of a live table's game, whose result is `{outcome, bets: [{spot, amount, back}]}`. */
export function tableCheck(game: {
  /** The limits below which a round draws, which may depend on what it drew. */
  readonly limits: (numbers: readonly number[]) => readonly number[]
  readonly outcome: (numbers: readonly number[]) => readonly number[]
  /** What a bet brings back, in hundredths of it; undefined for a spot that the game has not. */
  readonly back: (spot: string, outcome: readonly number[]) => number | undefined
}): KindCheck {
  return ({ limits, numbers, result }) => {
    const played = shapedAt(Result, result, 'result')
    expectSame(limits, game.limits(numbers), 'limits')
    const outcome = game.outcome(numbers)
    expectSame(played.outcome, outcome, 'result.outcome')
    for (const [index, { spot, amount, back }] of played.bets.entries()) {
      const path = `result.bets[${index}]`
      const hundredths = game.back(spot, outcome)
      if (hundredths === undefined) throw new FieldFault(`${path}.spot`)
      if (back !== Math.floor((amount * hundredths) / 100)) throw new FieldFault(`${path}.back`)
    }
    return true
  }
}
