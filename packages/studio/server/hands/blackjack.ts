import { rankOf } from '../../shared/table-cards.ts'
import { dealer } from '../tables/cards.ts'
import {
  cardsFrom,
  type HandBets,
  type HandDecision,
  type HandOption,
  type HandOutcome,
  type HandPlace,
  type HandRules,
  type HandStake,
  type HandTable,
} from '../../shared/hand-rules.ts'

// Six decks, shuffled for every hand. The dealer peeks and stands on soft 17; blackjack pays 3 to 2; double on any two cards,
// split once, insurance against an ace.

const decks = 6

/**
 * Cards of the longest hand that there can be: before their last cards, three hands hold at most 20, 20 and 16 points, which
 * are 40 cards of six decks (24 aces and 16 twos).
 */
const mostCards = 44

/** Points of a card, aces 1. */
export const pointsOf = (card: number): number => Math.min(10, rankOf(card))

/** Points of cards in blackjack; an ace counts eleven where that does not pass 21. */
export function totalOf(cards: readonly number[]): {
  readonly points: number
  readonly soft: boolean
} {
  const hard = cards.reduce((sum, card) => sum + pointsOf(card), 0)
  const soft = hard <= 11 && cards.some((card) => pointsOf(card) === 1)
  return { points: soft ? hard + 10 : hard, soft }
}

const isBlackjack = (cards: readonly number[]): boolean => cards.length === 2 && totalOf(cards).points === 21

interface OwnHand {
  readonly id: 'player' | 'first' | 'second'
  readonly cards: number[]
  stake: number
  isDone: boolean
}

/** The state of a hand while its decisions are carried out. */
class Blackjack {
  readonly #deal: () => number
  readonly #stake: number
  readonly dealer: number[]
  own: OwnHand[]
  /** Null while the question of insurance is open or does not arise. */
  insurance: number | null = null
  isOver = false

  constructor(cards: readonly number[], { stake }: HandBets) {
    this.#deal = cardsFrom(cards)
    this.#stake = stake
    const [first, up, second, hole] = [this.#deal(), this.#deal(), this.#deal(), this.#deal()]
    this.dealer = [up, hole]
    this.own = [{ id: 'player', cards: [first, second], stake, isDone: false }]
    if (!this.asksInsurance()) this.#peek()
  }

  asksInsurance(): boolean {
    return this.insurance === null && pointsOf(this.dealer[0] ?? 0) === 1
  }

  /** The dealer looks at the hole card: with a blackjack on either side, the hand is over. */
  #peek(): void {
    this.isOver = isBlackjack(this.dealer) || isBlackjack(this.own[0]?.cards ?? [])
  }

  turn(): OwnHand | undefined {
    return this.isOver || this.asksInsurance() ? undefined : this.own.find(({ isDone }) => !isDone)
  }

  options(): HandOption[] {
    if (this.isOver) return []
    if (this.asksInsurance()) {
      return [
        { decision: 'decline', extra: 0 },
        { decision: 'insure', extra: this.#stake / 2 },
      ]
    }
    const hand = this.turn()
    if (hand === undefined) return []
    const [one = 0, two = 0] = hand.cards
    const isFirst = hand.cards.length === 2
    const isPair = isFirst && this.own.length === 1 && pointsOf(one) === pointsOf(two)
    const extra = this.#stake
    return [
      { decision: 'hit', extra: 0 },
      { decision: 'stand', extra: 0 },
      ...(isFirst ? [{ decision: 'double', extra } as const] : []),
      ...(isPair ? [{ decision: 'split', extra } as const] : []),
    ]
  }

  take(decision: HandDecision): void {
    if (!this.options().some((option) => option.decision === decision))
      throw new RangeError(`${decision} is not open`)
    if (decision === 'insure' || decision === 'decline') {
      this.insurance = decision === 'insure' ? this.#stake / 2 : 0
      this.#peek()
      return
    }
    const hand = this.turn()
    if (hand === undefined) throw new RangeError('no hand is in turn')
    if (decision === 'split') this.#split(hand)
    else if (decision === 'stand') hand.isDone = true
    else {
      hand.cards.push(this.#deal())
      if (decision === 'double') hand.stake *= 2
      hand.isDone = decision === 'double' || totalOf(hand.cards).points >= 21
    }
    this.#goOn()
  }

  #split({ cards: [one = 0, two = 0] }: OwnHand): void {
    const stake = this.#stake
    // One card each for aces, and no more.
    const isDone = pointsOf(one) === 1
    this.own = [
      { id: 'first', cards: [one, this.#deal()], stake, isDone },
      { id: 'second', cards: [two, this.#deal()], stake, isDone },
    ]
    for (const hand of this.own) hand.isDone ||= totalOf(hand.cards).points === 21
  }

  /** When no own hand is left to play, the dealer draws to 17, unless all own hands are bust. */
  #goOn(): void {
    if (this.own.some(({ isDone }) => !isDone)) return
    this.isOver = true
    if (this.own.every(({ cards }) => totalOf(cards).points > 21)) return
    while (totalOf(this.dealer).points < 17) this.dealer.push(this.#deal())
  }

  outcomeOf({ cards, id }: OwnHand): HandOutcome {
    const [own, house] = [totalOf(cards).points, totalOf(this.dealer).points]
    // Of split cards, 21 is no blackjack.
    const natural = id === 'player' && isBlackjack(cards)
    if (own > 21) return 'bust'
    if (isBlackjack(this.dealer)) return natural ? 'push' : 'lost'
    if (natural) return 'blackjack'
    if (house > 21 || own > house) return 'won'
    return own === house ? 'push' : 'lost'
  }
}

/** What a stake brings back, in halves of it. */
const halves: Readonly<Partial<Record<HandOutcome, number>>> = {
  won: 4,
  push: 2,
  blackjack: 5,
}

/** Blackjack. Stakes are even numbers of minor units, so that half of one is a whole number. */
export const blackjack: HandRules = {
  hasSide: false,
  sideRtp: undefined,
  draw(random) {
    const deal = dealer(decks, random)
    return Array.from({ length: mostCards }, () => deal())
  },
  play(cards, bets, decisions): HandTable {
    const game = new Blackjack(cards, bets)
    for (const decision of decisions) game.take(decision)
    const { isOver, own } = game
    const house = isOver ? game.dealer : [game.dealer[0] ?? 0, -1]
    const shown = totalOf(house.filter((card) => card >= 0))
    const places: HandPlace[] = [
      { id: 'dealer', cards: house, worth: shown.points, soft: shown.soft && !isOver, outcome: null },
      ...own.map((hand) => {
        const { points, soft } = totalOf(hand.cards)
        const outcome = isOver ? game.outcomeOf(hand) : points > 21 ? 'bust' : null
        return {
          id: hand.id,
          cards: [...hand.cards],
          worth: points,
          soft: soft && !hand.isDone && !isOver,
          outcome,
        } as const
      }),
    ]
    const stakes: HandStake[] = own.map((hand) => ({
      id: hand.id === 'player' ? 'main' : hand.id,
      amount: hand.stake,
      back: isOver ? (hand.stake * (halves[game.outcomeOf(hand)] ?? 0)) / 2 : null,
    }))
    const insured = game.insurance ?? 0
    if (insured > 0) {
      // The dealer has looked by now: it is decided at once, and pays 2 to 1.
      stakes.push({
        id: 'insurance',
        amount: insured,
        back: isBlackjack(game.dealer) ? insured * 3 : 0,
      })
    }
    const win = isOver ? stakes.reduce((sum, { back }) => sum + (back ?? 0), 0) : null
    return {
      places,
      turn: game.turn()?.id ?? null,
      stakes,
      options: game.options(),
      win,
    }
  },
  absent: (options) => (options.some(({ decision }) => decision === 'decline') ? 'decline' : 'stand'),
}
