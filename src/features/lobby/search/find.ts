import { prepareQuery, type Query } from './query.ts'
import { findIn, Found, isNear } from './rank.ts'
import { prepareText, type SearchText } from './search-text.ts'

/** An entry that the search can find. */
export interface Searchable {
  /** Names of the entry, one per language. */
  readonly texts: readonly SearchText[]
  /**
   * Names of something related, such as a game's provider. They match only together with a word of the
   * entry's own names.
   */
  readonly beside: readonly SearchText[]
}

/** With fewer exact hits than this the search also forgives typing mistakes. */
const MIN_EXACT_HITS = 8

/**
 * Entries that match `typed`, best first: prefix > start of a word > substring > all words in any order >
 * initial consonants > sound > with typing mistakes. Equal matches are ordered by length of name, then by
 * their order in `entries`.
 */
export function find<T extends Searchable>(entries: readonly T[], typed: string): T[] {
  return atOnce(search(entries, typed))
}

/** What work in steps comes to, without a pause. */
export function atOnce<T>(steps: Steps<T>): T {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}

/** Maximum duration of one slice, ms. A phone at a quarter of a desktop's speed still renders every frame. */
const SLICE_MS = 3

/** Like `find`, in slices. Undefined when aborted. */
export function findInSlices<T extends Searchable>(
  entries: readonly T[],
  typed: string,
  signal: AbortSignal,
): Promise<T[] | undefined> {
  return inSlices(search(entries, typed), signal)
}

/** Work that can pause wherever it yields, and what it comes to. */
export type Steps<T> = Generator<undefined, T>

/** What work in steps comes to, in slices between which the page can render and handle input. Undefined when aborted. */
export async function inSlices<T>(steps: Steps<T>, signal: AbortSignal): Promise<T | undefined> {
  let end = performance.now() + SLICE_MS
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    if (performance.now() < end) continue
    await yieldToPage()
    if (signal.aborted) return undefined
    end = performance.now() + SLICE_MS
  }
}

const CHECK_EVERY = 128

function* search<T extends Searchable>(entries: readonly T[], typed: string): Steps<T[]> {
  const query = prepareQuery(typed)
  if (!query) return []
  const hits: { entry: T; score: number }[] = []
  const matched = new Set<T>()
  const collect = function* (match: (entry: T) => Found | undefined): Generator<undefined> {
    let place = 0
    for (const entry of entries) {
      if (++place % CHECK_EVERY === 0) yield
      const found = matched.has(entry) ? undefined : match(entry)
      if (found === undefined) continue
      matched.add(entry)
      hits.push({ entry, score: scoreOf(entry, found) })
    }
  }
  yield* collect((entry) => matchEntry(entry, query))
  if (hits.length < MIN_EXACT_HITS && query.mistakes > 0)
    yield* collect(({ texts }) => (texts.some((text) => isNear(text, query)) ? Found.fuzzy : undefined))
  yield
  return hits.toSorted((a, b) => a.score - b.score).map(({ entry }) => entry)
}

/** Yields to rendering and input. */
function yieldToPage(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}

/**
 * Whether a name matches `typed`, without forgiving mistakes. True when `typed` is empty. For short lists.
 */
export function matches(name: string, typed: string): boolean {
  const query = prepareQuery(typed)
  if (!query) return true
  return matchEntry({ texts: [prepareText(name)], beside: [] }, query) !== undefined
}

function matchEntry({ texts, beside }: Searchable, query: Query): Found | undefined {
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
