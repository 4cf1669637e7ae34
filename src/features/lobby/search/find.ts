import { convertHangulToQwerty, convertQwertyToAlphabet, disassemble } from 'es-hangul'
import { wordsOf } from '../../../platform/folded.ts'
import { fuzzyMatches } from '../../../platform/fuzzy.ts'
import { prepareNames, unvoiced, type SearchText } from './search-text.ts'

/** An entry that the search can find. */
export interface Searchable {
  readonly names: SearchText
  /** Names of something related, such as a game's provider. They match only together with a word of the entry's own names. */
  readonly related?: SearchText | undefined
  /** The smallest stake of a table game, minor units: tables that match equally well are listed by it. */
  readonly stake?: number | undefined
}

interface Query {
  readonly words: readonly string[]
  /** The words with and without spaces, and what the same keys type on the other keyboard layout. */
  readonly spellings: readonly string[]
}

interface Hit<T> {
  readonly entry: T
  readonly rank: number
}

const MAX_QUERY_LENGTH = 48
const MIN_SOUND_LENGTH = 3
const MIN_SWITCHED_LENGTH = 4
const MIN_NEAR_LENGTH = 4
/** With fewer exact hits than this the search also forgives typing mistakes. */
const MIN_EXACT_HITS = 8
/** Entries that are searched between two pauses; some milliseconds on a slow phone. */
const CHUNK_SIZE = 2000

/**
 * Entries that match `typed`, best first: start of a name > start of a word > inside > all words in any order or Korean in
 * Latin letters > with typing mistakes; then the lower
 * stake of tables, then the shorter name. Yields to the page in between. Undefined when aborted.
 */
export async function find<T extends Searchable>(
  entries: readonly T[],
  typed: string,
  signal: AbortSignal,
): Promise<T[] | undefined> {
  const query = prepareQuery(typed)
  if (query.words.length === 0) return []
  const exact = await inChunks(entries, signal, (chunk) => exactHits(chunk, query))
  if (!exact || exact.length >= MIN_EXACT_HITS) return exact && sorted(exact)
  const fuzzy = await inChunks(entries, signal, (chunk) => fuzzyHits(chunk, query.words))
  return fuzzy && sorted([...exact, ...fuzzy])
}

/**
 * At most `count` entries that match a typed word or, if none does, the longest beginning of one. For a search without
 * results. Undefined when aborted.
 */
export async function findNear<T extends Searchable>(
  entries: readonly T[],
  typed: string,
  count: number,
  signal: AbortSignal,
): Promise<T[] | undefined> {
  const { words } = prepareQuery(typed)
  for (let cut = 0; ; cut++) {
    const beginnings = words
      .map((word) => word.slice(0, Math.max(word.length - cut, Math.ceil(word.length / 2))))
      .filter((word) => word.length >= MIN_NEAR_LENGTH)
    const hits = await inChunks(entries, signal, (chunk) =>
      beginnings.flatMap((word) => fuzzyHits(chunk, [word])),
    )
    if (!hits || hits.length > 0) return hits && sorted(hits).slice(0, count)
    if (words.every((word) => cut >= word.length / 2)) return []
  }
}

/** Whether a name matches `typed` without typing mistakes. True when `typed` is empty. For short lists. */
export function matches(name: string, typed: string): boolean {
  const query = prepareQuery(typed)
  return query.words.length === 0 || exactHits([{ names: prepareNames([name]) }], query).length > 0
}

function prepareQuery(typed: string): Query {
  const words = wordsOf(typed.slice(0, MAX_QUERY_LENGTH)).map((word) => disassemble(word))
  const joined = words.join('')
  const spellings = [words.join(' '), joined]
  if (joined.length >= MIN_SWITCHED_LENGTH) {
    if (/^[a-z]+$/.test(joined)) spellings.push(convertQwertyToAlphabet(joined))
    if (/^[ㄱ-ㅣ]+$/.test(joined)) spellings.push(convertHangulToQwerty(joined))
  }
  return { words, spellings }
}

const startsWord = (text: string, part: string) => text.includes(`\n${part}`) || text.includes(` ${part}`)

/** How well an entry matches without mistakes, 0 for the best; undefined when it does not match. */
function rankOf({ names: { text, sound }, related }: Searchable, { words, spellings }: Query) {
  const spelling = spellings.find((one) => text.includes(one))
  if (spelling !== undefined) return text.includes(`\n${spelling}`) ? 0 : startsWord(text, spelling) ? 1 : 2
  const isOwn = (word: string) =>
    text.includes(word) || (word.length >= MIN_SOUND_LENGTH && startsWord(sound, unvoiced(word)))
  const isFound = words.some(isOwn) && words.every((word) => isOwn(word) || related?.text.includes(word))
  return isFound ? 3 : undefined
}

function exactHits<T extends Searchable>(entries: readonly T[], query: Query): Hit<T>[] {
  return entries.flatMap((entry) => {
    const rank = rankOf(entry, query)
    return rank === undefined ? [] : { entry, rank }
  })
}

function fuzzyHits<T extends Searchable>(entries: readonly T[], words: readonly string[]): Hit<T>[] {
  const texts = entries.map(({ names }) => names.text)
  return fuzzyMatches(texts, words).flatMap((index) => {
    const entry = entries[index]
    return entry ? { entry, rank: 4 } : []
  })
}

async function inChunks<T, U>(
  entries: readonly T[],
  signal: AbortSignal,
  search: (chunk: readonly T[]) => U[],
): Promise<U[] | undefined> {
  const hits: U[] = []
  for (let start = 0; start < entries.length; start += CHUNK_SIZE) {
    if (start > 0) await pause()
    if (signal.aborted) return undefined
    hits.push(...search(entries.slice(start, start + CHUNK_SIZE)))
  }
  return hits
}

/** Lets the page render and handle input. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}

function sorted<T extends Searchable>(hits: readonly Hit<T>[]): T[] {
  const best = hits.toSorted(
    (a, b) =>
      a.rank - b.rank ||
      (a.entry.stake ?? 0) - (b.entry.stake ?? 0) ||
      a.entry.names.length - b.entry.names.length,
  )
  return [...new Set(best.map(({ entry }) => entry))]
}
