// Playing cards as numbers from 0 to 51: the remainder by 13 is the rank (0 the ace, 12 the king), the quotient the suit.

/** Instead of a card that was not drawn. */
export const noCard = -1

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
const suits = ['\u2660', '\u2665', '\u2666', '\u2663'] as const

/** The rank of a card, 1 (ace) to 13 (king). */
export const rankOf = (card: number): number => (card % 13) + 1

/** What is on a card. */
export function faceOf(card: number): {
  readonly rank: string
  readonly suit: string
  readonly isRed: boolean
} {
  const suit = Math.floor(card / 13)
  return { rank: ranks[card % 13] ?? '', suit: suits[suit] ?? '', isRed: suit === 1 || suit === 2 }
}

/** Points of a card in baccarat: aces 1, tens and pictures 0. */
export function pointsOf(card: number): number {
  return card === noCard || rankOf(card) > 9 ? 0 : rankOf(card)
}

/** Points of a hand in baccarat: the last digit of the sum. */
export function handOf(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10
}
