import { IDBFactory } from 'fake-indexeddb'
import * as v from 'valibot'
import { afterEach, beforeEach, vi } from 'vitest'
import { memoryStorage, openTab } from './tabs.ts'

const modules = async () => ({
  ...(await import('../../src/platform/storage/persisted.ts')),
  ...(await import('../../src/platform/store.ts')),
  ...(await import('../../src/platform/tabs/tab-channel.ts')),
})
type PersistedTab = Awaited<ReturnType<typeof modules>>

const tabs: PersistedTab[] = []

/** Gives each test of a file a database and a local storage of its own, and closes its tabs afterwards. */
export function freshStorage(): void {
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
}

/** A tab that knows records. */
export async function openPersistedTab(): Promise<PersistedTab> {
  const tab = await openTab(modules)
  tabs.push(tab)
  return tab
}

/** A player's list as a record, and an operation on it. */
export const listOptions = {
  scope: 'player' as const,
  name: 'fav_demo_slots',
  version: 1,
  schema: v.array(v.string()),
  initial: [],
}
export const add = (id: string) => (list: string[]) => (list.includes(id) ? list : [...list, id])
