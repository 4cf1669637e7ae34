import { rankOf } from '../../shared/table-cards.ts'

/** The categories of five cards, from the lowest. */
export const pokerRanks = [
  'highCard',
  'pair',
  'twoPairs',
  'threeOfAKind',
  'straight',
  'flush',
  'fullHouse',
  'fourOfAKind',
  'straightFlush',
  'royalFlush',
] as const

/** The best five of some cards: a place in `pokerRanks`, and what decides between equal categories, the first first. */
export interface PokerHand {
  readonly rank: number
  readonly decides: readonly number[]
}

/** Ranks with the ace high, 2 to 14. */
const highRankOf = (card: number): number => (rankOf(card) === 1 ? 14 : rankOf(card))

/** The top of the highest run of five among these ranks; the ace counts as one too. 0 without a run. */
function runIn(ranks: ReadonlySet<number>): number {
  const has = (rank: number) => ranks.has(rank === 1 ? 14 : rank)
  for (let top = 14; top >= 5; top--) if ([0, 1, 2, 3, 4].every((below) => has(top - below))) return top
  return 0
}

/** The best five of five to seven cards. */
export function bestOf(cards: readonly number[]): PokerHand {
  const ranks = cards.map(highRankOf)
  const suits = [0, 1, 2, 3].map((suit) =>
    cards.filter((card) => Math.floor(card / 13) === suit).map(highRankOf),
  )
  const flush = suits.find((suited) => suited.length >= 5)
  const flushRun = flush === undefined ? 0 : runIn(new Set(flush))
  if (flushRun > 0) return { rank: flushRun === 14 ? 9 : 8, decides: [flushRun] }

  const counts = new Map<number, number>()
  for (const rank of ranks) counts.set(rank, (counts.get(rank) ?? 0) + 1)
  // The most frequent first, of those the highest.
  const groups = [...counts].toSorted(([a, many], [b, few]) => few - many || b - a)
  const [top, topCount] = groups[0] ?? [0, 0]
  const [second, secondCount] = groups[1] ?? [0, 0]
  const others = (...taken: number[]) =>
    [...counts.keys()].filter((rank) => !taken.includes(rank)).toSorted((a, b) => b - a)

  if (topCount === 4) return { rank: 7, decides: [top, ...others(top).slice(0, 1)] }
  if (topCount === 3 && secondCount >= 2) return { rank: 6, decides: [top, second] }
  if (flush !== undefined) return { rank: 5, decides: flush.toSorted((a, b) => b - a).slice(0, 5) }
  const run = runIn(new Set(ranks))
  if (run > 0) return { rank: 4, decides: [run] }
  if (topCount === 3) return { rank: 3, decides: [top, ...others(top).slice(0, 2)] }
  if (topCount === 2 && secondCount === 2)
    return {
      rank: 2,
      decides: [top, second, ...others(top, second).slice(0, 1)],
    }
  if (topCount === 2) return { rank: 1, decides: [top, ...others(top).slice(0, 3)] }
  return { rank: 0, decides: others().slice(0, 5) }
}

/** How many values of `decides` the category itself consists of; the others are kickers. Categories without kickers have no entry. */
const named: Readonly<Record<number, number>> = { 0: 0, 1: 1, 2: 2, 3: 1, 7: 1 }

/**
 * The kickers that decide between two hands of one category: the rank, 2 to 14, of each one's, the ace high; `undefined` where
 * something else decides, or nothing.
 */
export function kickersOf(one: PokerHand, other: PokerHand): readonly [number, number] | undefined {
  const first = one.rank === other.rank ? named[one.rank] : undefined
  const index = one.decides.findIndex((value, at) => value !== other.decides[at])
  const [own, others] = [one.decides[index], other.decides[index]]
  return first === undefined || index < first || own === undefined || others === undefined
    ? undefined
    : [own, others]
}

/** Above 0 where `one` is better, 0 where neither is. */
export function comparePoker(one: PokerHand, other: PokerHand): number {
  const difference = one.rank - other.rank
  if (difference !== 0) return difference
  for (const [index, value] of one.decides.entries()) {
    const less = value - (other.decides[index] ?? 0)
    if (less !== 0) return less
  }
  return 0
}
