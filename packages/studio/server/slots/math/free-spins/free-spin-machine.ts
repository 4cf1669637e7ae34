import { expectedReturn } from '../lines/expectation.ts'
import { lineRules, lineStep } from '../lines/line-machine.ts'
import { rowCount } from '../lines/lines.ts'
import { bases, type Pays } from '../lines/paytable.ts'
import type { FreeSpins, Machine, Step } from '../machine.ts'
import { drawStops, layStrips, windowAt, type Strips } from '../strips.ts'
import { scatter, type Counts, type Volatility, type Window } from '../symbols.ts'
import { tune } from '../tune.ts'

/** Scatters on each reel. */
const scatters = [2, 1, 2, 1, 2]

/** The multiplier grows with every second free spin, and more spins come with more scatters. */
export const freeSpins: FreeSpins = {
  awards: [
    { scatters: 3, spins: 8 },
    { scatters: 4, spins: 12 },
    { scatters: 5, spins: 20 },
  ],
  multipliers: [1, 1, 2, 2, 3, 3, 4, 4, 5],
}

/**
 * The most that a round pays, in stakes. A round of more is so rare that the long-run return without this bound is the
 * printed one to a ten thousandth of a percent; a test works that out.
 */
export const freeSpinCap: Readonly<Record<Volatility, number>> = { low: 2_000, medium: 5_000, high: 20_000 }

/** Ten lines, and free spins with a growing multiplier: a number for each reel of the first spin, and of each free one. */
export function freeSpinMachine(volatility: Volatility, rtp: number): Machine {
  const { counts: base, pays } = bases[volatility]
  const cap = freeSpinCap[volatility]
  const counts = withScatters(tune(base, (tried) => expectedRound(withScatters(tried), pays), rtp / 100))
  const strips = layStrips(counts)
  return {
    rules: { ...lineRules(strips, pays), freeSpins },
    rtp: expectedRound(counts, pays) * 100,
    error: 0,
    cap,
    draw(draw) {
      const first = drawStops(strips, draw)
      const free = spinsFor(windowAt(strips, first, rowCount))
      return [...first, ...Array.from({ length: free }, () => drawStops(strips, draw)).flat()]
    },
    outcomeOf: (numbers, stake) => play({ strips, pays, most: cap * stake }, numbers, stake),
  }
}

function play(
  model: { readonly strips: Strips; readonly pays: Pays; readonly most: number },
  numbers: readonly number[],
  stake: number,
) {
  const reels = model.strips.length
  const steps: Step[] = []
  let total = 0
  let free = 0
  for (let spin = 0; spin <= free; spin++) {
    const stops = numbers.slice(spin * reels, (spin + 1) * reels)
    const step = lineStep(model, stops, spin === 0 ? 1 : multiplierOf(spin - 1), stake)
    if (spin === 0) free = spinsFor(step.window)
    const amount = Math.min(step.amount, model.most - total)
    steps.push({ ...step, amount })
    total += amount
  }
  if (numbers.length !== steps.length * reels) throw new RangeError(`${numbers.length} numbers`)
  return { steps, total }
}

/** What free spin `spin`, from 0, is multiplied by. */
function multiplierOf(spin: number): number {
  const { multipliers } = freeSpins
  return multipliers[Math.min(spin, multipliers.length - 1)] ?? 1
}

/** How many free spins a window begins. */
function spinsFor(window: Window): number {
  const seen = window.flat().filter((symbol) => symbol === scatter).length
  return freeSpins.awards.find((award) => award.scatters === seen)?.spins ?? 0
}

const withScatters = (counts: Counts): Counts => counts.map((reel, index) => [...reel, scatters[index] ?? 0])

/**
 * The exact long-run return of a round. Every spin has the same expected pay, whatever the others show, so free spins add it
 * as often as their multipliers and their chance say. No reel shows two scatters at once (`layStrips`).
 */
export function expectedRound(counts: Counts, pays: Pays): number {
  const chances = counts.map(
    (reel) => (rowCount * (reel[scatter] ?? 0)) / reel.reduce((sum, count) => sum + count, 0),
  )
  let seen = [1]
  for (const chance of chances) {
    seen = [...seen, 0].map((same, count) => same * (1 - chance) + (seen[count - 1] ?? 0) * chance)
  }
  let worth = 1
  for (const award of freeSpins.awards) {
    for (let spin = 0; spin < award.spins; spin++) worth += (seen[award.scatters] ?? 0) * multiplierOf(spin)
  }
  return expectedReturn(counts, pays) * worth
}
