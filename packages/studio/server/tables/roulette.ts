import { pocketColour } from '../../shared/table-names.ts'
import type { TableRules } from './table-rules.ts'

// European roulette: 37 pockets, one zero. Pays (36 / numbers covered - 1) to 1 on every bet.

const pockets = 37

const numbers = (has: (number: number) => boolean): number[] =>
  Array.from({ length: 36 }, (_, index) => index + 1).filter(has)

const outside: readonly (readonly [spot: string, covered: readonly number[]])[] = [
  ['red', numbers((number) => pocketColour(number) === 'red')],
  ['black', numbers((number) => pocketColour(number) === 'black')],
  ['odd', numbers((number) => number % 2 === 1)],
  ['even', numbers((number) => number % 2 === 0)],
  ['low', numbers((number) => number <= 18)],
  ['high', numbers((number) => number > 18)],
  ...[1, 2, 3].map((part) => {
    const covered = numbers((number) => Math.ceil(number / 12) === part)
    return [`dozen-${part}`, covered] as const
  }),
  ...[1, 2, 3].map((part) => {
    const covered = numbers((number) => number % 3 === part % 3)
    return [`column-${part}`, covered] as const
  }),
]

/** Bets inside the layout are called after the numbers that they cover, in ascending order: `17`, `17-20`. */
function insideBets(): readonly (readonly number[])[] {
  const bets: (readonly number[])[] = [[0], [0, 1], [0, 2], [0, 3], [0, 1, 2], [0, 2, 3], [0, 1, 2, 3]]
  for (let number = 1; number < pockets; number++) {
    bets.push([number])
    const isLastOfRow = number % 3 === 0
    const isLastRow = number > 33
    if (!isLastOfRow) bets.push([number, number + 1])
    if (!isLastRow) bets.push([number, number + 3])
    if (!isLastOfRow && !isLastRow) bets.push([number, number + 1, number + 3, number + 4])
    if (number % 3 !== 1) continue
    const street = [number, number + 1, number + 2]
    bets.push(street)
    if (!isLastRow) bets.push([...street, number + 3, number + 4, number + 5])
  }
  return bets
}

/** The numbers that each spot covers. */
export const covered: ReadonlyMap<string, ReadonlySet<number>> = new Map(
  [...insideBets().map((bet) => [bet.join('-'), bet] as const), ...outside].map(([spot, bet]) => [
    spot,
    new Set(bet),
  ]),
)

const returned = (spot: string): number => 3_600 / (covered.get(spot)?.size ?? Infinity)

/** European roulette. The result is the pocket. */
export const roulette: TableRules = {
  spots: [...covered.keys()],
  bestOf: returned,
  rtpOf: () => 97.3,
  draw: (random) => [random(pockets)],
  returnOf: (spot, [pocket = -1]) => (covered.get(spot)?.has(pocket) === true ? returned(spot) : 0),
}
