import { handOf } from '../../shared/table-cards.ts'
import { baccaratWinner } from '../../shared/table-names.ts'
import { createCardTable } from './card-table.ts'
import { openTable } from './open-table.ts'

const worth = (cards: readonly number[]) => String(handOf(cards))

await openTable((input) =>
  createCardTable(input, {
    hands: [
      { spot: 'player', cards: (result) => result.slice(0, 3), worth },
      { spot: 'banker', cards: (result) => result.slice(3), worth },
    ],
    winner: baccaratWinner,
    order: [0, 3, 1, 4, 2, 5],
  }),
)
