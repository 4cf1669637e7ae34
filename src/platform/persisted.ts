import { atom, type WritableAtom } from 'jotai'
import * as v from 'valibot'
import { clearWhere, forgetHeld, idbGetMany, storageHealthAtom } from './idb.ts'
import { onShown } from './page.ts'
import { createRecord, type LoadableRecord, type RecordOptions, type StoredRecord } from './record.ts'
import { localStore } from './storage.ts'
import { store } from './store.ts'
import { subscribe } from './tab-channel.ts'

/** Names under which preferences are mirrored in local storage for the pre-paint script (section 3; `rail` is our own). */
export type MirrorName = 'theme' | 'style' | 'layout' | 'lang' | 'rail'

/** What is done with records whatever they hold. */
type AnyRecord = Pick<LoadableRecord<never>, 'key' | 'load' | 'reload' | 'forget'>

const records = new Map<string, AnyRecord>()
const collections = new Map<string, unknown>()
const hydrateCap = 600
let hydrated = false
let listening = false

/** Other tabs' messages and a page that is shown again are applied: read, never saved, never echoed. */
function listen(): void {
  if (listening) return
  listening = true
  subscribe('recordChanged', ({ key }) => void records.get(key)?.reload())
  const reload = () => {
    for (const record of records.values()) void record.reload()
  }
  onShown(reload)
  // The database serves again, or opened late: what it holds was not read yet.
  let health = store.get(storageHealthAtom)
  store.sub(storageHealthAtom, () => {
    const before = health
    health = store.get(storageHealthAtom)
    if (before === 'memory' && health !== 'memory') reload()
  })
}

/**
 * Reads the persisted records before the first render, so that nothing is written over what was not
 * read yet and nothing flashes. Takes at most 600 ms: after that the app starts from what the mirrors and
 * defaults say, and the stored values are merged in when they come. Never rejects.
 */
export async function hydrate(): Promise<void> {
  listen()
  hydrated = true
  const all = [...records.values()]
  const values = idbGetMany(all.map((record) => record.key))
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, hydrateCap)
  const read = Promise.all(all.map((record, index) => record.load(values.then((list) => list[index]))))
  await Promise.race([read, late])
  clearTimeout(timer)
}

function register<T>(options: RecordOptions<T>): LoadableRecord<T> {
  const record = createRecord(options)
  records.set(options.key, record)
  listen()
  return record
}

/**
 * A persisted value of a key made at run time (per player and kind), changed by operations. It loads
 * itself. The same key gives the same record: the first caller's version and schema hold for it.
 */
export function persistedCollection<T>(options: RecordOptions<T>): StoredRecord<T> {
  const known = collections.get(options.key)
  if (known) return known as StoredRecord<T>
  const record = register(options)
  collections.set(options.key, record)
  void record.reload()
  return record
}

export interface PersistedAtomOptions<T> extends RecordOptions<T> {
  /**
   * Name in local storage that tells the value until the database answers, or where there is none.
   * `preferences.ts` writes it, since what the pre-paint script needs is the choice or else the site's default.
   */
  readonly mirror?: MirrorName
}

/** An atom kept in IndexedDB: written behind, followed by all tabs, rolled back when a write fails. */
export function persistedAtom<T>({
  mirror,
  ...options
}: PersistedAtomOptions<T>): WritableAtom<T, [T], void> {
  const mirrored = mirror ? v.safeParse(options.schema, localStore.get(mirror)) : undefined
  const record = register(mirrored?.success ? { ...options, preview: mirrored.output } : options)
  if (hydrated) void record.reload()
  return atom(
    (get) => get(record.atom),
    (_get, _set, value: T) => void record.apply(() => value),
  )
}

/** Forgets records by key in this tab, with what it has not written, and reads what the database holds. Never rejects. */
export async function forgetShown(matches: (key: string) => boolean): Promise<void> {
  const theirs = [...records.values()].filter((record) => matches(record.key))
  for (const record of theirs) record.forget()
  forgetHeld(matches)
  await Promise.all(theirs.map((record) => record.reload()))
}

/**
 * Deletes records by key, in the database and on screen: personal data at a session's end. False when the database has yet
 * to do it. Never rejects.
 */
export async function forgetRecords(matches: (key: string) => boolean): Promise<boolean> {
  for (const record of records.values()) if (matches(record.key)) record.forget()
  return clearWhere(matches).catch(() => false)
}
