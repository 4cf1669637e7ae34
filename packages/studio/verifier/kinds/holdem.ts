import { rank, suit } from './cards.ts'
import { handCheck } from './hand.ts'

/** From the best: what makes five cards one of these, what the ante pays for it, and what the side bet. */
const ranking: readonly (readonly [is: (five: Five) => boolean, ante: number, side: number])[] = [
  [({ isFlush, run }) => isFlush && run === 14, 100, 100],
  [({ isFlush, run }) => isFlush && run > 0, 20, 50],
  [({ counts }) => counts === '41', 10, 40],
  [({ counts }) => counts === '32', 3, 30],
  [({ isFlush }) => isFlush, 2, 20],
  [({ run }) => run > 0, 1, 7],
  [({ counts }) => counts === '311', 1, 7],
  [({ counts }) => counts === '221', 1, 7],
  [({ counts, ranks: [pair] }) => counts === '2111' && pair === 14, 1, 7],
  [({ counts }) => counts === '2111', 1, 0],
  [() => true, 1, 0],
]
/** The place of a pair that is none of aces. */
const pairs = 9

interface Five {
  readonly isFlush: boolean
  /** The highest of five in a row, 5 to 14; 0 without. */
  readonly run: number
  /** How often ranks are there, the most frequent first: `32` for a full house. */
  readonly counts: string
  /** The ranks, 2 to 14, the most frequent first, of those the highest. */
  readonly ranks: readonly number[]
}

function fiveOf(cards: readonly number[]): Five {
  const all = cards.map((card) => (rank(card) === 1 ? 14 : rank(card)))
  const often = (one: number) => all.filter((other) => other === one).length
  const ranks = [...new Set(all)].toSorted((a, b) => often(b) - often(a) || b - a)
  const ascending = ranks.toSorted((a, b) => a - b).join(' ')
  const [top = 0] = ranks
  const isRun = ranks.length === 5 && top - (ranks[4] ?? 0) === 4
  return {
    isFlush: new Set(cards.map(suit)).size === 1,
    run: isRun ? top : ascending === '2 3 4 5 14' ? 5 : 0,
    counts: ranks.map(often).join(''),
    ranks,
  }
}

/** What five cards are: a place in `ranking`, and what decides between two of the same place. */
interface Worth {
  readonly position: number
  readonly decides: readonly number[]
}

function worthOf(cards: readonly number[]): Worth {
  const five = fiveOf(cards)
  return {
    position: ranking.findIndex(([is]) => is(five)),
    decides: five.run > 0 ? [five.run] : five.ranks,
  }
}

/** Above 0 where `one` is better, 0 where neither is. */
function compare(one: Worth, other: Worth): number {
  const differences = one.decides.map((rankOfOne, index) => rankOfOne - (other.decides[index] ?? 0))
  return other.position - one.position || (differences.find((difference) => difference !== 0) ?? 0)
}

/** Every choice of five of the cards. */
function fives(cards: readonly number[], count = 5): (readonly number[])[] {
  if (count === 0) return [[]]
  return cards.flatMap((card, position) =>
    fives(cards.slice(position + 1), count - 1).map((others) => [card, ...others]),
  )
}

const bestOf = (cards: readonly number[]): Worth =>
  fives(cards)
    .map(worthOf)
    .reduce((best, worth) => (compare(worth, best) > 0 ? worth : best))

/** The dealer plays from a pair of fours. */
const qualifies = ({ position, decides: [pair = 0] }: Worth): boolean =>
  position < pairs || (position === pairs && pair >= 4)

export const holdem = handCheck({
  decks: 1,
  cards: 9,
  hasSide: true,
  play({ cards: [p1 = 0, d1 = 0, p2 = 0, d2 = 0, ...board], stake, side, decide }) {
    const bonus = ranking[worthOf([p1, p2, ...board.slice(0, 3)]).position]?.[2] ?? 0
    const sideBack = bonus === 0 ? 0 : side * (bonus + 1)
    if (decide('call', 'fold') === 'fold') return { staked: stake + side, win: sideBack }
    const call = 2 * stake
    const [own, house] = [bestOf([p1, p2, ...board]), bestOf([d1, d2, ...board])]
    const ante = ranking[own.position]?.[1] ?? 0
    const ahead = compare(own, house)
    const mainBack = !qualifies(house)
      ? stake * (1 + ante) + call
      : ahead > 0
        ? stake * (1 + ante) + 2 * call
        : ahead === 0
          ? stake + call
          : 0
    return { staked: stake + side + call, win: mainBack + sideBack }
  },
})
