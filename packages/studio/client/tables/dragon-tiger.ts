import { dragonTigerWinner } from '../../shared/table-names.ts'
import { createCardTable } from './card-table.ts'
import { openTable } from './open-table.ts'

const worth = () => ''

await openTable((input) =>
  createCardTable(input, {
    hands: [
      { spot: 'dragon', cards: (result) => result.slice(0, 1), worth },
      { spot: 'tiger', cards: (result) => result.slice(1), worth },
    ],
    winner: dragonTigerWinner,
    order: [0, 1],
  }),
)
