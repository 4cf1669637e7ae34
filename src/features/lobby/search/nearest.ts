import { atOnce, inSlices, type Searchable, type Steps } from './find.ts'
import { prepareQuery } from './query.ts'

/** How much two words must share to be near, as a share of their pairs of letters. */
const MIN_SHARE = 0.4
/** Words of what was typed that are compared on their own. */
const MAX_WORDS = 4
/** Entries between which the work can pause: comparing one costs more than searching it. */
const CHECK_EVERY = 32

/** A word that was typed. */
interface Wanted {
  readonly pairs: ReadonlySet<number>
  readonly length: number
}

/** The pair of neighbouring letters of a word at a place, as a number. */
function pairAt(keys: string, place: number): number {
  return keys.charCodeAt(place) * 0x1_0000 + keys.charCodeAt(place + 1)
}

function wantedOf(keys: string): Wanted {
  const pairs = new Set<number>()
  for (let place = 0; place < keys.length - 1; place++) pairs.add(pairAt(keys, place))
  return { pairs, length: keys.length }
}

/** How much a name has in common from `start` on with a word of that length, from 0 to 1 (Dice's coefficient). */
function shareOf(keys: string, start: number, { pairs, length }: Wanted): number {
  const end = Math.min(keys.length, start + length) - 1
  let common = 0
  for (let place = start; place < end; place++) if (pairs.has(pairAt(keys, place))) common += 1
  return Math.min(1, (2 * common) / (pairs.size + Math.max(0, end - start) || 1))
}

function* nearestSteps<T extends Searchable>(
  entries: readonly T[],
  typed: string,
  count: number,
): Steps<T[]> {
  const query = prepareQuery(typed)
  if (!query) return []
  const wanted = [query, ...query.words.slice(0, MAX_WORDS)]
    .filter(({ keys }) => keys.length > 2)
    .map(({ keys }) => wantedOf(keys))
  const near: { readonly entry: T; readonly score: number }[] = []
  for (const [place, entry] of entries.entries()) {
    if (place % CHECK_EVERY === 0) yield
    let score = 0
    for (const { keys, starts } of entry.texts)
      for (const start of starts)
        for (const word of wanted) score = Math.max(score, shareOf(keys, start, word))
    if (score >= MIN_SHARE) near.push({ entry, score })
  }
  return near
    .toSorted((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ entry }) => entry)
}

/**
 * The entries whose names are closest to what was typed, best first: for a search that found nothing. Empty where no name has
 * enough in common with it, or with one of its words.
 */
export function nearest<T extends Searchable>(entries: readonly T[], typed: string, count: number): T[] {
  return atOnce(nearestSteps(entries, typed, count))
}

/** Like `nearest`, in slices. Undefined when aborted. */
export function nearestInSlices<T extends Searchable>(
  entries: readonly T[],
  typed: string,
  count: number,
  signal: AbortSignal,
): Promise<T[] | undefined> {
  return inSlices(nearestSteps(entries, typed, count), signal)
}
