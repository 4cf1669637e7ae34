import { type Atom, atom, type WritableAtom } from 'jotai'
import * as v from 'valibot'
import type { PageVisibility } from '../page.ts'
import { platformAtom } from '../platform-atom.ts'
import type { TabChannel } from '../tabs/tab-channel.ts'
import { type KeyMatch, storageHealthAtom } from './idb.ts'
import {
  createRecord,
  type LoadableRecord,
  type RecordOptions,
  type RecordParts,
  type StoredRecord,
} from './record.ts'
import { isReadAtStart, recordKey } from './scopes.ts'
import type { SafeStorage } from './storage.ts'
import { limited } from '../limited.ts'

/** The records of a tab: one per key. */
export interface Records {
  /**
   * Reads the records in one transaction before the first render, so that the first frame shows the stored values
   * and no write precedes the read. Takes at most 600 ms; the app then starts with mirrors and defaults, and shows
   * the stored values when they are read. Never rejects.
   */
  hydrate(): Promise<void>
  /** The record of a key. It loads itself. The version and the schema of the first call apply to the key. */
  of<T>(options: RecordOptions<T>): StoredRecord<T>
  /** The record of a persisted atom: before the start it waits for `hydrate`. */
  ofAtom<T>(options: PersistedAtomOptions<T>): StoredRecord<T>
  /** The value under a key that is not a record: from the transaction of `hydrate`, else from the database. */
  read(key: string): Promise<unknown>
  /**
   * Deletes records by key, at once on screen and in the database. False if the database could not delete them.
   * Never rejects.
   */
  deleteWhere(matches: KeyMatch): Promise<boolean>
  /** Drops records by key from this tab, including unwritten changes, and reads them again. Never rejects. */
  rereadWhere(matches: KeyMatch): Promise<void>
}

/** Names under which preferences are mirrored in local storage for the pre-paint script (spec §3; `rail` is our own). */
export type MirrorName = 'theme' | 'style' | 'layout' | 'lang' | 'rail'

export interface PersistedAtomOptions<T> extends RecordOptions<T> {
  /**
   * Key in local storage of the value until the database responds, or without a database. `preferences.ts` writes it, because
   * the pre-paint script needs the choice or else the site's default.
   */
  readonly mirror?: MirrorName
}

/** The methods of a record that do not depend on the type of its value. */
type AnyRecord = Pick<LoadableRecord<never>, 'key' | 'load' | 'reload' | 'reset' | 'retry'>

const hydrateTimeoutMs = 600

export interface RecordsParts extends RecordParts {
  readonly localStore: SafeStorage
  readonly page: Pick<PageVisibility, 'onShown'>
  readonly channel: Pick<TabChannel, 'publish' | 'subscribe'>
}

export function createRecords(parts: RecordsParts): Records {
  const { database, page, channel, localStore, store } = parts
  const records = new Map<string, AnyRecord>()
  /** The values that were read at the start. Undefined once they may be outdated. */
  let atStart: Map<string, unknown> | undefined
  const changedSince = new Set<string>()
  /** Records that were deleted or dropped since, possibly while the values were being read. */
  const droppedSince: KeyMatch[] = []
  let start: 'waiting' | 'reading' | 'done' = 'waiting'
  let isListening = false

  /**
   * Reads records again that another tab changed, and all of them when the page is shown. When the database responds
   * again, it also stores what was refused.
   */
  function listen(): void {
    if (isListening) return
    isListening = true
    channel.subscribe('recordChanged', ({ key }) => {
      changedSince.add(key)
      void records.get(key)?.reload()
    })
    page.onShown(reloadAll)
    store.sub(storageHealthAtom, () => {
      if (store.get(storageHealthAtom) !== 'ok') return
      atStart = undefined
      for (const record of records.values()) void record.retry()
    })
  }

  function reloadAll(): void {
    atStart = undefined
    for (const record of records.values()) void record.reload()
  }

  function wasReadAtStart(key: string): boolean {
    if (atStart === undefined || !isReadAtStart(key) || changedSince.has(key)) return false
    return !droppedSince.some((matches) => matches(key))
  }

  /** Resets the records on screen whose key matches, and returns them. */
  function drop(matches: KeyMatch): readonly AnyRecord[] {
    droppedSince.push(matches)
    const dropped = [...records.values()].filter(({ key }) => matches(key))
    for (const record of dropped) record.reset()
    return dropped
  }

  async function readStart(): Promise<void> {
    start = 'reading'
    atStart = await database.getWhere(isReadAtStart).catch(() => undefined)
    start = 'done'
    for (const record of records.values()) loadOrRead(record)
  }

  function loadOrRead(record: AnyRecord): void {
    if (wasReadAtStart(record.key)) record.load(atStart?.get(record.key))
    else void record.reload()
  }

  function create<T>(options: RecordOptions<T>, isAtom: boolean): LoadableRecord<T> {
    const key = recordKey(options.scope, options.name)
    const isRead = wasReadAtStart(key)
    const record = createRecord(options, parts, isRead ? { stored: atStart?.get(key) } : undefined)
    records.set(key, record)
    listen()
    if (!isRead && (start === 'done' || (start === 'waiting' && !isAtom))) void record.reload()
    return record
  }

  function find<T>(options: RecordOptions<T>): LoadableRecord<T> | undefined {
    // One key has one type: the options that made the record had the same key.
    return records.get(recordKey(options.scope, options.name)) as LoadableRecord<T> | undefined
  }

  return {
    async hydrate() {
      listen()
      await limited(
        readStart().catch(() => {}),
        hydrateTimeoutMs,
        () => {},
      )
    },
    of: (options) => find(options) ?? create(options, false),
    ofAtom({ mirror, ...options }) {
      const known = find(options)
      if (known) return known
      const mirrored = mirror ? v.safeParse(options.schema, localStore.get(mirror)) : undefined
      return create(mirrored?.success ? { ...options, preview: mirrored.output } : options, true)
    },
    read: (key) => (wasReadAtStart(key) ? Promise.resolve(atStart?.get(key)) : database.get(key)),
    async deleteWhere(matches) {
      drop(matches)
      return database.deleteWhere(matches).then(
        () => true,
        () => false,
      )
    },
    async rereadWhere(matches) {
      await Promise.all(drop(matches).map((record) => record.reload()))
    },
  }
}

/** The records of the tab that a store belongs to. */
export const recordsAtom: Atom<Records | undefined> = atom((get) => get(platformAtom)?.records)

/** An atom stored in IndexedDB. It changes at once, in all tabs, and is rolled back if the write fails. */
export function persistedAtom<T>(options: PersistedAtomOptions<T>): WritableAtom<T, [T], void> {
  return atom(
    (get) => {
      const record = get(recordsAtom)?.ofAtom(options)
      return record ? get(record.atom) : options.initial
    },
    (get, _set, value: T) =>
      void get(recordsAtom)
        ?.ofAtom(options)
        .apply(() => value),
  )
}
