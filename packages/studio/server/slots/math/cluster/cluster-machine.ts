import type { Draw } from '../../../../shared/draw.ts'
import { amountOf } from '../lines/line-machine.ts'
import type { Machine, SlotOutcome, Step, Win } from '../machine.ts'
import { stakeUnits, wild, type Volatility, type Window } from '../symbols.ts'
import { boardReels, boardRows, clustersIn, fallen } from './board.ts'
import { measuredReturn } from './measured.ts'
import { clusterPays, clusterSizes, payOf, weights } from './paytable.ts'

/** A fall multiplies by its number, and by no more than this. */
export const highestMultiplier = 5
/** The chance of a hero is a whole number of these. */
export const heroShares = 10_000

/** The most that a round pays, in stakes. */
export const clusterCap: Readonly<Record<Volatility, number>> = { low: 1_000, medium: 2_500, high: 10_000 }

const cells = boardReels * boardRows

/** For each number that a cell draws, its symbol. */
const symbols = weights.flatMap((weight, index) => Array.from({ length: weight }, () => index + 1))

/**
 * Clusters on six reels of five rows, whose cells are drawn on their own. What pays goes, the rest falls, and what has come
 * after it pays again. One hero falls onto the first board as often as the advertised return needs.
 *
 * @throws RangeError when no chance of a hero returns that
 */
export function clusterMachine(volatility: Volatility, rtp: number): Machine {
  const pays = clusterPays[volatility]
  const [without, withHero] = [measuredReturn(volatility, false), measuredReturn(volatility, true)]
  const heroes = Math.round(((rtp / 100 - without.mean) / (withHero.mean - without.mean)) * heroShares)
  if (heroes < 0 || heroes > heroShares) throw new RangeError(`No chance of a hero returns ${rtp}`)
  const share = heroes / heroShares
  const cap = clusterCap[volatility]
  return {
    rules: { rows: boardRows, counts: clusterSizes, pays, strips: [], lines: [] },
    rtp: 100 * (without.mean + share * (withHero.mean - without.mean)),
    error: 100 * Math.hypot((1 - share) * without.error, share * withHero.error),
    heroes,
    cap,
    draw(draw) {
      const numbers: number[] = []
      play({ heroes, pays, cap }, 0, (limit) => {
        const number = draw(limit)
        numbers.push(number)
        return number
      })
      return numbers
    },
    outcomeOf(numbers, stake) {
      let at = 0
      const outcome = play({ heroes, pays, cap }, stake, (limit) => {
        const number = numbers[at++] ?? -1
        if (!Number.isInteger(number) || number < 0 || number >= limit) throw new RangeError(`no ${number}`)
        return number
      })
      if (at !== numbers.length) throw new RangeError(`${numbers.length} numbers`)
      return outcome
    },
  }
}

interface Model {
  readonly heroes: number
  readonly pays: readonly (readonly number[])[]
  readonly cap: number
}

function play({ heroes, pays, cap }: Model, stake: number, draw: Draw): SlotOutcome {
  const next = () => symbols[draw(symbols.length)] ?? wild
  const hero = draw(heroShares) < heroes ? draw(cells) : undefined
  const drawn = Array.from({ length: cells }, next)
  if (hero !== undefined) drawn[hero] = wild
  let window: Window = Array.from({ length: boardReels }, (_, reel) =>
    drawn.slice(reel * boardRows, (reel + 1) * boardRows),
  )
  const steps: Step[] = []
  let total = 0
  for (;;) {
    const multiplier = Math.min(steps.length + 1, highestMultiplier)
    const unit = (stake / stakeUnits) * multiplier
    const wins = clustersIn(window).map(({ symbol, cells: paid }): Win => ({
      symbol,
      count: paid.length,
      cells: paid,
      amount: payOf(pays, symbol, paid.length) * unit,
    }))
    const amount = Math.min(amountOf(wins), cap * stake - total)
    total += amount
    steps.push({ window, stops: [], wins, multiplier, amount })
    if (wins.length === 0) return { steps, total }
    const gone = wins.flatMap((win) => win.cells)
    window = fallen(window, gone, next)
  }
}
