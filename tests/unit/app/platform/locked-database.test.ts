import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { storageHealthAtom, StorageRefused } from '../../../../src/platform/storage/idb.ts'
import type { RecordOptions } from '../../../../src/platform/storage/record.ts'
import { type FakeTab, tabStage } from '../../../support/stage.ts'

const stage = tabStage()
const health = ({ store }: FakeTab) => store.get(storageHealthAtom)
const add = (id: string) => (current: unknown) => [...((current as string[] | undefined) ?? []), id]

/** From now on transactions never end, as in Safari while a page that is closed locks the database. */
function lockDatabase(): { readonly abort: () => void } {
  const request = () => ({})
  const records = { get: request, getAllKeys: request, openKeyCursor: request }
  const abort = vi.fn<() => void>()
  const transaction = Object.assign(new EventTarget(), {
    abort,
    objectStore: () => ({ ...records, transaction }),
  })
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockReturnValue(transaction as unknown as IDBTransaction)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return { abort }
}

/** A connection whose transaction stays open until it is released, as that of a tab that the browser froze. */
async function lockByRequests(key: string): Promise<{ readonly release: () => void }> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = stage.device.indexedDB.open('marquee')
    opening.onsuccess = () => resolve(opening.result)
  })
  let isReleased = false
  const records = database.transaction('records', 'readwrite').objectStore('records')
  const next = () => {
    if (!isReleased) records.get(key).onsuccess = next
  }
  next()
  return { release: () => (isReleased = true) }
}

describe('a transaction that never ends', () => {
  test.each<[string, (tab: FakeTab) => Promise<unknown>]>([
    ['a read', ({ database }) => database.get('list')],
    ['a read of many', ({ database }) => database.getWhere(() => true)],
    ['a change', ({ database }) => database.update('list', add('b'))],
    ['a deletion', ({ database }) => database.deleteWhere(() => true)],
  ])('%s: the health is `memory`, and later calls reject at once', async (_case, call) => {
    const tab = stage.open()
    await tab.database.set('list', ['a'])
    const { abort } = lockDatabase()
    const calling = call(tab).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(4000)
    expect(await calling).toBeInstanceOf(StorageRefused)
    expect(abort).toHaveBeenCalledOnce()
    expect(health(tab)).toBe('memory')
    await expect(tab.database.get('list')).rejects.toBeInstanceOf(StorageRefused)
  })

  test('records show their changes, and the app starts', async () => {
    const tab = stage.open()
    await tab.database.set('list', ['a'])
    lockDatabase()
    const hydrating = tab.records.hydrate()
    await vi.advanceTimersByTimeAsync(600)
    await hydrating
    const record = tab.records.of({
      scope: 'device',
      name: 'names',
      version: 1,
      schema: v.array(v.string()),
      initial: [],
    })
    const first = record.apply(() => ['a'])
    await vi.advanceTimersByTimeAsync(4000)
    expect(await first).toBe('unstored')
    expect(await record.apply((names) => [...names, 'b'])).toBe('memory')
    expect(record.get()).toEqual(['a', 'b'])
    await record.loaded
  })

  test('because a frozen tab has locked the database: changes are stored, and other tabs seen, when it continues', async () => {
    const names = {
      scope: 'device' as const,
      name: 'names',
      version: 1,
      schema: v.array(v.string()),
      initial: [],
    } satisfies RecordOptions<string[]>
    const [tab, other] = [stage.open(), stage.open()]
    const record = tab.records.of(names)
    await record.loaded
    const { key } = record
    const frozen = await lockByRequests(key)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const adding = record.apply((list) => [...list, 'a'])
    const writing = other.records.of(names).apply((list) => [...list, 'b'])
    await vi.advanceTimersByTimeAsync(4000)
    expect([await adding, await writing]).toEqual(['unstored', 'unstored'])
    expect(record.get()).toEqual(['a'])
    vi.useRealTimers()
    frozen.release()
    await vi.waitFor(() => expect([health(tab), health(other)]).toEqual(['ok', 'ok']))
    await vi.waitFor(() => expect(record.get().toSorted()).toEqual(['a', 'b']))
    expect(await stage.storedRecord(key)).toMatchObject({ revision: 2 })
  })

  test('of a page in the back/forward cache is aborted, and runs again when the page is shown', async () => {
    const tab = stage.open()
    await tab.database.set('list', ['a'])
    const { get } = IDBObjectStore.prototype
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(function (this: IDBObjectStore, key) {
      // One request follows the other, and the app's own gets no result.
      const next = () => void (get.call(this, key).onsuccess = next)
      next()
      return new EventTarget() as IDBRequest
    })
    const abort = vi.spyOn(IDBTransaction.prototype, 'abort')
    const changing = tab.database.update('list', add('b'))
    await new Promise((resolve) => setTimeout(resolve, 20))
    tab.environment.window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }))
    expect(abort).toHaveBeenCalledOnce()
    const other = stage.open()
    await other.database.update('list', add('c'))
    expect(await stage.storedRecord('list')).toEqual(['a', 'c'])
    tab.environment.window.dispatchEvent(new Event('pageshow'))
    await changing
    expect(await stage.storedRecord('list')).toEqual(['a', 'c', 'b'])
    expect(health(tab)).toBe('ok')
  })
})
