import { takenFrom, takingLimits } from './drawn.ts'

const distinct = 52
/** Decks of the tables with cards. */
const tableDecks = 8

/** The limits of drawing `count` cards. */
export const cardLimits = (count: number, decks = tableDecks): number[] =>
  takingLimits(decks * distinct, count)

/**
 * The cards that numbers stand for: a number counts through the cards that are left, laid out by value from 0 to 51 with their copies side
 * by side.
 */
export const cardsOf = (numbers: readonly number[], decks = tableDecks): number[] =>
  takenFrom(
    Array.from({ length: decks * distinct }, (_, position) => Math.floor(position / decks)),
    numbers,
  )

/** Rank of a card from 1 (ace) to 13 (king). */
export const rank = (card: number): number => (card % 13) + 1

/** Suit of a card, 0 to 3. */
export const suit = (card: number): number => Math.floor(card / 13)
