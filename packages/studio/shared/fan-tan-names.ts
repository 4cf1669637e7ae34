import { fill } from '@marquee/contract/fill.ts'
import type { Names } from './table-naming.ts'

/** The number that is left when the beads are counted off in fours: 1 to 4. */
export const fanTanNumber = (beads: number): number => (beads % 4 === 0 ? 4 : beads % 4)

export const fanTanNames: Names = ({ words, figure }) => {
  const { fanTan: texts, roulette } = words
  const patterns: Readonly<Record<string, string>> = {
    fan: texts.fan,
    nim: texts.nim,
    kwok: texts.kwok,
    nga: texts.nga,
    ssh: texts.ssh,
  }
  return {
    spot(spot) {
      if (spot === 'odd' || spot === 'even') return roulette[spot]
      const [kind = '', ...numbers] = spot.split('-')
      const [a = '', b = '', c = ''] = numbers.map((number) => figure(Number(number)))
      return fill(patterns[kind] ?? '', { a, b, c })
    },
    result: ([beads = 0]) => fill(texts.left, { number: figure(fanTanNumber(beads)), beads: figure(beads) }),
  }
}
