import type { ChangeCategory, Changes, Operation } from '../../contract/changes.ts'
import type { Clock } from '../clock.ts'
import type { Journal, Noted } from './journal.ts'

/** What one device has of one category of a player's elements. */
export interface Replica {
  readonly category: ChangeCategory
  /** Calls `listener` when an element may have changed, whichever tab changed it. Returns the unsubscriber. */
  subscribe(listener: () => void): () => void
  /** Makes operations of what was changed on this device, and answers what is to be told. Rejects as the database does. */
  collect(): Promise<Journal>
  /** Takes over the operator's answer to `sent`. Rejects as the database does. */
  takeOver(sent: readonly Operation[], answer: Changes): Promise<void>
}

/**
 * The time of a change that a record has by the device's clock, ms since 1970, as well as the tab knows it. A record of an earlier build has
 * none: it counts as changed now.
 */
export function timeOf(
  changedAt: number | undefined,
  clock: Pick<Clock, 'now' | 'isSynced'>,
  deviceNow: number,
): Pick<Noted, 'at' | 'synced'> {
  const at = changedAt ?? deviceNow
  return clock.isSynced() ? { at: at + clock.now() - deviceNow, synced: true } : { at, synced: false }
}
