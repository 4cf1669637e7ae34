const decks = 8
const distinct = 52

/** The limits of drawing `count` cards from eight decks. */
export const cardLimits = (count: number): number[] =>
  Array.from({ length: count }, (_, dealt) => decks * distinct - dealt)

/**
 * The cards that numbers stand for: a number counts through the cards that are left of eight decks, laid out by value from 0 to 51 with
 * their copies side by side.
 */
export function cardsOf(numbers: readonly number[]): number[] {
  const shoe = Array.from({ length: decks * distinct }, (_, place) => Math.floor(place / decks))
  return numbers.flatMap((number) => shoe.splice(number, 1))
}

/** Rank of a card from 1 (ace) to 13 (king). */
export const rank = (card: number): number => (card % 13) + 1
