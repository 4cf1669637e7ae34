import type { Draw } from '@marquee/studio/shared/draw.ts'

const ranks = 'A23456789TJQK'
const suits = 'shdc'

/** A card by its name: `As`, `Td`, `2c`. */
export function cardNamed(name: string): number {
  const [rank = '', suit = 's'] = name
  if (!ranks.includes(rank) || !suits.includes(suit)) throw new Error(`no card ${name}`)
  return suits.indexOf(suit) * 13 + ranks.indexOf(rank)
}

export const cardsNamed = (names: string): number[] => names.split(' ').map(cardNamed)

/** A draw that deals these cards first from so many decks, and the lowest ones that are left after them. */
export function dealing(names: string, decks: number): Draw {
  let cards = cardsNamed(names)
  let left = Array.from({ length: 52 }, () => decks)
  return (limit) => {
    // A new hand begins with full decks.
    if (limit === decks * 52) {
      cards = cardsNamed(names)
      left = Array.from({ length: 52 }, () => decks)
    }
    const card = cards.shift() ?? left.findIndex((copies) => copies > 0)
    const index = left.slice(0, card).reduce((sum, copies) => sum + copies, 0)
    left[card] = (left[card] ?? 0) - 1
    return index
  }
}
