import { IDBFactory } from 'fake-indexeddb'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage, openTab, plantRecord, storedRecord } from '../../support/tabs.ts'

/** A device as the build before remote data had one primitive left it. */

const modules = async () => ({
  ...(await import('../../../src/platform/storage/drafts.ts')),
  ...(await import('../../../src/platform/storage/persisted.ts')),
  ...(await import('../../../src/platform/storage/personal.ts')),
  ...(await import('../../../src/platform/preferences.ts')),
  ...(await import('../../../src/platform/store.ts')),
  ...(await import('../../../src/features/wallet/transfer/pending-transfers.ts')),
  ...(await import('../../../src/features/lobby/favourites/favourites.ts')),
})

const game = { id: 'g1', game_title: 'Game', game_image: '/game.webp', category: 'Slots', is_service: 1 }
const transfer = {
  key: 'k1',
  at: 1,
  state: 'open',
  kind: 'deposit',
  body: { amount: 50_000, depositor: 'Kim' },
}

async function plantOldDevice(): Promise<void> {
  const record = (value: unknown) => ({ version: 1, revision: 3, value })
  const draft = { values: { title: 'Typed', content: 'Almo' }, at: Date.now() - 1000 }
  await plantRecord('fav_demo_slots_favorites', record([game]))
  await plantRecord('preference_theme', record('black'))
  await plantRecord('transfers_demo', record([transfer]))
  await plantRecord('draft_demo_inquiry', record({ ...draft, attempt: { key: 'a1', content: '{}' } }))
  await plantRecord('draft_other_ticket', record(draft))
  await plantRecord('providerList', record({ at: 1, list: [] }))
  await plantRecord('games_7', record({ at: 1, list: [] }))
  await plantRecord('personal_demo_me', record({ at: 1 }))
  localStorage.setItem(
    'unwritten_draft_demo_inquiry',
    JSON.stringify({ values: { content: 'Almost' }, at: Date.now() }),
  )
}

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', memoryStorage())
  await plantOldDevice()
})

afterEach(() => vi.unstubAllGlobals())

test('its favourites, preferences, pending transfers and drafts are there', async () => {
  const tab = await openTab(modules)
  await tab.records.hydrate()
  expect(tab.store.get(tab.themeAtom)).toBe('black')
  expect(tab.favouritesOf('demo', 'slots').get()).toMatchObject([{ id: 'g1' }])
  expect(tab.pendingTransfers('demo').get()).toMatchObject([{ key: 'k1' }])
  const draft = tab.drafts.of('demo', 'inquiry')
  expect(draft.get()?.values).toEqual({ title: 'Typed', content: 'Almost' })
  expect(draft.keyFor('{}')).toBe('a1')
  expect(tab.drafts.of('other', 'ticket').get()?.values).toMatchObject({ title: 'Typed' })
})

test('what nothing reads any more is gone, and a second start moves nothing', async () => {
  await (await openTab(modules)).records.hydrate()
  for (const key of ['draft_demo_inquiry', 'providerList', 'games_7']) {
    expect(await storedRecord(key), key).toBeUndefined()
  }
  localStorage.removeItem('draft_demo_inquiry')
  const next = await openTab(modules)
  await next.records.hydrate()
  expect(next.drafts.of('demo', 'inquiry').get()).toBeNull()
})

test('a sign-out that that build could not finish still deletes the drafts and the player’s records', async () => {
  localStorage.setItem('personal_to_delete', '1abc2de')
  const tab = await openTab(modules)
  await tab.records.hydrate()
  await tab.finishClearing()
  expect(tab.drafts.of('demo', 'inquiry').get()).toBeNull()
  for (const key of ['draft_demo_inquiry', 'personal_demo_me'])
    expect(await storedRecord(key), key).toBeUndefined()
  expect(
    v.parse(v.looseObject({ value: v.array(v.unknown()) }), await storedRecord('transfers_demo')).value,
  ).toHaveLength(1)
})
