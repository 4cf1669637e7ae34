import { fill } from '@marquee/contract/fill.ts'
import type { Names } from './table-naming.ts'

/** The outcome of three dice that a board of results shows. */
export function sicBoSide(dice: readonly number[]): 'small' | 'big' | 'triple' {
  if (new Set(dice).size === 1) return 'triple'
  return totalOf(dice) <= 10 ? 'small' : 'big'
}

export const totalOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0)

/** The faces or the total that a spot names, such as 1 and 4 of `pair-1-4`. */
export const numbersOf = (spot: string): number[] => (spot.match(/\d+/g) ?? []).map(Number)

export const sicBoNames: Names = ({ words, figure }) => {
  const { sicBo: texts, roulette } = words
  const sides: Readonly<Record<string, string>> = {
    small: texts.small,
    big: texts.big,
    odd: roulette.odd,
    even: roulette.even,
    'any-triple': texts.anyTriple,
  }
  const patterns: Readonly<Record<string, string>> = {
    total: texts.total,
    double: texts.double,
    triple: texts.triple,
    pair: texts.pair,
    single: texts.single,
  }
  return {
    spot(spot) {
      const [one = 0, two = 0] = numbersOf(spot)
      const pattern = patterns[spot.split('-')[0] ?? ''] ?? ''
      return sides[spot] ?? fill(pattern, { number: figure(one), other: figure(two) })
    },
    result(dice) {
      const side = sicBoSide(dice)
      const [first = 0] = dice
      const name = side === 'triple' ? fill(texts.triple, { number: figure(first) }) : (sides[side] ?? '')
      return `${dice.map(figure).join(' + ')} = ${figure(totalOf(dice))}, ${name}`
    },
  }
}
