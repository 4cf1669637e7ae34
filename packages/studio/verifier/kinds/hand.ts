import { expectSame, FieldFault, listAt, textAt, wholeAt, wholesAt } from '../reader.ts'
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

/** The check of a hand, whose result is `{stake, side, staked, win, cards, decisions}`. */
export function handCheck(game: {
  readonly decks: number
  /** How many cards are drawn. */
  readonly cards: number
  readonly hasSide: boolean
  readonly play: (hand: PlayedHand) => HandMoney
}): KindCheck {
  return ({ limits, numbers, result }) => {
    expectSame(limits, cardLimits(game.cards, game.decks), 'limits')
    const cards = cardsOf(numbers, game.decks)
    expectSame(wholesAt(result['cards'], 'result.cards'), cards, 'result.cards')
    const decisions = listAt(result['decisions'], 'result.decisions', (item, at) => textAt(item, at))
    const stake = wholeAt(result['stake'], 'result.stake', 1)
    const side = wholeAt(result['side'], 'result.side', 0, game.hasSide ? undefined : 0)
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
    if (result['staked'] !== staked) throw new FieldFault('result.staked')
    if (result['win'] !== win) throw new FieldFault('result.win')
    return true
  }
}

const decisionAt = (position: number): string => `result.decisions[${position}]`
