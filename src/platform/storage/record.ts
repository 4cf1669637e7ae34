import { atom, type Atom } from 'jotai'
import * as v from 'valibot'
import type { Store } from '../store.ts'
import type { TabMessage } from '../tabs/tab-channel.ts'
import { type Database, storageHealthAtom } from './idb.ts'
import { recordKey, type Scope } from './scopes.ts'

/**
 * One record in IndexedDB as an atom. What shows is the committed value with this tab's operations on
 * top that are not committed yet; an operation that fails is taken away again, so the screen rolls back.
 */
export interface RecordOptions<T> {
  /** Whose the record is, which decides what deletes it. */
  readonly scope: Scope
  /** Unique in the app, also over scopes. */
  readonly name: string
  /** A record of an older version is discarded; one of a newer version is never overwritten. */
  readonly version: number
  readonly schema: v.GenericSchema<unknown, T>
  readonly initial: T
  /** The best guess until the database answers, and while there is none. */
  readonly preview?: T
  /**
   * For a copy of what the operator answers: what is on screen stays when the browser wipes the storage under the page.
   * Called then, to fetch it again.
   */
  readonly onWiped?: () => void
}

/**
 * Makes the next value from the current one. Synchronous, and worded so that doing it twice changes
 * nothing more: 'add this id', not 'toggle it'.
 */
export type Operation<T> = (current: T) => T

export interface StoredRecord<T> {
  readonly key: string
  readonly atom: Atom<T>
  get(): T
  /** Calls `listener` with each new value, whichever tab made it. Returns the unsubscriber. */
  subscribe(listener: (value: T) => void): () => void
  /** Applies an operation: on screen now, then in one transaction. False when it failed and was rolled back. */
  apply(operation: Operation<T>): Promise<boolean>
  /** Reads the committed value again. Never rejects. */
  reload(): Promise<void>
  /** Resolves when the stored value has been read for the first time. */
  readonly loaded: Promise<void>
}

/** How a record lies in the database. */
const Stored = v.object({ version: v.number(), revision: v.number(), value: v.unknown() })

export interface LoadableRecord<T> extends StoredRecord<T> {
  /** Takes over what was read of the database at the start. */
  load(stored: unknown): void
  /** Back to the initial value, on screen only. */
  reset(): void
}

export interface RecordParts {
  readonly store: Store
  readonly database: Database
  readonly channel: { publish(message: TabMessage): void }
}

/** Makes a record, with what was read of it at the start; `persisted.ts` keeps one per key. */
export function createRecord<T>(
  options: RecordOptions<T>,
  { store, database, channel }: RecordParts,
  atStart?: { readonly stored: unknown },
): LoadableRecord<T> {
  const { scope, name, version, schema, initial, preview = initial, onWiped } = options
  const key = recordKey(scope, name)
  let committed = atStart ? parse(atStart.stored) : { revision: 0, value: preview }
  // Values are set through an updater and never called: a record may hold anything that can be cloned.
  const shown = atom(committed.value)
  // Not committed yet. The end of a transaction is told before that of any later read, so none is counted twice.
  let pending: Operation<T>[] = []
  // Counts resets: what was read or committed before one must not come back on screen.
  let epoch = 0
  let reading: Promise<void> | undefined
  let readAgain = false
  const { promise: loaded, resolve: setLoaded } = Promise.withResolvers<void>()
  if (atStart) setLoaded()

  function parse(stored: unknown): { revision: number; value: T } {
    const record = v.safeParse(Stored, stored)
    if (!record.success) {
      return { revision: 0, value: store.get(storageHealthAtom) === 'memory' ? preview : initial }
    }
    const { revision } = record.output
    const value = record.output.version === version ? v.safeParse(schema, record.output.value) : undefined
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
      if (from === epoch) takeOver(stored)
    } catch {
      // What shows stays.
    }
    setLoaded()
  }

  function takeOver(stored: unknown): void {
    if (stored !== undefined || !onWiped || committed.revision === 0) return accept(stored)
    committed = { ...committed, revision: 0 }
    onWiped()
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
      show()
    },
    reload() {
      if (reading) readAgain = true
      reading ??= readUntilQuiet()
      return reading
    },
    async apply(operation) {
      const from = epoch
      let revision = 0
      // A function of its own, since the same one may be applied twice.
      const own: Operation<T> = (current) => operation(current)
      pending.push(own)
      show()
      try {
        const stored = await database.update(key, (current) => {
          if (isNewer(current, version)) throw new Error('stored by a newer version of the app')
          const before = parse(current)
          revision = before.revision + 1
          return { version, revision, value: operation(before.value) }
        })
        settle(own)
        if (from === epoch) accept(stored)
        channel.publish({ type: 'recordChanged', key, revision })
        return true
      } catch {
        settle(own)
        show()
        return false
      }
    },
  }
}

function isNewer(stored: unknown, version: number): boolean {
  const record = v.safeParse(Stored, stored)
  return record.success && record.output.version > version
}
