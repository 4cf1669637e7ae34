import type { Counts, Volatility } from '../symbols.ts'
import { reelCount } from './lines.ts'

/** Pay of each symbol in line bets, by run length: `pays[symbol][length]`, lengths 0 to 5. */
export type Pays = readonly (readonly number[])[]

export interface Base {
  readonly pays: Pays
  /** Where the tuning starts; see `tune.ts`. */
  readonly counts: Counts
}

const length = (three: number, four: number, five: number): readonly number[] => [0, 0, 0, three, four, five]

const fiveReels = (reel: readonly number[]): Counts => Array.from({ length: reelCount }, () => reel)

/**
 * The three characters of a game: many small returns, the middle, few large ones. No line pays less
 * than 10 line bets, which is the whole stake: a return that is really a loss does not exist here.
 */
export const bases: Readonly<Record<Volatility, Base>> = {
  low: {
    pays: [
      length(40, 120, 500),
      length(30, 80, 250),
      length(25, 60, 180),
      length(20, 50, 140),
      length(15, 40, 100),
      length(12, 25, 70),
      length(10, 20, 60),
      length(10, 20, 50),
    ],
    counts: fiveReels([2, 4, 4, 5, 5, 6, 7, 7]),
  },
  medium: {
    pays: [
      length(60, 300, 2000),
      length(50, 150, 1000),
      length(40, 120, 500),
      length(30, 80, 300),
      length(20, 60, 200),
      length(10, 30, 120),
      length(0, 20, 80),
      length(0, 20, 60),
    ],
    counts: fiveReels([2, 3, 4, 4, 5, 7, 8, 9]),
  },
  high: {
    pays: [
      length(100, 1000, 8000),
      length(60, 400, 3000),
      length(50, 250, 1500),
      length(30, 120, 600),
      length(0, 60, 300),
      length(0, 30, 200),
      length(0, 20, 120),
      length(0, 20, 100),
    ],
    counts: fiveReels([2, 3, 3, 4, 6, 7, 9, 10]),
  },
}
