import { randomInt } from 'node:crypto'
import { lineWins, windowAt, type LineWin } from './evaluate.ts'
import { expectedReturn } from './expectation.ts'
import { lineCount } from './lines.ts'
import { bases, type Pays, type Volatility } from './paytable.ts'
import { layStrips, type Strips } from './strips.ts'
import { tune } from './tune.ts'

/** The mathematics of one game. */
export interface Model {
  readonly pays: Pays
  readonly strips: Strips
  /** The exact long-run return, percent of the stake. */
  readonly rtp: number
}

/** What a round shows and pays, in minor units. */
export interface Outcome {
  readonly stops: readonly number[]
  readonly window: readonly (readonly number[])[]
  readonly wins: readonly (LineWin & { readonly amount: number })[]
  readonly total: number
}

const models = new Map<string, Model>()

/**
 * The model of a game's character and advertised return, made once for each pair.
 *
 * @param rtp percent; the model's own is within 0.005 of it
 * @throws RangeError when the paytables cannot honour that return
 */
export function modelOf(volatility: Volatility, rtp: number): Model {
  const key = `${volatility} ${rtp}`
  const known = models.get(key)
  if (known !== undefined) return known
  const base = bases[volatility]
  const counts = tune(base, rtp / 100)
  const model = { pays: base.pays, strips: layStrips(counts), rtp: expectedReturn(counts, base.pays) * 100 }
  models.set(key, model)
  return model
}

/** Uniform stops from the machine's cryptographic randomness: no stop is likelier than another. */
export function drawStops(strips: Strips, below: (limit: number) => number = randomInt): number[] {
  return strips.map((strip) => below(strip.length))
}

/** What stops show and pay for a stake (a multiple of 10 minor units). */
export function outcomeOf(model: Model, stops: readonly number[], stake: number): Outcome {
  const window = windowAt(model.strips, stops)
  const lineBet = stake / lineCount
  const wins = lineWins(window, model.pays).map((win) => ({ ...win, amount: win.pay * lineBet }))
  return { stops, window, wins, total: wins.reduce((sum, win) => sum + win.amount, 0) }
}
