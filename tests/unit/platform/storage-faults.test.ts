import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Random, seeded } from '../../support/seed.ts'
import { storageHealthAtom, storageLostAtom } from '../../../src/platform/storage/idb.ts'
import { type FakeTab, tabStage } from '../../support/stage.ts'
import { waitFor } from '../../support/wait-for.ts'

const key = 'fav_demo_slots_favorites'
const points = 30
const Stored = v.object({ value: v.array(v.string()) })

const stage = tabStage()

const favouritesOf = ({ records }: FakeTab) =>
  records.of({
    scope: 'player',
    name: key,
    version: 1,
    schema: v.array(v.string()),
    initial: [],
  })
const seenOf = ({ records }: FakeTab) =>
  records.of({
    scope: 'session',
    name: 'demo_seen',
    version: 1,
    schema: v.string(),
    initial: '',
  })

/** Connections of the app that are open, to be severed. */
let connections: IDBDatabase[]
/** How far the monotonic clock was turned on, ms: what was given up on is tried again. */
let skew: number

beforeEach(() => {
  const { indexedDB } = stage.device
  connections = []
  skew = 0
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + skew)
  const open = indexedDB.open.bind(indexedDB)
  indexedDB.open = (...given) => {
    const request = open(...given)
    request.addEventListener('success', () => connections.push(request.result))
    return request
  }
})

function sever(): void {
  for (const connection of connections.splice(0)) connection.close()
}

/** What goes wrong, until the answered function is called. */
const faults: Readonly<Record<string, (random: Random) => Promise<() => void>>> = {
  refused: async () => {
    sever()
    const open = vi.spyOn(stage.device.indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    return () => open.mockRestore()
  },
  full: async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    return () => put.mockRestore()
  },
  severed: async (random) => {
    if (random.chance(0.5)) sever()
    else {
      // In the middle of the next change.
      const put = vi.spyOn(IDBObjectStore.prototype, 'put')
      put.mockImplementationOnce(function (this: IDBObjectStore) {
        this.transaction.abort()
        throw new DOMException('connection lost', 'UnknownError')
      })
    }
    return () => {}
  },
  wiped: async () => {
    await stage.deleteDatabase()
    return () => {}
  },
}

test('storage that is refused, full, severed or wiped at 30 random points: what is on screen is what was pressed, and is saved in the end', async () => {
  await seeded(async (random) => {
    const tab = stage.open()
    const favourites = favouritesOf(tab)
    await favourites.loaded
    let wanted = new Set<string>()
    const toggle = async () => {
      const id = `game-${random.integer(1, 40)}`
      const on = !favourites.get().includes(id)
      if (on) wanted.add(id)
      else wanted.delete(id)
      const change = (list: string[]) => [...list.filter((other) => other !== id), ...(on ? [id] : [])]
      expect(await favourites.apply(change)).toBe(true)
      expect(favourites.get().toSorted()).toEqual([...wanted].toSorted())
    }
    for (let point = 0; point < points; point++) {
      for (let left = random.integer(1, 4); left > 0; left--) await toggle()
      await seenOf(tab).apply(() => 'what the operator said')
      const kind = random.pick(Object.keys(faults))
      // What was saved is gone, and with it what the next press builds on.
      if (kind === 'wiped') wanted = new Set()
      const end = await faults[kind]?.(random)
      for (let left = random.integer(1, 6); left > 0; left--) await toggle()
      if (kind === 'wiped') expect(tab.store.get(storageLostAtom)).toBe(true)
      const signsOut = random.chance(0.5)
      if (signsOut) await tab.sessionData.clear()
      end?.()
      skew += 600_000
      // Another record: it alone must bring home what is held of all the others.
      await tab.database.set('other', point)
      await waitFor(() => expect(tab.store.get(storageHealthAtom)).toBe('ok'))
      expect(v.parse(Stored, await stage.storedRecord(key)).value.toSorted()).toEqual([...wanted].toSorted())
      if (signsOut) {
        expect(seenOf(tab).get()).toBe('')
        expect(await stage.storedRecord('personal_demo_seen')).toBeUndefined()
      }
    }
    const next = stage.open()
    const again = favouritesOf(next)
    await again.loaded
    expect(again.get().toSorted()).toEqual([...wanted].toSorted())
  })
})
