import type { Counts } from './symbols.ts'

/** How close the exact return must come to the advertised one, as a share of the stake: 0.005 %. */
export const tolerance = 0.000_05

/** The exact return of strips with these counts, as a share of the stake. */
export type Expected = (counts: Counts) => number

/**
 * Moves single symbols on single reels until the exact return is the advertised one. The paytable
 * stays as it is and every stop stays equally likely: an honest game differs by the symbols of its
 * strips, not by a hidden weight. Pure, so a game has the same strips on every machine.
 *
 * @param target share of the stake, such as 0.964
 * @throws RangeError when no strip near the base pays that
 */
export function tune(base: Counts, expected: Expected, target: number): Counts {
  let counts = base
  let distance = Math.abs(expected(counts) - target)
  while (distance > tolerance) {
    const search = { base, expected, target }
    const better = bestMove(counts, search)
    if (better.distance >= distance) {
      const pair = bestPair(counts, search)
      if (pair.distance >= distance) throw new RangeError(`No strips return ${target}`)
      ;({ counts, distance } = pair)
    } else {
      ;({ counts, distance } = better)
    }
  }
  return counts
}

interface Search {
  readonly base: Counts
  readonly expected: Expected
  readonly target: number
}

interface Candidate {
  readonly counts: Counts
  readonly distance: number
}

function bestMove(counts: Counts, { base, expected, target }: Search): Candidate {
  let best: Candidate = { counts, distance: Number.POSITIVE_INFINITY }
  for (const moved of moves(counts, base)) {
    const distance = Math.abs(expected(moved) - target)
    if (distance < best.distance) best = { counts: moved, distance }
  }
  return best
}

function bestPair(counts: Counts, search: Search): Candidate {
  let best: Candidate = { counts, distance: Number.POSITIVE_INFINITY }
  for (const moved of moves(counts, search.base)) {
    const next = bestMove(moved, search)
    if (next.distance < best.distance) best = next
    if (best.distance <= tolerance) break
  }
  return best
}

/**
 * Each way to turn one symbol of one reel into a neighbour in rank, at most two away from the base. A symbol that the base
 * keeps off a reel stays off it.
 */
function* moves(counts: Counts, base: Counts): Generator<Counts> {
  for (const [reel, row] of counts.entries()) {
    for (const [from, count] of row.entries()) {
      for (const to of [from - 1, from + 1, from + 2]) {
        const into = row[to]
        if (into === undefined || count <= 1) continue
        const start = base[reel]
        if (
          start === undefined ||
          start[to] === 0 ||
          strays(start[from], count - 1) ||
          strays(start[to], into + 1)
        )
          continue
        const moved = row.with(from, count - 1).with(to, into + 1)
        yield counts.with(reel, moved)
      }
    }
  }
}

const strays = (base: number | undefined, count: number) => Math.abs((base ?? 0) - count) > 2
