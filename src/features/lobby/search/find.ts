import { prepareQuery, type Query } from './query.ts'
import { findIn, Found, isNear } from './rank.ts'
import { prepareText, type SearchText } from './search-text.ts'

/** Something that can be looked for. */
export interface Searchable {
  /** Its names, one per language. */
  readonly texts: readonly SearchText[]
  /** What may be named beside it: a game's provider. Counts only together with a word of its own. */
  readonly beside: readonly SearchText[]
}

/** With fewer than this, typing mistakes are forgiven as well. */
const ENOUGH = 8

/**
 * What fits `typed`, the best first: beginning > beginning of a word > inside > its words in any order > initial
 * consonants > sound > with typing mistakes. Of equals the shorter name comes first, then the order given.
 */
export function find<T extends Searchable>(entries: readonly T[], typed: string): T[] {
  const query = prepareQuery(typed)
  if (!query) return []
  const hits: { entry: T; score: number }[] = []
  for (const entry of entries) {
    const found = foundAs(entry, query)
    if (found !== undefined) hits.push({ entry, score: scoreOf(entry, found) })
  }
  if (hits.length < ENOUGH && query.mistakes > 0) {
    const known = new Set(hits.map(({ entry }) => entry))
    for (const entry of entries) {
      if (!known.has(entry) && entry.texts.some((text) => isNear(text, query)))
        hits.push({ entry, score: scoreOf(entry, Found.fuzzy) })
    }
  }
  return hits.toSorted((a, b) => a.score - b.score).map(({ entry }) => entry)
}

/** Whether one name fits `typed`, mistakes aside; true when nothing is looked for. For short lists. */
export function matches(name: string, typed: string): boolean {
  const query = prepareQuery(typed)
  if (!query) return true
  return foundAs({ texts: [prepareText(name)], beside: [] }, query) !== undefined
}

function foundAs({ texts, beside }: Searchable, query: Query): Found | undefined {
  let best: Found | undefined
  for (const text of texts) {
    const found = findIn(text, query)
    if (found !== undefined && (best === undefined || found < best)) best = found
  }
  if (best !== undefined || query.words.length === 0) return best
  const own = (word: Query) => texts.some((text) => findIn(text, word) !== undefined)
  const near = (word: Query) => beside.some((text) => findIn(text, word) !== undefined)
  return query.words.some(own) && query.words.every((word) => own(word) || near(word)) ? Found.words : undefined
}

function scoreOf({ texts }: Searchable, found: Found): number {
  return found * 1000 + Math.min(999, ...texts.map(({ keys }) => keys.length))
}
