import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { storageHealthAtom, StorageRefused } from '../../../../src/platform/storage/idb.ts'
import type { RecordOptions } from '../../../../src/platform/storage/record.ts'
import { type FakeTab, tabStage } from '../../../support/stage.ts'

const stage = tabStage()
const health = ({ store }: FakeTab) => store.get(storageHealthAtom)
const add = (id: string) => (current: unknown) => [...((current as string[] | undefined) ?? []), id]
const refuse = () => {
  throw new DOMException('denied', 'SecurityError')
}

describe('one transaction per change', () => {
  test('two tabs that change one record a hundred times at once lose nothing', async () => {
    const [a, b] = [stage.open(), stage.open()]
    const ids = Array.from({ length: 100 }, (_, index) => String(index))
    await Promise.all(ids.map((id, index) => (index % 2 ? a : b).database.update('list', add(id))))
    const list = (await a.database.get('list')) as string[]
    expect(list.toSorted()).toEqual(ids.toSorted())
  })

  test('an updater that throws changes nothing, and rejects', async () => {
    const tab = stage.open()
    await tab.database.set('list', ['kept'])
    await expect(tab.database.update('list', () => refuseOperation())).rejects.toThrow('not this')
    expect(await tab.database.get('list')).toEqual(['kept'])
    expect(health(tab)).toBe('ok')
  })

  test('a value that cannot be stored changes nothing, and rejects', async () => {
    const tab = stage.open()
    await expect(tab.database.set('list', () => {})).rejects.toThrow(/cloned/i)
    expect(await tab.database.get('list')).toBeUndefined()
    expect(health(tab)).toBe('ok')
  })

  test('deleting by key pattern leaves the rest', async () => {
    const tab = stage.open()
    await tab.database.set('personal_a', 1)
    await tab.database.set('personal_b', 2)
    await tab.database.set('fav_demo', 3)
    await tab.database.set('gone', 4)
    await tab.database.deleteWhere((key) => key.startsWith('personal_'))
    await tab.database.deleteWhere((key) => key === 'gone')
    expect([...(await tab.database.getWhere(() => true))]).toEqual([['fav_demo', 3]])
  })
})

function refuseOperation(): never {
  throw new Error('not this')
}

/** The connections the app opens from now on. */
function watchConnections(): IDBDatabase[] {
  const connections: IDBDatabase[] = []
  const open = stage.device.indexedDB.open.bind(stage.device.indexedDB)
  vi.spyOn(stage.device.indexedDB, 'open').mockImplementation((name, version) => {
    const request = open(name, version)
    request.addEventListener('success', () => connections.push(request.result))
    return request
  })
  return connections
}

describe('a connection that the browser severs', () => {
  test('is opened again for the next change', async () => {
    const tab = stage.open()
    const connections = watchConnections()
    await tab.database.set('list', ['a'])
    connections[0]?.close()
    await tab.database.update('list', add('b'))
    expect(await tab.database.get('list')).toEqual(['a', 'b'])
    expect(connections).toHaveLength(2)
    expect(health(tab)).toBe('ok')
  })

  test('in the middle of a change: the change runs once more, and counts once', async () => {
    const tab = stage.open()
    await tab.database.set('list', ['a'])
    const put = vi.spyOn(IDBObjectStore.prototype, 'put')
    put.mockImplementationOnce(function (this: IDBObjectStore) {
      this.transaction.abort()
      throw new DOMException('connection lost', 'UnknownError')
    })
    await tab.database.update('list', add('b'))
    expect(put).toHaveBeenCalledTimes(2)
    expect(await stage.storedRecord('list')).toEqual(['a', 'b'])
  })

  test('for good: the health is `memory`', async () => {
    const tab = stage.open()
    await tab.database.set('list', ['a'])
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('connection is closing', 'InvalidStateError')
    })
    await expect(tab.database.update('list', add('b'))).rejects.toBeInstanceOf(StorageRefused)
    expect(health(tab)).toBe('memory')
  })

  test('because the site’s data is deleted: the next change creates a database, and the health is `deleted`', async () => {
    const tab = stage.open()
    await tab.database.set('list', ['a'])
    expect(health(tab)).toBe('ok')
    await stage.deleteDatabase()
    await tab.database.update('list', add('b'))
    expect(await stage.storedRecord('list')).toEqual(['b'])
    expect(health(tab)).toBe('deleted')
  })
})

test('a database without the store gets it', async () => {
  await new Promise<void>((resolve) => {
    const request = stage.device.indexedDB.open('marquee')
    request.onsuccess = () => resolve(request.result.close())
  })
  const [a, b] = [stage.open(), stage.open()]
  await Promise.all([a.database.update('list', add('a')), b.database.update('list', add('b'))])
  expect(await a.database.get('list')).toHaveLength(2)
  expect([health(a), health(b)]).toEqual(['ok', 'ok'])
})

describe('where the browser refuses the database', () => {
  test.each([
    ['it throws', refuse],
    ['the request fails', () => failingRequest()],
  ])('%s: every call rejects, with the health', async (_case, open) => {
    const tab = stage.open()
    vi.spyOn(stage.device.indexedDB, 'open').mockImplementation(open)
    await expect(tab.database.update('list', add('a'))).rejects.toBeInstanceOf(StorageRefused)
    await expect(tab.database.get('list')).rejects.toBeInstanceOf(StorageRefused)
    await expect(tab.database.deleteWhere(() => true)).rejects.toBeInstanceOf(StorageRefused)
    expect(health(tab)).toBe('memory')
  })

  test('it is missing', async () => {
    const tab = stage.open({ indexedDB: undefined })
    await expect(tab.database.get('list')).rejects.toBeInstanceOf(StorageRefused)
    expect(health(tab)).toBe('memory')
  })

  test('it hangs, and opens later: the health is `memory` until then', async () => {
    const tab = stage.open()
    const request = new EventTarget() as IDBOpenDBRequest
    const { indexedDB } = stage.device
    const open = indexedDB.open.bind(indexedDB)
    vi.spyOn(indexedDB, 'open').mockReturnValueOnce(request)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const reading = tab.database.get('list').catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await reading).toBeInstanceOf(StorageRefused)
    expect(health(tab)).toBe('memory')
    vi.useRealTimers()
    const late = open('marquee', 1)
    late.onupgradeneeded = () => late.result.createObjectStore('records')
    late.onsuccess = () => {
      Object.defineProperty(request, 'result', { value: late.result })
      request.onsuccess?.(new Event('success'))
    }
    await vi.waitFor(() => expect(health(tab)).toBe('ok'))
    await tab.database.update('list', add('a'))
    expect(await stage.storedRecord('list')).toEqual(['a'])
  })
})

function failingRequest(): IDBOpenDBRequest {
  const request = new EventTarget() as IDBOpenDBRequest
  Object.defineProperty(request, 'error', { value: new DOMException('broken', 'UnknownError') })
  queueMicrotask(() => request.onerror?.(new Event('error')))
  return request
}

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

test('a full disk: what does not fit is rejected, what was stored stays, and free space is noticed', async () => {
  const tab = stage.open()
  await tab.database.set('list', ['stored'])
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await expect(tab.database.update('list', add('a'))).rejects.toBeInstanceOf(StorageRefused)
  expect(health(tab)).toBe('full')
  expect(await tab.database.get('list')).toEqual(['stored'])

  put.mockRestore()
  await tab.database.update('list', add('b'))
  expect(await stage.storedRecord('list')).toEqual(['stored', 'b'])
  expect(health(tab)).toBe('ok')
})
