import type { Changes, Operation } from '../../src/contract/changes.ts'
import type { Game } from '../../src/contract/game.ts'
import {
  collectFavourites,
  type KeptFavourites,
  noteFavourites,
  settleFavourites,
} from '../../src/features/lobby/favourites/kept-favourites.ts'
import { operationsOf } from '../../src/platform/journal/journal.ts'
import { newKey } from '../../src/platform/key.ts'
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

/** The favourites of one device without a browser: the app's journal and lists, in a record in memory. */
export class FollowingDevice {
  readonly clock: DeviceClock
  readonly #time: TrueTime
  readonly #name = newKey()
  #stored: unknown

  constructor(time: TrueTime, clock: DeviceClock) {
    this.#time = time
    this.clock = clock
  }

  deviceNow(): number {
    return this.#time.now + this.clock.error
  }

  get list(): Game[] {
    const { value } = noteFavourites(this.#stored, this.#reader()).stored
    return value.filter((game): game is Game => game instanceof Object)
  }

  ids(): string[] {
    return this.list.map(({ id }) => id)
  }

  /**
   * A star, as `favourites.ts` presses it: it writes the list only. The tab then finds the press, unless it ends at once
   * (`isCut`): the next one finds it.
   */
  press(id: string, on: boolean, isCut = false): void {
    const { stored } = this.#step(noteFavourites)
    const others = this.list.filter((game) => game.id !== id)
    const had = others.length < this.list.length
    const value = on ? (had ? this.list : [...others, sampleGame(id)]) : others
    this.#stored = { ...stored, at: this.deviceNow(), value }
    if (!isCut) this.#step(noteFavourites)
  }

  /** What the device would send. */
  call(): SentCall {
    const { journal } = this.#step(collectFavourites)
    const { since } = journal
    return {
      ...(since === undefined ? {} : { since }),
      operations: operationsOf(journal, 'slots').slice(0, 100),
    }
  }

  takeOver({ operations: sent }: SentCall, answer: Changes): void {
    this.#step((stored, reader) => settleFavourites(stored, 'slots', { sent, answer }, reader))
  }

  #step(
    step: (stored: unknown, reader: Parameters<typeof noteFavourites>[1]) => KeptFavourites,
  ): KeptFavourites {
    const kept = step(this.#stored, this.#reader())
    this.#stored = structuredClone(kept.stored)
    return kept
  }

  #reader() {
    const { error, jitter, synced } = this.clock
    const now = this.#time.now + (synced ? jitter : error)
    return {
      device: this.#name,
      clock: { now: () => now, isSynced: () => synced },
      deviceNow: this.deviceNow(),
    }
  }
}
