import { tableCheck } from './kind.ts'

/** Of each kind of bet how many of its numbers win, how many return the stake, and what it brings back, in hundredths. */
const kinds: Readonly<Record<string, readonly [wins: number, pushes: number, back: number]>> = {
  fan: [1, 0, 385],
  nim: [1, 1, 290],
  kwok: [2, 0, 195],
  nga: [2, 1, 147],
  ssh: [3, 0, 131],
}
const sides: Readonly<Record<string, number>> = { odd: 1, even: 0 }
/** The neighbours of a kwok; one and three are odd, two and four even. */
const kwoks = new Set(['1-2', '2-3', '3-4', '1-4'])

const isAscending = (numbers: readonly number[]): boolean =>
  numbers.every((number, position) => position === 0 || (numbers[position - 1] ?? 0) < number)

/** Fan tan: the number drawn and 25 are the beads, which are counted off in fours. */
export const fanTan = tableCheck({
  limits: () => [40],
  outcome: ([number = 0]) => [number + 25],
  back(spot, [beads = 0]) {
    const side = sides[spot]
    if (side !== undefined) return beads % 2 === side ? 195 : 0
    const [kind = '', ...named] = spot.split('-')
    const [wins, pushes, back] = kinds[kind] ?? [0, 0, 0]
    const numbers = named.filter((name) => /^[1-4]$/.test(name)).map(Number)
    const isBet =
      wins > 0 &&
      named.length === wins + pushes &&
      new Set(numbers).size === named.length &&
      isAscending(numbers.slice(0, wins)) &&
      (kind !== 'kwok' || kwoks.has(named.join('-')))
    if (!isBet) return undefined
    const position = numbers.indexOf(beads % 4 || 4)
    return position < 0 ? 0 : position < wins ? back : 100
  },
})
