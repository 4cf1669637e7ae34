import { tableCheck } from './kind.ts'

/** What totals from 4 to 10 pay to 1; 11 to 17 are their mirror image. */
const totals = [62, 31, 18, 12, 8, 7, 6]
/** What one number pays to 1, by how many dice show it. */
const singles = [-1, 1, 2, 12]

const lost = -1

type Bet = (dice: readonly number[], one: number, other: number) => number

const total = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0)
const isTriple = ([first, ...others]: readonly number[]): boolean => others.every((die) => die === first)
const showing = (dice: readonly number[], face: number): number => dice.filter((die) => die === face).length
/** One of the sides, which lose with three alike. */
const side =
  (has: (sum: number) => boolean): Bet =>
  (dice) =>
    !isTriple(dice) && has(total(dice)) ? 1 : lost

/** For each pattern of spots what it pays to 1, -1 where it loses. */
const bets: readonly (readonly [RegExp, Bet])[] = [
  [/^small$/, side((sum) => sum < 11)],
  [/^big$/, side((sum) => sum > 10)],
  [/^odd$/, side((sum) => sum % 2 !== 0)],
  [/^even$/, side((sum) => sum % 2 === 0)],
  [/^any-triple$/, (dice) => (isTriple(dice) ? 31 : lost)],
  [/^triple-([1-6])$/, (dice, face) => (showing(dice, face) === 3 ? 180 : lost)],
  [/^double-([1-6])$/, (dice, face) => (showing(dice, face) > 1 ? 11 : lost)],
  [/^single-([1-6])$/, (dice, face) => singles[showing(dice, face)] ?? lost],
  [
    /^total-([4-9]|1[0-7])$/,
    (dice, sum) => (total(dice) === sum ? (totals[(sum > 10 ? 21 - sum : sum) - 4] ?? lost) : lost),
  ],
  [/^pair-([1-5])-([2-6])$/, (dice, one, two) => (dice.includes(one) && dice.includes(two) ? 6 : lost)],
]

/** Sic bo: three numbers below 6 are three dice. */
export const sicBo = tableCheck({
  limits: () => [6, 6, 6],
  outcome: (numbers) => numbers.map((number) => number + 1),
  back(spot, dice) {
    for (const [pattern, pays] of bets) {
      const named = pattern.exec(spot)
      if (named === null) continue
      const [one = 0, two = Infinity] = named.slice(1).map(Number)
      return one < two ? 100 * pays(dice, one, two) + 100 : undefined
    }
    return undefined
  },
})
