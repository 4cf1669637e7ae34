import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { persistedAtom } from '../../../../src/platform/storage/persisted.ts'
import { tabStage } from '../../../support/stage.ts'
import { add, listOptions } from '../../../support/stored-list.ts'
import { waitFor } from '../../../support/wait-for.ts'

const themeOptions = {
  scope: 'device' as const,
  name: 'theme_choice',
  version: 2,
  schema: v.picklist(['dark', 'light', 'black']),
  initial: 'dark' as const,
}
const remove = (id: string) => (list: string[]) => list.filter((other) => other !== id)

const stage = tabStage()

/** The record after choosing black. */
const changed = (revision: number) => ({ version: 2, revision, value: 'black' })

describe('a persisted atom', () => {
  test('is stored for the next page', async () => {
    const first = stage.open()
    const theme = persistedAtom(themeOptions)
    await first.records.hydrate()
    first.store.set(theme, 'black')
    expect(first.store.get(theme)).toBe('black')
    await waitFor(async () => expect(await stage.storedRecord('theme_choice')).toEqual(changed(1)))

    const second = stage.open()
    const again = persistedAtom(themeOptions)
    await second.records.hydrate()
    expect(second.store.get(again)).toBe('black')
  })

  test('registered after the start loads itself', async () => {
    await stage.plantRecord('theme_choice', { version: 2, revision: 4, value: 'light' })
    const tab = stage.open()
    await tab.records.hydrate()
    const theme = persistedAtom(themeOptions)
    await waitFor(() => expect(tab.store.get(theme)).toBe('light'))
  })

  test.each([
    ['an older version', { version: 1, revision: 9, value: 'light' }],
    ['a value that the schema refuses', { version: 2, revision: 9, value: 'purple' }],
    ['something else altogether', 'light'],
    ['nothing', undefined],
  ])('discards %s', async (_case, stored) => {
    await stage.plantRecord('theme_choice', stored)
    const tab = stage.open()
    const theme = persistedAtom(themeOptions)
    await tab.records.hydrate()
    expect(tab.store.get(theme)).toBe('dark')
  })

  test('never overwrites what a newer version of the app stored', async () => {
    const newer = { version: 3, revision: 9, value: { name: 'midnight' } }
    await stage.plantRecord('theme_choice', newer)
    const tab = stage.open()
    const theme = persistedAtom(themeOptions)
    await tab.records.hydrate()
    tab.store.set(theme, 'black')
    await waitFor(() => expect(tab.store.get(theme)).toBe('dark'))
    expect(await stage.storedRecord('theme_choice')).toEqual(newer)
  })

  test('rolls the screen back when a write fails', async () => {
    const tab = stage.open()
    const theme = persistedAtom(themeOptions)
    await tab.records.hydrate()
    tab.store.set(theme, 'light')
    await waitFor(async () => expect(await stage.storedRecord('theme_choice')).toBeDefined())
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no', 'DataError')
    })
    tab.store.set(theme, 'black')
    expect(tab.store.get(theme)).toBe('black')
    await waitFor(() => expect(tab.store.get(theme)).toBe('light'))
  })
})

describe('the start', () => {
  test('a change made before the stored value was read is added to it and does not replace it', async () => {
    await stage.plantRecord('fav_demo_slots', { version: 1, revision: 1, value: ['a', 'b', 'c'] })
    const tab = stage.open()
    const list = tab.records.of(listOptions)
    const saved = list.apply(add('d'))
    expect(list.get()).toEqual(['d'])
    await tab.records.hydrate()
    expect(await saved).toBe('stored')
    expect(list.get()).toEqual(['a', 'b', 'c', 'd'])
  })

  test('a hanging database does not delay it: the mirror is used', async () => {
    stage.device.localStorage.setItem('theme', 'black')
    vi.spyOn(stage.device.indexedDB, 'open').mockReturnValue(new EventTarget() as IDBOpenDBRequest)
    const tab = stage.open()
    const theme = persistedAtom({ ...themeOptions, mirror: 'theme' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const hydrated = vi.fn<() => void>()
    void tab.records.hydrate().then(hydrated)
    await vi.advanceTimersByTimeAsync(700)
    expect(hydrated).toHaveBeenCalled()
    expect(tab.store.get(theme)).toBe('black')
  })

  test('the mirror is used without a database, and not with one that has no choice', async () => {
    stage.device.localStorage.setItem('theme', 'black')
    const working = stage.open()
    const theme = persistedAtom({ ...themeOptions, mirror: 'theme' })
    await working.records.hydrate()
    expect(working.store.get(theme)).toBe('dark')

    stage.device.localStorage.setItem('theme', 'black')
    const refused = stage.open({ indexedDB: undefined })
    const again = persistedAtom({ ...themeOptions, mirror: 'theme' })
    await refused.records.hydrate()
    expect(refused.store.get(again)).toBe('black')
  })

  test('an invalid mirror is ignored', async () => {
    stage.device.localStorage.setItem('theme', '<script>')
    const tab = stage.open()
    expect(tab.store.get(persistedAtom({ ...themeOptions, mirror: 'theme' }))).toBe('dark')
  })
})

describe('an operation that the browser does not store', () => {
  test('shows where the database is refused, until the page is closed or the data deleted', async () => {
    const tab = stage.open({ indexedDB: undefined })
    const list = tab.records.of(listOptions)
    await list.loaded
    expect(await list.apply(add('a'))).toBe('memory')
    expect(await list.apply(add('b'))).toBe('memory')
    await list.reload()
    expect(list.get()).toEqual(['a', 'b'])
    expect(await tab.records.deleteWhere(() => true)).toBe(false)
    expect(list.get()).toEqual([])
  })

  test('shows where the disk is full, and is stored with the next one that fits', async () => {
    const tab = stage.open()
    const list = tab.records.of(listOptions)
    await list.apply(add('stored'))
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await list.apply(add('waiting'))).toBe('unstored')
    await list.reload()
    expect(list.get()).toEqual(['stored', 'waiting'])
    put.mockRestore()
    expect(await list.apply(add('next'))).toBe('stored')
    expect(list.get()).toEqual(['stored', 'waiting', 'next'])
    expect(await stage.storedRecord('fav_demo_slots')).toMatchObject({ value: ['stored', 'waiting', 'next'] })
  })

  test('shows where a database that worked is lost, and later ones are in memory', async () => {
    const tab = stage.open()
    const list = tab.records.of(listOptions)
    await list.apply(add('stored'))
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('aborted', 'AbortError')
    })
    expect(await list.apply(add('lost'))).toBe('unstored')
    expect(await list.apply(add('next'))).toBe('memory')
    expect(list.get()).toEqual(['stored', 'lost', 'next'])
  })

  test('is rolled back where it can never be stored', async () => {
    const tab = stage.open()
    const list = tab.records.of(listOptions)
    await list.apply(add('stored'))
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no', 'DataError')
    })
    expect(await list.apply(add('invalid'))).toBe('failed')
    expect(list.get()).toEqual(['stored'])
  })
})

describe('several tabs', () => {
  test('another tab applies the change, and neither saves nor sends it again', async () => {
    const [a, b] = [stage.open(), stage.open()]
    const [listA, listB] = [a.records.of(listOptions), b.records.of(listOptions)]
    await Promise.all([a.records.hydrate(), b.records.hydrate()])
    const said: unknown[] = []
    const listener = new stage.device.BroadcastChannel('marquee')
    listener.onmessage = (event) => said.push(event.data)
    const put = vi.spyOn(IDBObjectStore.prototype, 'put')

    await listA.apply(add('x'))
    await waitFor(() => expect(listB.get()).toEqual(['x']))
    await waitFor(() => expect(said).toEqual([{ type: 'recordChanged', key: 'fav_demo_slots' }]))
    expect(put).toHaveBeenCalledTimes(1)
    listener.close()
  })

  test('different items toggled at the same instant both survive, in both tabs', async () => {
    const [a, b] = [stage.open(), stage.open()]
    const [listA, listB] = [a.records.of(listOptions), b.records.of(listOptions)]
    await Promise.all([listA.apply(add('x')), listB.apply(add('y'))])
    await waitFor(() => {
      expect(listA.get().toSorted()).toEqual(['x', 'y'])
      expect(listB.get()).toEqual(listA.get())
    })
  })

  test('the same item: the last operation wins in both tabs', async () => {
    const [a, b] = [stage.open(), stage.open()]
    const [listA, listB] = [a.records.of(listOptions), b.records.of(listOptions)]
    await listA.apply(add('x'))
    await Promise.all([listA.apply(add('x')), listB.apply(remove('x'))])
    await waitFor(() => {
      expect(listA.get()).toEqual([])
      expect(listB.get()).toEqual([])
    })
  })

  test('a tab that missed messages reads again when it is shown', async () => {
    const tab = stage.open()
    const list = tab.records.of(listOptions)
    await tab.records.hydrate()
    await stage.plantRecord('fav_demo_slots', { version: 1, revision: 7, value: ['while frozen'] })
    expect(list.get()).toEqual([])
    tab.environment.window.dispatchEvent(new Event('pageshow'))
    await waitFor(() => expect(list.get()).toEqual(['while frozen']))
  })

  test('a message that arrives during a read leads to another read', async () => {
    const tab = stage.open()
    const list = tab.records.of(listOptions)
    await list.loaded
    const slow = new EventTarget() as IDBRequest<unknown>
    Object.defineProperty(slow, 'result', { value: undefined })
    vi.spyOn(IDBObjectStore.prototype, 'get').mockReturnValueOnce(slow)
    const reading = list.reload()
    await stage.plantRecord('fav_demo_slots', { version: 1, revision: 2, value: ['meanwhile'] })
    void list.reload()
    slow.onsuccess?.(new Event('success'))
    await reading
    expect(list.get()).toEqual(['meanwhile'])
  })

  test('a change that a read sees before its own confirmation is not counted twice', async () => {
    const tab = stage.open()
    const counter = tab.records.of({
      scope: 'device',
      name: 'counter',
      version: 1,
      schema: v.number(),
      initial: 0,
    })
    await counter.loaded
    const seen: number[] = []
    counter.subscribe((value) => seen.push(value))
    const saving: Promise<unknown>[] = []
    for (let press = 0; press < 20; press++) {
      saving.push(
        counter.apply((count) => count + 1),
        counter.reload(),
      )
      await Promise.race([saving.at(-1), new Promise((resolve) => setImmediate(resolve))])
    }
    await Promise.all(saving)
    expect(counter.get()).toBe(20)
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect(Math.max(...seen)).toBe(20)
  })

  test('operations of one tab that overtake each other all count', async () => {
    const tab = stage.open()
    const list = tab.records.of(listOptions)
    const seen: string[][] = []
    list.subscribe((value) => seen.push(value))
    await Promise.all(Array.from({ length: 11 }, (_, index) => list.apply(add(String(index)))))
    expect(list.get()).toHaveLength(11)
    // Each change shows at once and is never reverted for a moment.
    for (const [index, value] of seen.entries()) {
      expect(value.length).toBeGreaterThanOrEqual(seen[index - 1]?.length ?? 0)
    }
  })
})

test('one key has one record', async () => {
  const tab = stage.open()
  expect(tab.records.of(listOptions)).toBe(tab.records.of({ ...listOptions }))
})
