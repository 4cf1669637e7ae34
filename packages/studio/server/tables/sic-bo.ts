import { numbersOf, sicBoSide, totalOf } from '../../shared/sic-bo-names.ts'
import type { TableRules } from './table-rules.ts'

// Three dice. Of the tables of payments in use, the one that is known as the Australian.

const faces = [1, 2, 3, 4, 5, 6]
/** What a bet on a total brings back, in hundredths; totals that are equally far from the middle are equally likely. */
const totals: Readonly<Record<number, number>> = {
  4: 6_300,
  5: 3_200,
  6: 1_900,
  7: 1_300,
  8: 900,
  9: 800,
  10: 700,
}
/** What a single die brings back, in hundredths, by how often it shows. */
const singles = [0, 200, 300, 1_300]

const totalPays = (total: number) => totals[Math.min(total, 21 - total)] ?? 0

const spots = [
  'small',
  'odd',
  'even',
  'big',
  ...faces.map((face) => `double-${face}`),
  ...faces.map((face) => `triple-${face}`),
  'any-triple',
  ...Array.from({ length: 14 }, (_, index) => `total-${index + 4}`),
  ...faces.flatMap((one) => faces.filter((two) => two > one).map((two) => `pair-${one}-${two}`)),
  ...faces.map((face) => `single-${face}`),
]

/** What a bet brings back, in hundredths of it, when it wins at all. */
function paysOf(spot: string): number {
  switch (spot.split('-')[0]) {
    case 'total':
      return totalPays(numbersOf(spot)[0] ?? 0)
    case 'double':
      return 1_200
    case 'triple':
      return 18_100
    case 'any':
      return 3_200
    case 'pair':
      return 700
    case 'single':
      return singles[3] ?? 0
    default:
      return 200
  }
}

/** What comes back in the long run, percent: exact values, which a test works out from all 216 throws. */
const returns: Readonly<Record<string, number>> = {
  double: 88.89,
  triple: 83.8,
  any: 88.89,
  pair: 97.22,
  single: 96.3,
}
const totalReturns: Readonly<Record<number, number>> = {
  4: 87.5,
  5: 88.89,
  6: 87.96,
  7: 90.28,
  8: 87.5,
  9: 92.59,
  10: 87.5,
}

function returned(spot: string, dice: readonly number[]): number {
  const isTriple = sicBoSide(dice) === 'triple'
  const [one = 0, two = 0] = numbersOf(spot)
  const shows = (face: number) => dice.filter((die) => die === face).length
  const isWon = (wins: boolean) => (wins ? paysOf(spot) : 0)
  switch (spot.split('-')[0]) {
    case 'small':
    case 'big':
      return isWon(sicBoSide(dice) === spot)
    case 'odd':
      return isWon(!isTriple && totalOf(dice) % 2 === 1)
    case 'even':
      return isWon(!isTriple && totalOf(dice) % 2 === 0)
    case 'total':
      return isWon(totalOf(dice) === one)
    case 'double':
      return isWon(shows(one) >= 2)
    case 'triple':
      return isWon(shows(one) === 3)
    case 'any':
      return isWon(isTriple)
    case 'pair':
      return isWon(shows(one) > 0 && shows(two) > 0)
    default:
      return singles[shows(one)] ?? 0
  }
}

/** Sic bo. The result is what the three dice show. */
export const sicBo: TableRules = {
  spots,
  bestOf: paysOf,
  varies: (spot) => spot.startsWith('single'),
  rtpOf(spot) {
    const [total = 0] = numbersOf(spot)
    const kind = spot.split('-')[0] ?? ''
    return (kind === 'total' ? totalReturns[Math.min(total, 21 - total)] : returns[kind]) ?? 97.22
  },
  draw: (random) => [random(6) + 1, random(6) + 1, random(6) + 1],
  returnOf: returned,
}
