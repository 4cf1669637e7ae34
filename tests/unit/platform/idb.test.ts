import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, test, vi } from 'vitest'
import { storageHealthAtom, storageLostAtom } from '../../../src/platform/storage/idb.ts'
import { type FakeTab, tabStage } from '../../support/stage.ts'
import { waitFor } from '../../support/wait-for.ts'

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

  test('an updater that throws changes nothing, and the caller hears of it', async () => {
    const tab = stage.open()
    await tab.database.set('list', ['kept'])
    await expect(tab.database.update('list', () => refuseOperation())).rejects.toThrow('not this')
    expect(await tab.database.get('list')).toEqual(['kept'])
    expect(health(tab)).toBe('ok')
  })

  test('a value that cannot be stored changes nothing, and the caller hears of it', async () => {
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

  test('for good: the app goes on from memory, and saves what it held when the database is back', async () => {
    const tab = stage.open()
    await tab.database.set('list', ['a'])
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('connection is closing', 'InvalidStateError')
    })
    await tab.database.update('list', add('b'))
    expect(health(tab)).toBe('memory')
    expect(await tab.database.get('list')).toEqual(['a', 'b'])

    transaction.mockRestore()
    await stage.plantRecord('list', ['a', 'from another tab'])
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
    await tab.database.update('other', () => 'saved')
    await waitFor(() => expect(health(tab)).toBe('ok'))
    expect(await stage.storedRecord('list')).toEqual(['a', 'from another tab', 'b'])
    expect(await stage.storedRecord('other')).toBe('saved')
  })
})

test('what was cleared while the database was refused is gone before anything new is saved, and takes nothing new along', async () => {
  const tab = stage.open()
  await tab.database.set('personal_first', 1)
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('connection is closing', 'InvalidStateError')
  })
  await tab.database.update('list', add('a'))
  await tab.database.deleteWhere((key) => key.startsWith('personal_'))

  transaction.mockRestore()
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
  await tab.database.update('personal_second', () => 2)
  expect(await stage.storedRecord('personal_first')).toBeUndefined()
  await waitFor(() => expect(health(tab)).toBe('ok'))
  expect(await stage.storedRecord('personal_second')).toBe(2)
  expect(await tab.database.get('personal_first')).toBeUndefined()
})

test('an upgrade by a newer version of the app is never blocked', async () => {
  const tab = stage.open()
  await tab.database.set('list', ['a'])
  const blocked = vi.fn<() => void>()
  await new Promise<void>((resolve, reject) => {
    const request = stage.device.indexedDB.open('marquee', 99)
    request.onblocked = blocked
    request.onerror = () => reject(request.error ?? new Error('not opened'))
    request.onsuccess = () => {
      request.result.close()
      resolve()
    }
  })
  expect(blocked).not.toHaveBeenCalled()
  await tab.database.update('list', add('b'))
  expect(await tab.database.get('list')).toEqual(['a', 'b'])
})

test('a database that lacks the store (an interrupted creation) gets it', async () => {
  await new Promise<void>((resolve) => {
    const request = stage.device.indexedDB.open('marquee')
    request.onsuccess = () => {
      request.result.close()
      resolve()
    }
  })
  const tab = stage.open()
  await tab.database.set('list', ['a'])
  expect(await tab.database.get('list')).toEqual(['a'])
})

describe('where the browser gives no database', () => {
  test.each([
    ['it throws', refuse],
    ['the request fails', () => failingRequest()],
  ])('%s: everything works from memory, and the app knows', async (_case, open) => {
    const tab = stage.open()
    vi.spyOn(stage.device.indexedDB, 'open').mockImplementation(open)
    await tab.database.update('list', add('a'))
    await tab.database.update('list', add('b'))
    await tab.database.set('personal_x', 1)
    await tab.database.deleteWhere((key) => key.startsWith('personal_'))
    expect(await tab.database.get('list')).toEqual(['a', 'b'])
    expect([...(await tab.database.getWhere(() => true))]).toEqual([['list', ['a', 'b']]])
    expect(health(tab)).toBe('memory')
  })

  test('it is missing altogether', async () => {
    const tab = stage.open({ indexedDB: undefined })
    await tab.database.update('list', add('a'))
    expect(await tab.database.get('list')).toEqual(['a'])
    expect(health(tab)).toBe('memory')
  })

  test('it hangs: a read answers from memory, and what was held is saved when it opens after all', async () => {
    const tab = stage.open()
    const open = stage.device.indexedDB.open.bind(stage.device.indexedDB)
    let letThrough = () => {}
    const hanging = vi.spyOn(stage.device.indexedDB, 'open').mockImplementation((name, version) => {
      const stuck = new EventTarget() as IDBOpenDBRequest
      letThrough = () => {
        const request = open(name, version)
        request.onupgradeneeded = (event) => {
          Object.defineProperty(stuck, 'result', { configurable: true, value: request.result })
          stuck.onupgradeneeded?.(event)
        }
        request.onsuccess = (event) => {
          Object.defineProperty(stuck, 'result', { configurable: true, value: request.result })
          stuck.onsuccess?.(event)
        }
      }
      return stuck
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const reading = tab.database.get('list')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await reading).toBeUndefined()
    expect(health(tab)).toBe('memory')
    await tab.database.update('list', add('a'))
    vi.useRealTimers()
    hanging.mockRestore()
    letThrough()
    await waitFor(() => expect(health(tab)).toBe('ok'))
    expect(await stage.storedRecord('list')).toEqual(['a'])
  })
})

function failingRequest(): IDBOpenDBRequest {
  const request = new EventTarget() as IDBOpenDBRequest
  Object.defineProperty(request, 'error', { value: new DOMException('broken', 'UnknownError') })
  queueMicrotask(() => request.onerror?.(new Event('error')))
  return request
}

describe('a full disk', () => {
  test('what does not fit lives in memory, what was saved stays, and room later saves it', async () => {
    const tab = stage.open()
    await tab.database.set('list', ['saved'])
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await tab.database.update('list', add('held'))
    expect(health(tab)).toBe('full')
    expect(await tab.database.get('list')).toEqual(['saved', 'held'])
    expect(await stage.storedRecord('list')).toEqual(['saved'])

    put.mockRestore()
    await tab.database.update('list', add('later'))
    expect(await stage.storedRecord('list')).toEqual(['saved', 'held', 'later'])
    expect(health(tab)).toBe('ok')
  })
})

describe('storage that the browser wiped', () => {
  test('is noticed at the next start, and a first visit is not mistaken for it', async () => {
    const first = stage.open()
    await first.database.set('list', ['a'])
    expect(first.store.get(storageLostAtom)).toBe(false)

    stage.device.indexedDB = new IDBFactory()
    const second = stage.open()
    expect(await second.database.get('list')).toBeUndefined()
    expect(second.store.get(storageLostAtom)).toBe(true)
  })
})
