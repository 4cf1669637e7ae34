import type { Clock } from '../clock.ts'
import type { Change } from '../storage/idb.ts'

/** Key of what a player's device noted for the other devices; not read at the start (`isReadAtStart`). */
export function noteKey(player: string, category: string): string {
  return `journal/${player}/${category}/notes`
}

/** A change of elements: the journal (`journal.ts`) makes operations of it later. */
export interface Noted {
  readonly ids: readonly string[]
  readonly value: string | null
  /** Whether it undoes a removal: a list then has the elements where they were. */
  readonly back?: boolean | undefined
}

/** When it was made. */
export interface Note extends Noted {
  /** By the tab's clock, ms since 1970. */
  readonly at: number
  /** Whether that clock was the operator's; else it was the device's. */
  readonly synced: boolean
}

/**
 * Notes a change, for the transaction that makes it. Only the newest notes stay where nothing takes them: with an operator that
 * keeps nothing for other devices.
 */
export function noted(clock: Clock, player: string, category: string, change: Noted): Change {
  const note: Note = { ...change, at: clock.now(), synced: clock.isSynced() }
  return [noteKey(player, category), (notes) => [...(Array.isArray(notes) ? notes.slice(-500) : []), note]]
}
