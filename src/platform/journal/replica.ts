import type { ChangeCategory, Changes, Operation } from '../../contract/changes.ts'
import type { Clock } from '../clock.ts'
import { newKey } from '../key.ts'
import type { Change, Database } from '../storage/idb.ts'
import {
  type Journal,
  readJournal,
  readNotes,
  settle,
  type Settled,
  takeNotes,
  type Told,
} from './journal.ts'
import { noteKey } from './note.ts'

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

/** An element as the device has it, where the journal says otherwise. */
export interface Found {
  readonly id: string
  readonly value: string | null
}

/** The journal of a player's elements of one category, in the database. */
export interface StoredJournal {
  /** Makes operations of the notes, and of what `found` sees in the records under `keys`, in the transaction that reads them. */
  collect(
    keys: readonly string[],
    found: (stored: readonly unknown[], journal: Journal) => readonly Found[],
  ): Promise<Journal>
  /** Changes of a transaction that takes over an answer. They set `settled`; nothing of it counts before. */
  settling(told: Told): { readonly along: readonly Change[]; settled(): Settled | undefined }
  /** Takes over an answer in a transaction of its own. */
  settle(told: Told): Promise<Settled | undefined>
  /** Begins anew: the operator's elements count, and what it does not know is told. */
  reset(): Promise<void>
}

interface JournalParts {
  readonly database: Pick<Database, 'update'>
  readonly clock: Clock
  /** The time of the device's clock, ms since 1970. */
  readonly deviceNow?: () => number
}

export function storedJournal(
  { database, clock, deviceNow = Date.now }: JournalParts,
  player: string,
  category: ChangeCategory,
): StoredJournal {
  const key = `journal/${player}/${category}`
  const device = newKey()
  const notesKey = noteKey(player, category)

  function settling(told: Told) {
    let noted: ReadonlySet<string> = new Set()
    let settled: Settled | undefined
    const along: Change[] = [
      [notesKey, (stored) => void (noted = new Set(readNotes(stored).flatMap(({ ids }) => ids)))],
      [key, (stored) => (settled = settle(readJournal(stored, device), category, told, noted)).journal],
    ]
    return { along, settled: () => settled }
  }

  return {
    async collect(keys, found) {
      const times = () => ({ now: clock.now(), deviceNow: deviceNow() })
      const stored: unknown[] = []
      let notes = readNotes(undefined)
      const take = (before: unknown): Journal => {
        const journal = takeNotes(readJournal(before, device), notes, times())
        // Before the first answer nobody knows what the operator has.
        if (journal.since === undefined) return journal
        const at = clock.now()
        // Older than all that was noted or is known, in the order in which the record has them.
        const oldest = Math.min(
          at,
          ...Object.values({ ...journal.known, ...journal.queue }).map(({ added }) => added),
        )
        const further = found(stored, journal).map(({ id, value }, place, all) => ({
          ids: [id],
          value,
          at,
          synced: true,
          added: oldest - all.length + place,
        }))
        return takeNotes(journal, further, times())
      }
      const along: Change[] = [
        [notesKey, (before) => ((notes = readNotes(before)).length > 0 ? [] : undefined)],
        ...keys.map((one, place): Change => [one, (value) => void (stored[place] = value)]),
      ]
      return readJournal(await database.update(key, take, along), device)
    },
    settling,
    async settle(told) {
      const { along, settled } = settling(told)
      const [notes, change] = along
      if (notes && change) await database.update(...change, [notes])
      return settled()
    },
    async reset() {
      await database.update(key, () => readJournal(undefined, device), [[notesKey, () => []]])
    },
  }
}
