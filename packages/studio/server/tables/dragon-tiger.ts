import { dragonTigerWinner } from '../../shared/table-names.ts'
import { dealer } from './cards.ts'
import type { TableRules } from './table-rules.ts'

const decks = 8

/** What each bet brings back when it wins, in hundredths. */
const pays: Readonly<Record<string, number>> = { dragon: 200, tiger: 200, tie: 900 }

/** What comes back in the long run, percent: exact values, which a test works out from all cards. */
const returns: Readonly<Record<string, number>> = { dragon: 96.27, tiger: 96.27, tie: 67.23 }

/** Dragon tiger. The result is the dragon's card and the tiger's. */
export const dragonTiger: TableRules = {
  spots: Object.keys(pays),
  bestOf: (spot) => pays[spot] ?? 0,
  rtpOf: (spot) => returns[spot] ?? 0,
  draw(random) {
    const deal = dealer(decks, random)
    return [deal(), deal()]
  },
  returnOf(spot, result) {
    const winner = dragonTigerWinner(result)
    if (spot === winner) return pays[spot] ?? 0
    return winner === 'tie' ? 50 : 0
  },
}
