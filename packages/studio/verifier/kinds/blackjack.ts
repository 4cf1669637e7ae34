import { rank } from './cards.ts'
import { handCheck, type PlayedHand } from './hand.ts'

const value = (card: number): number => Math.min(rank(card), 10)
const isAce = (card: number | undefined): boolean => card !== undefined && rank(card) === 1

/** Points of cards; one ace counts eleven where that does not pass 21. */
function points(cards: readonly number[]): number {
  const least = cards.reduce((sum, card) => sum + value(card), 0)
  return cards.some(isAce) && least < 12 ? least + 10 : least
}

const isNatural = (cards: readonly number[]): boolean => cards.length === 2 && points(cards) === 21

interface OwnHand {
  readonly cards: number[]
  stake: number
}

/** Plays one hand on until it stands. */
function playOn(
  hand: OwnHand,
  deal: () => number,
  decide: PlayedHand['decide'],
  first?: 'hit' | 'stand' | 'double',
): void {
  let decision = first
  while (points(hand.cards) < 21) {
    decision ??= hand.cards.length === 2 ? decide('hit', 'stand', 'double') : decide('hit', 'stand')
    if (decision === 'stand') return
    hand.cards.push(deal())
    if (decision === 'double') {
      hand.stake *= 2
      return
    }
    decision = undefined
  }
}

/** The player's hands after all decisions. */
function playOwn(dealt: OwnHand, deal: () => number, decide: PlayedHand['decide']): OwnHand[] {
  const [one = 0, two = 0] = dealt.cards
  const decision =
    value(one) === value(two) ? decide('hit', 'stand', 'double', 'split') : decide('hit', 'stand', 'double')
  if (decision !== 'split') {
    playOn(dealt, deal, decide, decision)
    return [dealt]
  }
  const split = [one, two].map((card): OwnHand => ({
    cards: [card, deal()],
    stake: dealt.stake,
  }))
  // Split aces get one card each.
  if (!isAce(one)) for (const hand of split) playOn(hand, deal, decide)
  return split
}

/** What a hand that is no natural brings back, in stakes. */
function backOf(own: number, house: number): number {
  if (own > 21) return 0
  if (house > 21 || own > house) return 2
  return own === house ? 1 : 0
}

export const blackjack = handCheck({
  decks: 6,
  cards: 44,
  hasSide: false,
  play({ cards: [p1 = 0, up = 0, p2 = 0, hole = 0, ...rest], stake, decide }) {
    const deal = () => rest.shift() ?? 0
    const [own, house] = [
      [p1, p2],
      [up, hole],
    ]
    const insured = isAce(up) && decide('insure', 'decline') === 'insure' ? stake / 2 : 0
    if (isNatural(house))
      return {
        staked: stake + insured,
        win: 3 * insured + (isNatural(own) ? stake : 0),
      }
    if (isNatural(own)) return { staked: stake + insured, win: 2.5 * stake }
    const hands = playOwn({ cards: own, stake }, deal, decide)
    if (hands.some(({ cards }) => points(cards) <= 21)) while (points(house) < 17) house.push(deal())
    const sum = (worth: (hand: OwnHand) => number) => hands.reduce((total, hand) => total + worth(hand), 0)
    return {
      staked: insured + sum((hand) => hand.stake),
      win: sum((hand) => hand.stake * backOf(points(hand.cards), points(house))),
    }
  },
})
