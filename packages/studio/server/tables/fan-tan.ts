import { fanTanNumber } from '../../shared/fan-tan-names.ts'
import type { TableRules } from './table-rules.ts'

// Macau's fan tan: fair payments less a commission of 5 percent of the win, which is part of what the bets pay here.

const leastBeads = 25
/** A multiple of four: each number is left equally often. */
const heaps = 40

/** What each kind of bet brings back when it wins, in hundredths, and in the long run, percent. */
const kinds = {
  fan: { pays: 385, rtp: 96.25 },
  nim: { pays: 290, rtp: 97.5 },
  kwok: { pays: 195, rtp: 97.5 },
  odd: { pays: 195, rtp: 97.5 },
  even: { pays: 195, rtp: 97.5 },
  nga: { pays: 147, rtp: 98.5 },
  ssh: { pays: 131, rtp: 98.25 },
} as const

interface Bet {
  readonly kind: keyof typeof kinds
  readonly wins: readonly number[]
  /** The number that returns the stake. */
  readonly pushes?: number
}

const numbers = [1, 2, 3, 4]
const next = (number: number, by: number) => ((number - 1 + by) % 4) + 1
const neighbours = numbers.map((number) => [number, next(number, 1)].toSorted((a, b) => a - b))
const othersThan = (...some: readonly number[]) => numbers.filter((number) => !some.includes(number))

const bets: ReadonlyMap<string, Bet> = new Map<string, Bet>([
  ...numbers.map((one) => [`fan-${one}`, { kind: 'fan', wins: [one] }] as const),
  ['odd', { kind: 'odd', wins: [1, 3] }],
  ['even', { kind: 'even', wins: [2, 4] }],
  ...neighbours.map((pair) => [`kwok-${pair.join('-')}`, { kind: 'kwok', wins: pair }] as const),
  ...numbers
    .toReversed()
    .map((one) => [`ssh-${othersThan(one).join('-')}`, { kind: 'ssh', wins: othersThan(one) }] as const),
  ...numbers.flatMap((one) =>
    othersThan(one).map((pushes) => [`nim-${one}-${pushes}`, { kind: 'nim', wins: [one], pushes }] as const),
  ),
  ...numbers.flatMap((one) =>
    numbers
      .filter((two) => two > one)
      .flatMap((two) =>
        othersThan(one, two).map(
          (pushes) => [`nga-${one}-${two}-${pushes}`, { kind: 'nga', wins: [one, two], pushes }] as const,
        ),
      ),
  ),
])

const kindOf = (spot: string) => kinds[bets.get(spot)?.kind ?? 'fan']

/** Fan tan. The result is the number of beads in the heap, which is counted off in fours. */
export const fanTan: TableRules = {
  spots: [...bets.keys()],
  bestOf: (spot) => kindOf(spot).pays,
  rtpOf: (spot) => kindOf(spot).rtp,
  draw: (random) => [random(heaps) + leastBeads],
  returnOf(spot, [beads = 0]) {
    const bet = bets.get(spot)
    const left = fanTanNumber(beads)
    if (bet === undefined) return 0
    if (bet.wins.includes(left)) return kinds[bet.kind].pays
    return bet.pushes === left ? 100 : 0
  },
}
