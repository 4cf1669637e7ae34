import * as v from 'valibot'
import { Currency, expectSame, FieldFault, Money, shapedAt, Whole } from '../reader.ts'
import { cardLimits, cardsOf } from './cards.ts'
import type { KindCheck } from './kind.ts'

/** What was staked in a hand and what came back, minor units. */
export interface HandMoney {
  readonly staked: number
  readonly win: number
}

/** A hand as it was played. */
export interface PlayedHand {
  readonly cards: readonly number[]
  readonly stake: number
  readonly side: number
  /**
   * The next decision, which has to be one of `open`.
   *
   * @throws FieldFault where it is another one or is missing
   */
  readonly decide: <Decision extends string>(...open: readonly Decision[]) => Decision
}

const Result = v.strictObject({
  currency: Currency,
  stake: Money(1),
  side: Money(),
  staked: Money(1),
  win: Money(),
  cards: v.array(Whole()),
  decisions: v.pipe(v.array(v.string()), v.maxLength(100)),
})

/** The check of a hand, whose result is `{currency, stake, side, staked, win, cards, decisions}`. */
export function handCheck(game: {
  readonly decks: number
  /** How many cards are drawn. */
  readonly cards: number
  readonly hasSide: boolean
  readonly play: (hand: PlayedHand) => HandMoney
}): KindCheck {
  return ({ limits, numbers, result }) => {
    const played = shapedAt(Result, result, 'result')
    const { stake, side, decisions } = played
    expectSame(limits, cardLimits(game.cards, game.decks), 'limits')
    const cards = cardsOf(numbers, game.decks)
    expectSame(played.cards, cards, 'result.cards')
    if (side > 0 && !game.hasSide) throw new FieldFault('result.side')
    let step = 0
    const decide: PlayedHand['decide'] = (...open) => {
      const at = step++
      const taken = open.find((decision) => decision === decisions[at])
      if (taken === undefined)
        throw new FieldFault(at < decisions.length ? decisionAt(at) : 'result.decisions')
      return taken
    }
    const { staked, win } = game.play({ cards, stake, side, decide })
    if (step < decisions.length) throw new FieldFault(decisionAt(step))
    if (played.staked !== staked) throw new FieldFault('result.staked')
    if (played.win !== win) throw new FieldFault('result.win')
    return true
  }
}

const decisionAt = (position: number): string => `result.decisions[${position}]`
