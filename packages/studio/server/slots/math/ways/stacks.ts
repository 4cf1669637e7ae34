import { golden } from '../strips.ts'

/** The most of one symbol that is laid in a row. */
const tallest = 2

/** Lays a reel's symbols on a ring in stacks, so that a symbol comes in many ways at once or not at all. */
export function layStacks(counts: readonly number[], reel: number): number[] {
  const stacks = counts.flatMap((count, symbol) => {
    const number = Math.ceil(count / tallest)
    return Array.from({ length: number }, (_, copy) => ({
      symbol,
      size: Math.min(tallest, count - copy * tallest),
      at: ((copy + golden(symbol + reel * 3)) / number) % 1,
    }))
  })
  stacks.sort((a, b) => a.at - b.at || a.symbol - b.symbol)
  return stacks.flatMap(({ symbol, size }) => Array.from({ length: size }, () => symbol))
}
