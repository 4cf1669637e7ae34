import { atom, type Atom } from 'jotai'
import * as v from 'valibot'
import type { Store } from '../store.ts'
import type { TabMessage } from '../tabs/tab-channel.ts'
import { type Database, StorageFailed, StorageRefused } from './idb.ts'
import { recordKey, type Scope } from './scopes.ts'
import { deferred } from '../deferred.ts'

/**
 * One record in IndexedDB as an atom. The atom's value is the committed value plus this tab's operations that are not
 * committed yet. An operation that fails is removed, which rolls back the screen. One that the browser refuses to store
 * stays, and is stored with the next operation if the browser then allows it.
 */
export interface RecordOptions<T> {
  /** Decides what deletes the record. */
  readonly scope: Scope
  /** Unique in the app, also among different scopes. */
  readonly name: string
  /** A record of an older version is discarded; one of a newer version is never overwritten. */
  readonly version: number
  readonly schema: v.GenericSchema<unknown, T>
  readonly initial: T
  /** The value until the record is read, and where there is no database; `initial` by default. */
  readonly preview?: T
}

/**
 * Returns the next value from the current one. Synchronous, and idempotent because it may run more than once: 'add
 * this id', not 'toggle this id'.
 */
export type Operation<T> = (current: T) => T

/**
 * What became of an operation. `stored`: committed. `memory`: the browser refuses the database, and the change lasts until
 * the page is closed. `unstored`: this write failed, such as on a full disk; the change stays on screen, and is stored with
 * the next operation if the browser then allows it. `failed`: rolled back.
 */
export type ApplyResult = 'stored' | 'memory' | 'unstored' | 'failed'

/** Whether a change lasts as long as this browser stores anything, so that another change may depend on it. */
export function isSaved(result: ApplyResult): boolean {
  return result === 'stored' || result === 'memory'
}

export interface StoredRecord<T> {
  readonly key: string
  readonly atom: Atom<T>
  get(): T
  /** Calls `listener` with each new value, whichever tab made it. Returns the unsubscriber. */
  subscribe(listener: (value: T) => void): () => void
  /** Applies an operation: on screen now, then in one transaction. Never rejects. */
  apply(operation: Operation<T>): Promise<ApplyResult>
  /** Reads the committed value again. Never rejects. */
  reload(): Promise<void>
  /** Resolves when the stored value has been read for the first time. */
  readonly loaded: Promise<void>
}

/** The shape of a record in the database. `revision` counts its operations, by which tests find that none was lost between tabs. */
const Stored = v.object({ version: v.number(), revision: v.number(), value: v.unknown() })

export interface LoadableRecord<T> extends StoredRecord<T> {
  /** Sets the value that was read from the database at the start. */
  load(stored: unknown): void
  /** Resets the value on screen to the initial one, without a write. */
  reset(): void
  /** Stores what the browser refused to store, and reads the committed value. Never rejects. */
  retry(): Promise<unknown>
}

export interface RecordParts {
  readonly store: Store
  readonly database: Database
  readonly channel: { publish(message: TabMessage): void }
}

/** Creates a record, with the value that was read at the start, if any. `persisted.ts` has one per key. */
export function createRecord<T>(
  options: RecordOptions<T>,
  { store, database, channel }: RecordParts,
  atStart?: { readonly stored: unknown },
): LoadableRecord<T> {
  const { scope, name, version, schema, initial, preview = initial } = options
  const key = recordKey(scope, name)
  let committed = atStart ? parse(atStart.stored) : { revision: 0, value: preview }
  // jotai would call a value that is a function as an updater, so `show` sets every value by an updater.
  const shown = atom(committed.value)
  // Operations that are not committed yet. A commit is reported before any later read, so none is applied twice.
  let pending: Operation<T>[] = []
  // Those among them that the browser refused to store.
  const refused = new Set<Operation<T>>()
  // Number of resets. A read or commit that began before a reset must not show its value.
  let epoch = 0
  let reading: Promise<void> | undefined
  let readAgain = false
  const { promise: loaded, resolve: setLoaded } = deferred<void>()
  if (atStart) setLoaded()

  function parse(stored: unknown): { revision: number; value: T } {
    if (!v.is(Stored, stored)) return { revision: 0, value: initial }
    const { revision } = stored
    const value = stored.version === version ? v.safeParse(schema, stored.value) : undefined
    return { revision, value: value?.success ? value.output : initial }
  }

  function show(): void {
    const value = pending.reduce((current, operation) => operation(current), committed.value)
    store.set(shown, () => value)
  }

  function accept(stored: unknown): void {
    committed = parse(stored)
    show()
  }

  async function read(): Promise<void> {
    const from = epoch
    try {
      const stored = await database.get(key)
      if (from === epoch) accept(stored)
    } catch {
      // The value on screen stays.
    }
    setLoaded()
  }

  async function readUntilQuiet(): Promise<void> {
    do {
      readAgain = false
      await read()
    } while (readAgain)
    reading = undefined
  }

  function settle(own: Operation<T>): void {
    pending = pending.filter((operation) => operation !== own)
    refused.delete(own)
  }

  /** Applies operations, and those that were refused before, in one transaction. */
  async function write(own: readonly Operation<T>[]): Promise<ApplyResult> {
    const from = epoch
    const operations = [...new Set([...refused, ...own])]
    // A write that begins before this one ends must not apply them a second time.
    refused.clear()
    try {
      const written = await database.update(key, (current) => {
        if (isNewer(current, version)) throw new Error('stored by a newer version of the app')
        const before = parse(current)
        const revision = before.revision + operations.length
        const value = operations.reduce((last, next) => next(last), before.value)
        return { version, revision, value }
      })
      for (const done of operations) settle(done)
      if (from === epoch) accept(written)
      channel.publish({ type: 'recordChanged', key })
      return 'stored'
    } catch (error) {
      if (error instanceof StorageRefused) {
        if (from === epoch) for (const one of operations) refused.add(one)
        return error instanceof StorageFailed ? 'unstored' : 'memory'
      }
      for (const one of own) settle(one)
      if (from === epoch) for (const one of operations) if (!own.includes(one)) refused.add(one)
      show()
      return 'failed'
    }
  }

  function reload(): Promise<void> {
    if (reading) readAgain = true
    reading ??= readUntilQuiet()
    return reading
  }

  return {
    key,
    atom: shown,
    loaded,
    load(stored) {
      accept(stored)
      setLoaded()
    },
    get: () => store.get(shown),
    subscribe: (listener) => store.sub(shown, () => listener(store.get(shown))),
    reset() {
      epoch += 1
      committed = { revision: 0, value: initial }
      pending = []
      refused.clear()
      show()
    },
    reload,
    retry: () => (refused.size > 0 ? write([...refused]) : reload()),
    apply(operation) {
      // A new function for each call, because a caller may apply the same operation twice.
      const own: Operation<T> = (current) => operation(current)
      pending.push(own)
      show()
      return write([own])
    },
  }
}

function isNewer(stored: unknown, version: number): boolean {
  return v.is(Stored, stored) && stored.version > version
}
