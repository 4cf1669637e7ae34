import * as v from 'valibot'
import { startOfSiteDay, addDays } from '../../../contract/site-day.ts'
import { HistoryRow } from '../../../contract/wallet.ts'
import { walletEndpoints } from '../../../contract/wallet-endpoints.ts'
import { byRow } from '../../../platform/remote/by-row.ts'
import { cachedIn, type Source, type OpenCache } from '../../../platform/remote/source.ts'
import { remoteListIn } from '../../../platform/remote/sources.ts'
import type { HistorySearch } from './history-search.ts'

const listCall = byRow(walletEndpoints.history, 'transactions')

const maxRows = 500

/** How many searches have their time kept. Of more the oldest go. */
const maxSearches = 50

const CachedRows = v.object({
  /** When each search (`searchKey`) was last asked for, ms of server time. */
  fetchedAt: v.record(v.string(), v.number()),
  /** Newest first. */
  rows: v.array(HistoryRow),
})
type CachedRows = v.InferOutput<typeof CachedRows>

/**
 * The last movements of a player's cash on this device: all searches put theirs together, and each takes what it matches. A
 * search that was never fetched has the age of the oldest fetch, because any of them may have brought its rows.
 */
export function historyCache(
  player: string,
  search: HistorySearch,
  zone: string,
): OpenCache<readonly HistoryRow[]> {
  const key = searchKey(search)
  return cachedIn<readonly HistoryRow[], CachedRows>('private', {
    name: `${player}/history`,
    version: 1,
    schema: CachedRows,
    initial: { fetchedAt: {}, rows: [] },
    read: (cached) => {
      const times = Object.values(cached.fetchedAt)
      if (times.length === 0) return undefined
      const fetchedAt = cached.fetchedAt[key] ?? Math.min(...times)
      return { fetchedAt, data: rowsMatching(cached.rows, search, zone) }
    },
    write: (cached, rows, fetchedAt) => ({
      fetchedAt: newest({ ...cached.fetchedAt, [key]: Math.max(fetchedAt, cached.fetchedAt[key] ?? 0) }),
      rows: merged(cached.rows, rows),
    }),
  })
}

function searchKey({ from, to, type }: HistorySearch): string {
  return [from ?? '', to ?? '', type ?? ''].join('/')
}

function newest(times: Readonly<Record<string, number>>): Record<string, number> {
  const entries = Object.entries(times).toSorted(([, a], [, b]) => b - a)
  return Object.fromEntries(entries.slice(0, maxSearches))
}

/** Of too many rows the oldest go. */
function merged(cached: readonly HistoryRow[], rows: readonly HistoryRow[]): HistoryRow[] {
  const byId = new Map([...cached, ...rows].map((row) => [row.id, row]))
  return [...byId.values()].toSorted((a, b) => Number(b.id) - Number(a.id)).slice(0, maxRows)
}

/** The rows that a search matches, as the operator would choose them. */
export function rowsMatching(
  rows: readonly HistoryRow[],
  { from, to, type }: HistorySearch,
  zone: string,
): HistoryRow[] {
  const first = from ? startOfSiteDay(from, zone).getTime() : Number.NEGATIVE_INFINITY
  const end = to ? startOfSiteDay(addDays(to, 1), zone).getTime() : Number.POSITIVE_INFINITY
  return rows.filter((row) => {
    const at = Date.parse(row.date)
    return at >= first && at < end && (type === undefined || row.type === type)
  })
}

/** Every movement of a player's cash that a search matches, by pages. */
export function transactions(
  player: string,
  search: HistorySearch,
  zone: string,
): Source<readonly HistoryRow[]> {
  const { from, to, type } = search
  return remoteListIn(historyCache(player, search, zone), {
    key: [player, 'history', from ?? '', to ?? '', type ?? ''],
    cachePolicy: 'private',
    isFixed: true,
    fetch: ({ http, cursor, signal }) =>
      http.call(listCall, {
        query: {
          ...(cursor === undefined ? {} : { cursor }),
          ...(from ? { from } : {}),
          ...(to ? { to } : {}),
          ...(type ? { type } : {}),
        },
        signal,
      }),
  })
}
