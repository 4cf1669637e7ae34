import { expectedReturn } from './expectation.ts'
import type { Base, Counts } from './paytable.ts'

/** How close the exact return must come to the advertised one, as a share of the stake: 0.005 %. */
export const tolerance = 0.000_05

/**
 * Moves single symbols on single reels until the exact return is the advertised one. The paytable
 * stays as it is and every stop stays equally likely: an honest game differs by the symbols of its
 * strips, not by a hidden weight. Pure, so a game has the same strips on every machine.
 *
 * @param target share of the stake, such as 0.964
 * @throws RangeError when no strip near the base pays that
 */
export function tune(base: Base, target: number): Counts {
  let counts = base.counts
  let distance = Math.abs(expectedReturn(counts, base.pays) - target)
  while (distance > tolerance) {
    const better = bestMove(counts, base, target)
    if (better.distance >= distance) {
      const pair = bestPair(counts, base, target)
      if (pair.distance >= distance) throw new RangeError(`No strips return ${target}`)
      ;({ counts, distance } = pair)
    } else {
      ;({ counts, distance } = better)
    }
  }
  return counts
}

interface Candidate {
  readonly counts: Counts
  readonly distance: number
}

function bestMove(counts: Counts, base: Base, target: number): Candidate {
  let best: Candidate = { counts, distance: Number.POSITIVE_INFINITY }
  for (const moved of moves(counts, base)) {
    const distance = Math.abs(expectedReturn(moved, base.pays) - target)
    if (distance < best.distance) best = { counts: moved, distance }
  }
  return best
}

function bestPair(counts: Counts, base: Base, target: number): Candidate {
  let best: Candidate = { counts, distance: Number.POSITIVE_INFINITY }
  for (const moved of moves(counts, base)) {
    const next = bestMove(moved, base, target)
    if (next.distance < best.distance) best = next
    if (best.distance <= tolerance) break
  }
  return best
}

/** Each way to turn one symbol of one reel into a neighbour in rank, at most two away from the base. */
function* moves(counts: Counts, base: Base): Generator<Counts> {
  for (const [reel, row] of counts.entries()) {
    for (const [from, count] of row.entries()) {
      for (const to of [from - 1, from + 1, from + 2]) {
        const into = row[to]
        if (into === undefined || count <= 1) continue
        const start = base.counts[reel]
        if (start === undefined || strays(start[from], count - 1) || strays(start[to], into + 1)) continue
        const moved = row.with(from, count - 1).with(to, into + 1)
        yield counts.with(reel, moved)
      }
    }
  }
}

const strays = (base: number | undefined, count: number) => Math.abs((base ?? 0) - count) > 2
