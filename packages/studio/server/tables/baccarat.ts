import { handOf, noCard, pointsOf, rankOf } from '../../shared/table-cards.ts'
import { baccaratWinner } from '../../shared/table-names.ts'
import { dealer } from './cards.ts'
import type { TableRules } from './table-rules.ts'

// Punto banco from eight decks that are shuffled for every round.

const decks = 8
/** Whether the banker draws with these points, after the player's third card (or none). */
export function bankerDraws(points: number, third: number): boolean {
  if (third === noCard) return points <= 5
  const shown = pointsOf(third)
  switch (points) {
    case 3:
      return shown !== 8
    case 4:
      return shown >= 2 && shown <= 7
    case 5:
      return shown >= 4 && shown <= 7
    case 6:
      return shown === 6 || shown === 7
    default:
      return points <= 2
  }
}

/** What each bet brings back when it wins, in hundredths. */
const pays: Readonly<Record<string, number>> = {
  player: 200,
  banker: 195,
  tie: 900,
  'player-pair': 1_200,
  'banker-pair': 1_200,
}

/** What comes back in the long run, percent: exact values, which a test works out from all hands. */
const returns: Readonly<Record<string, number>> = {
  player: 98.76,
  banker: 98.94,
  tie: 85.64,
  'player-pair': 89.64,
  'banker-pair': 89.64,
}

/** Baccarat. The result is the player's three cards and the banker's; -1 stands for a third one that was not drawn. */
export const baccarat: TableRules = {
  spots: Object.keys(pays),
  bestOf: (spot) => pays[spot] ?? 0,
  rtpOf: (spot) => returns[spot] ?? 0,
  draw(random) {
    const deal = dealer(decks, random)
    const [p1, b1, p2, b2] = [deal(), deal(), deal(), deal()]
    const [player, banker] = [handOf([p1, p2]), handOf([b1, b2])]
    if (player >= 8 || banker >= 8) return [p1, p2, noCard, b1, b2, noCard]
    const third = player <= 5 ? deal() : noCard
    return [p1, p2, third, b1, b2, bankerDraws(banker, third) ? deal() : noCard]
  },
  returnOf(spot, result) {
    const [p1 = 0, p2 = 0, , b1 = 0, b2 = 0] = result
    const winner = baccaratWinner(result)
    const isPair = { 'player-pair': rankOf(p1) === rankOf(p2), 'banker-pair': rankOf(b1) === rankOf(b2) }[
      spot
    ]
    if (isPair ?? spot === winner) return pays[spot] ?? 0
    return isPair === undefined && winner === 'tie' ? 100 : 0
  },
}
