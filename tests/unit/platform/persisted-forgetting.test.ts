import { IDBFactory } from 'fake-indexeddb'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryStorage, openTab, storedRecord } from '../../support/tabs.ts'

const modules = async () => ({
  ...(await import('../../../src/platform/persisted.ts')),
  ...(await import('../../../src/platform/store.ts')),
  ...(await import('../../../src/platform/tab-channel.ts')),
})
type Tab = Awaited<ReturnType<typeof modules>>
const tabs: Tab[] = []

async function load(): Promise<Tab> {
  const tab = await openTab(modules)
  tabs.push(tab)
  return tab
}

const listOptions = { key: 'fav_demo_slots', version: 1, schema: v.array(v.string()), initial: [] }
const add = (id: string) => (list: string[]) => (list.includes(id) ? list : [...list, id])

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', memoryStorage())
})

afterEach(() => {
  for (const tab of tabs.splice(0)) tab.closeChannel()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('forgetting', () => {
  test('takes records by key from the screen at once and from the database', async () => {
    const tab = await load()
    const personal = tab.persistedCollection({ ...listOptions, key: 'personal_demo' })
    const favourites = tab.persistedCollection(listOptions)
    await personal.apply(add('p'))
    await favourites.apply(add('f'))
    const done = tab.forgetRecords((key) => key.startsWith('personal_'))
    expect(personal.get()).toEqual([])
    await done
    expect(await storedRecord('personal_demo')).toBeUndefined()
    expect(favourites.get()).toEqual(['f'])
  })

  test('is not undone by a change or a read that was under way', async () => {
    const tab = await load()
    const personal = tab.persistedCollection({ ...listOptions, key: 'personal_demo' })
    await personal.apply(add('p'))
    const changing = personal.apply(add('q'))
    const reading = personal.reload()
    const forgetting = tab.forgetRecords((key) => key.startsWith('personal_'))
    await Promise.all([changing, reading, forgetting])
    expect(personal.get()).toEqual([])
    expect(await storedRecord('personal_demo')).toBeUndefined()
  })
})
