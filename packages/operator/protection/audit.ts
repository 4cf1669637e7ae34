import type { Db } from '../database/db.ts'
import { playAudit } from './schema.ts'

/** A change of a player's protection, or of whether they may sign in. */
export interface Change {
  readonly playerId: string
  readonly at: Date
  readonly action:
    | 'limit'
    | 'limit_change_asked'
    | 'limit_change_confirmed'
    | 'limit_change_withdrawn'
    | 'reality_check'
    | 'no_deposit_limit'
    | 'stop'
    | 'limit_imposed'
    | 'limit_lifted'
    | 'stop_imposed'
    | 'stop_lifted'
    | 'blocked'
    | 'unblocked'
  readonly details: Readonly<Record<string, string | number | null>>
  /** What a person of the back office wrote; absent for the player's own change. */
  readonly reason?: string
}

/** Writes a change down, in its transaction. */
export async function record(tx: Db, change: Change): Promise<void> {
  await tx.insert(playAudit).values({ ...change, by: change.reason === undefined ? 'player' : 'operator' })
}
