import type { StudioDb } from '../database.ts'
import type { studioHands } from '../hands/schema.ts'
import { StudioError } from '../http/studio-error.ts'
import { orUnavailable } from '../sessions/seats.ts'
import type { studioRounds } from '../slots/schema.ts'
import type { Settlement } from './settlement.ts'
import type { Refusal } from './staked-columns.ts'
import { freeKey, insertRound, type NewRound } from './staked-rows.ts'

interface StartedRow {
  readonly id: string
  readonly key: string
  readonly createdAt: Date
  readonly refusal: Refusal | null
}

/** What a game that is played alone supplies to start a round of it. */
export interface StartOptions<Row extends StartedRow> {
  readonly db: StudioDb
  readonly table: typeof studioRounds | typeof studioHands
  readonly settlement: Settlement<Row>
  /** Shortest time from one round to the next, milliseconds. */
  readonly pace: number
  /** The player's newest round at the game; with `key`, the one that was started with it. */
  latest(key?: string): Promise<Row | undefined>
  isUnfinished(row: Row): boolean
  /** Whether a repeated request is for the stakes of this row. */
  isSame(row: Row): boolean
}

/**
 * Starts a round and takes it as far as it can go. Repeated with the same key, it returns the same round.
 *
 * @param side the stake on a hand's side bet
 * @throws StudioError `round_in_progress`, `other_seeds`, `too_soon` with the milliseconds to wait, `bad_request` for a key with other stakes,
 *   `operator_unavailable`
 */
export async function startRound<Row extends StartedRow>(
  { db, table, settlement, pace, latest, isUnfinished, isSame }: StartOptions<Row>,
  round: NewRound,
  side?: number,
): Promise<Row> {
  const hasSeeds = await insertRound(db, table, round, pace, side)
  const row = (await latest(round.key)) ?? (await latest())
  if (!hasSeeds && row?.key !== round.key) throw new StudioError('other_seeds')
  if (row === undefined) throw new StudioError('server_error')
  // A copy of the request may have written the row between the two reads.
  if (row.key !== round.key) {
    if (isUnfinished(row)) throw new StudioError('round_in_progress')
    const left = row.createdAt.getTime() + pace - Date.now()
    throw new StudioError('too_soon', Math.min(pace, Math.max(0, left)))
  }
  if (!isSame(row)) throw new StudioError('bad_request')
  const finished = await orUnavailable(settlement.finish(row.id))
  if (finished.refusal?.reason === 'tooSoon') {
    await freeKey(db, table, finished.id)
    throw new StudioError('too_soon', waitUntil(finished.refusal.until))
  }
  return finished
}

/** Milliseconds until an instant of the operator; at least 100, also where it has none or its clock is behind. */
function waitUntil(until: string | undefined): number {
  const wait = until === undefined ? 0 : Date.parse(until) - Date.now()
  return Math.max(100, wait)
}
