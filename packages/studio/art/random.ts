/** FNV-1a of a text, 32 bits. */
export function hashOf(text: string): number {
  let hash = 2166136261
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 16777619)
  }
  return hash >>> 0
}

/** A stream of numbers in [0, 1). */
export type Random = () => number

/** Mulberry32: the same seed gives the same stream on every machine. */
export function seededRandom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export type NonEmpty<T> = readonly [T, ...T[]]

/** One element, each as likely as the others. */
export function pick<T>(random: Random, list: NonEmpty<T>): T {
  return list[Math.floor(random() * list.length)] ?? list[0]
}

/** The element at `index` modulo the length. */
export function at<T>(list: NonEmpty<T>, index: number): T {
  return list[index % list.length] ?? list[0]
}

/** A new list in another order. */
export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  return list
    .map((item) => ({ item, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item)
}
