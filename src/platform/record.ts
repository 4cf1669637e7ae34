import { atom, type Atom } from 'jotai'
import * as v from 'valibot'
import { idbGet, idbUpdate, storageHealthAtom } from './idb.ts'
import { store } from './store.ts'
import { publish } from './tab-channel.ts'

/**
 * One record in IndexedDB as an atom. What shows is the committed value with this tab's operations on
 * top that are not committed yet; an operation that fails is taken away again, so the screen rolls back.
 */
export interface RecordOptions<T> {
  readonly key: string
  /** A record of an older version is discarded; one of a newer version is never overwritten. */
  readonly version: number
  readonly schema: v.GenericSchema<unknown, T>
  readonly initial: T
  /** The best guess until the database answered, and as long as there is none. */
  readonly preview?: T
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
  /** Takes over what a read of the database gives. Never rejects. */
  load(read: Promise<unknown>): Promise<void>
  /** Back to the initial value, on screen only. */
  forget(): void
}

/** Makes a record; `persisted.ts` keeps one per key. */
export function createRecord<T>(options: RecordOptions<T>): LoadableRecord<T> {
  const { key, version, schema, initial, preview = initial } = options
  let committed = { revision: 0, value: preview }
  // Values are set through an updater and never called: a record may hold anything that can be cloned.
  const shown = atom(preview)
  // Not committed yet. A transaction's end is told before any later read's, so none is ever counted twice.
  let pending: Operation<T>[] = []
  // Counts `forget`: what was read or committed before it must not come back on screen.
  let epoch = 0
  let reading: Promise<void> | undefined
  let readAgain = false
  const { promise: loaded, resolve: setLoaded } = Promise.withResolvers<void>()

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

  function accept(stored: unknown, from: number): void {
    if (from !== epoch) return
    committed = parse(stored)
    show()
  }

  async function load(read: Promise<unknown>): Promise<void> {
    const from = epoch
    await read.then(
      (stored) => accept(stored, from),
      () => {},
    )
    setLoaded()
  }

  async function readUntilQuiet(): Promise<void> {
    do {
      readAgain = false
      await load(idbGet(key))
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
    load,
    get: () => store.get(shown),
    subscribe: (listener) => store.sub(shown, () => listener(store.get(shown))),
    forget() {
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
        const stored = await idbUpdate(key, (current) => {
          if (isNewer(current, version)) throw new Error('stored by a newer version of the app')
          const before = parse(current)
          revision = before.revision + 1
          return { version, revision, value: operation(before.value) }
        })
        settle(own)
        accept(stored, from)
        publish({ type: 'recordChanged', key, revision })
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
