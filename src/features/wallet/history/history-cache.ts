import * as v from 'valibot'
import { startOfSiteDay, addDays } from '../../../contract/site-day.ts'
import { HistoryRow } from '../../../contract/wallet.ts'
import { persistedCollection } from '../../../platform/persisted.ts'
import { personalKey } from '../../../platform/personal.ts'
import type { StoredRecord } from '../../../platform/record.ts'
import type { HistorySearch } from './history-search.ts'

/** Rows that are kept for reading offline. */
const MOST = 500

const Kept = v.object({
  /** When the newest of them were asked for, ms of server time; 0: never. */
  at: v.number(),
  /** Newest first. */
  rows: v.array(HistoryRow),
})
export type KeptHistory = v.InferOutput<typeof Kept>

/** Which of a player's accounts the rows are of. */
type Account = 'cash' | 'points'

const names: Readonly<Record<Account, string>> = { cash: 'history', points: 'points_history' }

/** The last rows of a player's history on this device, gone when the session ends. */
export function keptHistory(player: string, account: Account = 'cash'): StoredRecord<KeptHistory> {
  return persistedCollection({
    key: personalKey(player, names[account]),
    version: 1,
    schema: Kept,
    initial: { at: 0, rows: [] },
  })
}

/** Adds a page of rows; of too many the oldest go. */
export function keepRows(
  player: string,
  rows: readonly HistoryRow[],
  at: number,
  account: Account = 'cash',
): Promise<boolean> {
  return keptHistory(player, account).apply((kept) => ({
    at: Math.max(at, kept.at),
    rows: merged(kept.rows, rows),
  }))
}

function merged(kept: readonly HistoryRow[], rows: readonly HistoryRow[]): HistoryRow[] {
  const byId = new Map([...kept, ...rows].map((row) => [row.id, row]))
  return [...byId.values()].toSorted((a, b) => Number(b.id) - Number(a.id)).slice(0, MOST)
}

/** The kept rows that a filter matches, as the operator would choose them. */
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
