import type { Changes, Operation } from '../../src/contract/changes.ts'
import { FAVOURITE, type Game } from '../../src/contract/game.ts'
import { mergedList } from '../../src/features/lobby/favourites/merged-list.ts'
import { operationsOf } from '../../src/platform/journal/journal.ts'
import { noted } from '../../src/platform/journal/note.ts'
import { storedJournal } from '../../src/platform/journal/replica.ts'
import type { Database } from '../../src/platform/storage/idb.ts'
import { sampleGame } from './sample-game.ts'

/** A time that a test moves, ms since 1970. */
export interface TrueTime {
  now: number
}

/** How a device's clock errs, ms, and whether it has heard the operator's. */
export interface DeviceClock {
  error: number
  /** How far the time that was learned from a `Date` header is off, ms. */
  jitter: number
  synced: boolean
}

/** A call that a device sent. */
export interface SentCall {
  readonly since?: number
  readonly operations: Operation[]
}

/** The favourites of one device without a browser: the app's journal and lists, over a database in memory. */
export class FollowingDevice {
  readonly clock: DeviceClock
  readonly #time: TrueTime
  readonly #values = new Map<string, unknown>()
  readonly #journal
  readonly #clock

  constructor(time: TrueTime, clock: DeviceClock) {
    this.#time = time
    this.clock = clock
    this.#clock = {
      now: () => time.now + (clock.synced ? clock.jitter : clock.error),
      isSynced: () => clock.synced,
      sync: () => {},
    }
    const database: Pick<Database, 'update'> = {
      update: async (key, updater, along = []) => {
        for (const [name, change] of [...along, [key, updater] as const]) {
          const next = change(this.#values.get(name))
          if (next !== undefined) this.#values.set(name, structuredClone(next))
        }
        return this.#values.get(key)
      },
    }
    this.#journal = storedJournal(
      { database, clock: this.#clock, deviceNow: () => this.deviceNow() },
      'demo',
      'slots',
    )
  }

  deviceNow(): number {
    return this.#time.now + this.clock.error
  }

  get list(): Game[] {
    const stored = this.#values.get('list')
    return Array.isArray(stored) ? stored : []
  }

  ids(): string[] {
    return this.list.map(({ id }) => id)
  }

  /** A star, as `favourites.ts` presses it. `quiet`: by an app that kept no journal. */
  press(id: string, on: boolean, quiet = false): void {
    const others = this.list.filter((game) => game.id !== id)
    const had = others.length < this.list.length
    this.#values.set('list', on ? (had ? this.list : [...others, sampleGame(id)]) : others)
    if (quiet) return
    const [key, note] = noted(this.#clock, 'demo', 'slots', { ids: [id], value: on ? FAVOURITE : null })
    this.#values.set(key, note(this.#values.get(key)))
  }

  /** What the device would send. */
  async call(): Promise<SentCall> {
    const journal = await this.#journal.collect(['list'], (_, { known, queue }) =>
      this.ids()
        .filter((id) => known[id] === undefined && queue[id] === undefined)
        .map((id) => ({ id, value: FAVOURITE })),
    )
    const { since } = journal
    return {
      ...(since === undefined ? {} : { since }),
      operations: operationsOf(journal, 'slots').slice(0, 100),
    }
  }

  async takeOver(sent: SentCall, answer: Changes): Promise<void> {
    const { along, settled } = this.#journal.settling({ sent: sent.operations, answer })
    for (const [name, change] of along) {
      const next = change(this.#values.get(name))
      if (next !== undefined) this.#values.set(name, next)
    }
    this.#values.set('list', mergedList(this.list, settled()))
  }
}
