import { FieldFault } from '../reader.ts'
import type { PlayedRound } from './kind.ts'

/** Each of `things` once. A number is a place among those that are left, in their order. */
export const takenFrom = (things: readonly number[], numbers: readonly number[]): number[] => {
  const left = [...things]
  return numbers.flatMap((number) => left.splice(number, 1))
}

/** The limits of taking `count` of so many things. */
export const takingLimits = (things: number, count: number): number[] =>
  Array.from({ length: count }, (_, taken) => things - taken)

export const wholesFrom = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, position) => first + position)

/** The numbers of a round one after another, where the rules say how many there are only as they go. */
export class Numbers {
  readonly #limits: readonly number[]
  readonly #numbers: readonly number[]
  #used = 0

  constructor({ limits, numbers }: Pick<PlayedRound, 'limits' | 'numbers'>) {
    this.#limits = limits
    this.#numbers = numbers
  }

  /** @throws FieldFault where the round drew none, below another limit, or not below it */
  readonly next = (limit: number): number => {
    const at = this.#used++
    const number = this.#numbers[at]
    if (number === undefined) throw new FieldFault('limits')
    if (this.#limits[at] !== limit) throw new FieldFault(`limits[${at}]`)
    if (number >= limit) throw new FieldFault(`numbers[${at}]`)
    return number
  }

  /** @throws FieldFault where the round drew more */
  end(): void {
    if (this.#used < this.#numbers.length) throw new FieldFault(`limits[${this.#used}]`)
  }
}
