import type { Counts, Volatility } from '../symbols.ts'

export const wayReels = 5
export const wayRows = 4

/** Pay of one way in units, by run: `pays[symbol][run]`, runs 0 to 5. The hero has none of its own. */
export type WayPays = readonly (readonly number[])[]

export interface WayBase {
  readonly pays: WayPays
  /** Where the tuning starts; see `tune.ts`. Heroes are on the three reels in the middle. */
  readonly counts: Counts
}

const run = (three: number, four: number, five: number): readonly number[] => [0, 0, 0, three, four, five]
const hero = run(0, 0, 0)

const withHeroes = (heroes: number, others: readonly number[]): Counts => [
  [0, ...others],
  ...Array.from({ length: wayReels - 2 }, () => [heroes, ...others]),
  [0, ...others],
]

/** As for lines, nothing that pays brings back less than the stake. */
export const wayBases: Readonly<Record<Volatility, WayBase>> = {
  low: {
    pays: [
      hero,
      run(12, 20, 60),
      run(10, 15, 40),
      run(10, 12, 30),
      run(10, 10, 25),
      run(10, 10, 20),
      run(0, 10, 15),
      run(0, 10, 12),
      run(0, 0, 10),
      run(0, 0, 10),
    ],
    counts: withHeroes(1, [3, 4, 5, 5, 6, 6, 7, 8, 9]),
  },
  medium: {
    pays: [
      hero,
      run(15, 40, 250),
      run(12, 25, 120),
      run(10, 15, 60),
      run(10, 12, 40),
      run(0, 10, 30),
      run(0, 10, 20),
      run(0, 0, 12),
      run(0, 0, 10),
      run(0, 0, 10),
    ],
    counts: withHeroes(1, [2, 4, 4, 5, 6, 7, 8, 8, 9]),
  },
  high: {
    pays: [
      hero,
      run(25, 100, 800),
      run(12, 40, 250),
      run(10, 20, 100),
      run(0, 12, 50),
      run(0, 10, 30),
      run(0, 0, 25),
      run(0, 0, 15),
      run(0, 0, 10),
      run(0, 0, 10),
    ],
    counts: withHeroes(1, [2, 4, 4, 5, 6, 7, 8, 8, 9]),
  },
}
