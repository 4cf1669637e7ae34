import { tableCheck } from './kind.ts'

const red = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

/** The outside bets: how many numbers each covers, and whether a number from 1 to 36 is one of them. */
const outside: Readonly<Record<string, readonly [size: number, has: (number: number) => boolean]>> = {
  red: [18, (number) => red.has(number)],
  black: [18, (number) => !red.has(number)],
  odd: [18, (number) => number % 2 !== 0],
  even: [18, (number) => number % 2 === 0],
  low: [18, (number) => number < 19],
  high: [18, (number) => number > 18],
  'dozen-1': [12, (number) => number < 13],
  'dozen-2': [12, (number) => number > 12 && number < 25],
  'dozen-3': [12, (number) => number > 24],
  'column-1': [12, (number) => number % 3 === 1],
  'column-2': [12, (number) => number % 3 === 2],
  'column-3': [12, (number) => number % 3 === 0],
}

/** Bets with the zero that no rule of the grid gives. */
const withZero = new Set(['0', '0-1', '0-2', '0-3', '0-1-2', '0-2-3', '0-1-2-3'])

/** Whether numbers in ascending order are a bet inside the layout of three columns and twelve rows. */
function isInside(numbers: readonly number[]): boolean {
  if (withZero.has(numbers.join('-'))) return true
  const [first = 0] = numbers
  if (numbers.some((number) => number < 1 || number > 36)) return false
  const steps = numbers.map((number) => number - first).join(' ')
  const column = first % 3
  if (['0', '0 3'].includes(steps)) return true
  if (['0 1', '0 1 3 4'].includes(steps)) return column !== 0
  return ['0 1 2', '0 1 2 3 4 5'].includes(steps) && column === 1
}

/** European roulette: the number drawn is the pocket, and a bet on n numbers brings back 36 / n of itself. */
export const roulette = tableCheck({
  limits: () => [37],
  outcome: (numbers) => numbers,
  back(spot, [pocket = 0]) {
    const named = outside[spot]
    if (named !== undefined) return pocket > 0 && named[1](pocket) ? 3_600 / named[0] : 0
    const numbers = spot.split('-').map(Number)
    if (!isInside(numbers) || numbers.join('-') !== spot) return undefined
    return numbers.includes(pocket) ? 3_600 / numbers.length : 0
  },
})
