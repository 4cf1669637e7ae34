import type { Draw } from '../../shared/draw.ts'
import { balls, hitsOf, mostPicks, picksOf, type PickGame, ticketOf, tiles } from '../../shared/pick-games.ts'
import type { TableResult, TableRules } from './table-rules.ts'

/** What comes back in the long run, percent, by how many are picked: exact values, which a test works out by counting. */
const returnsOfBalls = [0, 93.75, 93.29, 92.96, 93.43, 92.97, 93.82, 93.14, 92.71]
const returnsOfTiles = [0, 94.71, 94.08, 94.28, 94.58, 94.32, 94.86]

/** Each of those that are left is equally likely. */
function drawFrom({ of, drawn }: PickGame, random: Draw): TableResult {
  const left = Array.from({ length: of }, (_, index) => index + 1)
  return Array.from({ length: drawn }, () => left.splice(random(left.length), 1)[0] ?? 0)
}

/** A ticket is a spot: its numbers in ascending order, such as `3-17-22`. One of each length stands for all in `spots`. */
function createPicks(game: PickGame, returns: readonly number[]): TableRules {
  const most = mostPicks(game)
  const lengthOf = (spot: string) => picksOf(spot).length
  return {
    spots: Array.from({ length: most }, (_, index) =>
      ticketOf(Array.from({ length: index + 1 }, (_one, pick) => pick + 1)),
    ),
    takes(spot) {
      const picks = picksOf(spot)
      const isWithin = picks.every((pick) => Number.isInteger(pick) && pick >= 1 && pick <= game.of)
      return isWithin && picks.length <= most && spot === ticketOf(new Set(picks))
    },
    varies: () => true,
    bestOf: (spot) => Math.max(0, ...(game.pays[lengthOf(spot)] ?? [])),
    rtpOf: (spot) => returns[lengthOf(spot)] ?? 0,
    draw: (random) => drawFrom(game, random),
    returnOf: (spot, drawn) => game.pays[lengthOf(spot)]?.[hitsOf(spot, drawn)] ?? 0,
  }
}

/** Twenty of eighty balls. The result is the balls, in the order of the draw. */
export const ballDraw = createPicks(balls, returnsOfBalls)

/** Fourteen of the thirty-four tiles. The result is the tiles, in the order of the draw. */
export const tileDraw = createPicks(tiles, returnsOfTiles)
