import { describe, expect, test, vi } from 'vitest'
import { storageHealthAtom, StorageRefused } from '../../../../src/platform/storage/idb.ts'
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
