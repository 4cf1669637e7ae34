import type { Draw } from '../../../shared/draw.ts'
import type { Window } from './symbols.ts'

export interface Cell {
  readonly reel: number
  readonly row: number
}

/** One win of a step: a line, a symbol in its ways, or a cluster. */
export interface Win {
  readonly symbol: number
  /** Reels of the run, or cells of the cluster. */
  readonly count: number
  /** The cells that pay. */
  readonly cells: readonly Cell[]
  /** Minor units, multiplied. */
  readonly amount: number
  /** Index of the line. */
  readonly line?: number
  /** In how many ways the symbol pays. */
  readonly ways?: number
}

/** What is shown at once: the reels of one spin, or the board before what paid falls away. */
export interface Step {
  readonly window: Window
  /** The position of each strip; none on a board. */
  readonly stops: readonly number[]
  readonly wins: readonly Win[]
  /** What the wins of the step are multiplied by. */
  readonly multiplier: number
  /** Minor units that the step adds to the round. */
  readonly amount: number
}

/** What a round shows and pays, in minor units. */
export interface SlotOutcome {
  readonly steps: readonly Step[]
  readonly total: number
}

/** Free spins that scatters begin. */
export interface FreeSpins {
  /** Free spins for `scatters` of them in sight. */
  readonly awards: readonly { readonly scatters: number; readonly spins: number }[]
  /** `multipliers[n]` multiplies the wins of free spin n, from 0; the last one those after it. */
  readonly multipliers: readonly number[]
}

/** What the rules of a game say, beside its words. */
export interface MachineRules {
  readonly rows: number
  /** Runs, or least sizes of clusters, that `pays` has a column for. */
  readonly counts: readonly number[]
  /** `pays[symbol][column]` in units, of which a stake has ten. */
  readonly pays: readonly (readonly number[])[]
  /** The symbols of each reel; none where cells are drawn on their own. */
  readonly strips: readonly (readonly number[])[]
  /** Rows that each line crosses; none where there are no lines. */
  readonly lines: readonly (readonly number[])[]
  readonly freeSpins?: FreeSpins
}

/** The mathematics of one game. A round is drawn at once; what it shows follows from its numbers alone. */
export interface Machine {
  readonly rules: MachineRules
  /** The long-run return, percent of the stake. */
  readonly rtp: number
  /** Standard error of `rtp`, percent of the stake; 0 where it is worked out exactly. */
  readonly error: number
  /** Of 10,000 rounds, how many begin with a hero on the board; absent where strips have the heroes. */
  readonly heroes?: number
  /** The most that a round pays, in stakes; absent where that follows from the reels alone. */
  readonly cap?: number
  /** The numbers of a round, in the order of docs/studio.md. */
  draw(draw: Draw): number[]
  /**
   * What numbers show and pay for a stake (a multiple of 10 minor units).
   *
   * @throws RangeError when `numbers` are none of this machine's
   */
  outcomeOf(numbers: readonly number[], stake: number): SlotOutcome
}
