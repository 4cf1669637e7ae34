import type { Draw } from '../../shared/draw.ts'

const cardsOfDeck = 52

/** Deals from freshly shuffled decks: every card that is left is equally likely. */
export function dealer(decks: number, draw: Draw): () => number {
  const left = Array.from({ length: cardsOfDeck }, () => decks)
  let count = decks * cardsOfDeck
  return () => {
    let position = draw(count)
    count -= 1
    for (const [card, copies] of left.entries()) {
      if (position < copies) {
        left[card] = copies - 1
        return card
      }
      position -= copies
    }
    throw new RangeError('no card is left')
  }
}
