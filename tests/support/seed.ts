/** Numbers that repeat for a seed. */
export interface Random {
  readonly seed: number
  /** A float of [0, 1). */
  next(): number
  /** An integer of [from, to], both included. */
  integer(from: number, to: number): number
  /** One of a non-empty list. */
  pick<T>(items: readonly T[]): T
  chance(probability: number): boolean
  shuffle<T>(items: readonly T[]): T[]
}

/** mulberry32: small, well spread, the same on every machine. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let bits = Math.imul(state ^ (state >>> 15), state | 1)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296
  }
  const integer = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(items: readonly T[]): T => {
    const item = items[integer(0, items.length - 1)]
    if (item === undefined) throw new Error('pick needs a list that is not empty')
    return item
  }
  const shuffle = <T>(items: readonly T[]): T[] => {
    const left = [...items]
    const shuffled: T[] = []
    while (left.length > 0) shuffled.push(...left.splice(integer(0, left.length - 1), 1))
    return shuffled
  }
  return { seed, next, integer, pick, chance: (probability) => next() < probability, shuffle }
}

/**
 * Runs a test body with a seed of its own: `SEED` of the environment, else a new one each time. A failure
 * names the seed, so that `SEED=<n> npm test -- <file>` repeats it.
 */
export async function seeded<T>(body: (random: Random) => Promise<T> | T): Promise<T> {
  const given = process.env['SEED']
  const seed = given === undefined ? Math.floor(Math.random() * 0xffff_ffff) : Number(given)
  if (!Number.isSafeInteger(seed)) throw new Error(`SEED must be an integer, not '${given}'`)
  try {
    return await body(randomFrom(seed))
  } catch (error) {
    throw new Error(`failed with SEED=${seed}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}
