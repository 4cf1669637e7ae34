import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { favouritesKey } from '../../../src/platform/favourites-event.ts'
import { sampleGame } from '../../support/sample-game.ts'
import { memoryStorage, openTab, plantRecord, storedRecord } from '../../support/tabs.ts'

const load = () => openTab(() => import('../../../src/features/lobby/favourites/favourites.ts'))

const key = favouritesKey('anonymous', 'slots')
const stored = (...ids: string[]) => ({
  version: 1,
  revision: ids.length,
  value: ids.map((id) => sampleGame(id)),
})

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', memoryStorage())
})

afterEach(() => vi.unstubAllGlobals())

test.each(['adoptAnonymousFavourites', 'dropAnonymousFavourites'] as const)(
  'a favourite that another tab makes at that moment outlives %s',
  async (decision) => {
    await plantRecord(key, stored('1'))
    const tab = await load()
    expect(await tab.countAnonymousFavourites('demo')).toBe(1)
    // Past this tab, which has not heard of it yet.
    await plantRecord(key, stored('1', '2'))
    await (decision === 'adoptAnonymousFavourites'
      ? tab.adoptAnonymousFavourites('demo')
      : tab.dropAnonymousFavourites())
    expect(await storedRecord(key)).toMatchObject({ value: [{ id: '2' }] })
    expect(
      tab
        .favouritesOf('demo', 'slots')
        .get()
        .map(({ id }) => id),
    ).toEqual(decision === 'adoptAnonymousFavourites' ? ['1'] : [])
  },
)
