import type { Searchable } from './find.ts'
import { prepareQuery } from './query.ts'

/** How much two words must share to be near, as a share of their pairs of letters. */
const MIN_SHARE = 0.4

/** The pairs of neighbouring letters of a word. */
function pairsOf(keys: string): Set<string> {
  const pairs = new Set<string>()
  for (let place = 1; place < keys.length; place++) pairs.add(keys.slice(place - 1, place + 1))
  return pairs
}

/** How much two words have in common, from 0 to 1 (Dice's coefficient). */
function shareOf(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let common = 0
  for (const pair of some) if (others.has(pair)) common += 1
  return (2 * common) / (some.size + others.size || 1)
}

/**
 * The entries whose names are closest to what was typed, best first: for a search that found nothing. Empty where no name has
 * enough in common with it, or with one of its words.
 */
export function nearest<T extends Searchable>(entries: readonly T[], typed: string, count: number): T[] {
  const query = prepareQuery(typed)
  if (!query) return []
  const wanted = [query, ...query.words]
    .filter(({ keys }) => keys.length > 2)
    .map(({ keys }) => ({ pairs: pairsOf(keys), length: keys.length }))
  const scoreOf = ({ texts }: T): number =>
    Math.max(
      0,
      ...texts.flatMap(({ keys, starts }) =>
        starts.flatMap((start) =>
          wanted.map(({ pairs, length }) => shareOf(pairs, pairsOf(keys.slice(start, start + length)))),
        ),
      ),
    )
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry) }))
    .filter(({ score }) => score >= MIN_SHARE)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ entry }) => entry)
}
