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
  const steps = search(entries, typed)
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}

/** How long one slice may take, ms: a phone at a quarter of this machine's speed still draws every frame. */
const SLICE = 3

/** Like `find`, in slices between which the page can draw and take keys. Undefined when stopped. */
export async function findInSlices<T extends Searchable>(
  entries: readonly T[],
  typed: string,
  signal: AbortSignal,
): Promise<T[] | undefined> {
  const steps = search(entries, typed)
  let end = performance.now() + SLICE
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    if (performance.now() < end) continue
    await pause()
    if (signal.aborted) return undefined
    end = performance.now() + SLICE
  }
}

const STEP = 128

function* search<T extends Searchable>(entries: readonly T[], typed: string): Generator<undefined, T[]> {
  const query = prepareQuery(typed)
  if (!query) return []
  const hits: { entry: T; score: number }[] = []
  const known = new Set<T>()
  const pass = function* (judge: (entry: T) => Found | undefined): Generator<undefined> {
    let place = 0
    for (const entry of entries) {
      if (++place % STEP === 0) yield
      const found = known.has(entry) ? undefined : judge(entry)
      if (found === undefined) continue
      known.add(entry)
      hits.push({ entry, score: scoreOf(entry, found) })
    }
  }
  yield* pass((entry) => foundAs(entry, query))
  if (hits.length < ENOUGH && query.mistakes > 0)
    yield* pass(({ texts }) => (texts.some((text) => isNear(text, query)) ? Found.fuzzy : undefined))
  yield
  return hits.toSorted((a, b) => a.score - b.score).map(({ entry }) => entry)
}

/** Lets the page draw and take keys. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
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
  return query.words.some(own) && query.words.every((word) => own(word) || near(word))
    ? Found.words
    : undefined
}

function scoreOf({ texts }: Searchable, found: Found): number {
  return found * 1000 + Math.min(999, ...texts.map(({ keys }) => keys.length))
}
