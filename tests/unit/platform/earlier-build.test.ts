import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { favourites } from '../../../src/features/lobby/favourites/favourites.ts'
import { isOwn, pendingTransfers } from '../../../src/features/wallet/transfer/pending-transfers.ts'
import { themeAtom } from '../../../src/platform/preferences.ts'
import { drafts } from '../../../src/platform/storage/drafts.ts'
import { tabStage } from '../../support/stage.ts'

/** A device as the build before remote data had one primitive left it. */
const stage = tabStage()

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
  await stage.plantRecord('fav_demo_slots_favorites', record([game]))
  await stage.plantRecord('preference_theme', record('black'))
  await stage.plantRecord('transfers_demo', record([transfer]))
  await stage.plantRecord('draft_demo_inquiry', record({ ...draft, attempt: { key: 'a1', content: '{}' } }))
  await stage.plantRecord('draft_other_ticket', record(draft))
  await stage.plantRecord('providerList', record({ at: 1, list: [] }))
  await stage.plantRecord('games_7', record({ at: 1, list: [] }))
  await stage.plantRecord('personal_demo_me', record({ at: 1 }))
  stage.device.localStorage.setItem(
    'unwritten_draft_demo_inquiry',
    JSON.stringify({ values: { content: 'Almost' }, at: Date.now() }),
  )
}

beforeEach(plantOldDevice)

test('its favourites, preferences, pending transfers and drafts are there', async () => {
  const tab = stage.open()
  await tab.records.hydrate()
  expect(tab.store.get(themeAtom)).toBe('black')
  expect(favourites(tab).of('demo', 'slots').get()).toMatchObject([{ id: 'g1' }])
  const transfers = pendingTransfers(tab.records)
  await transfers.loaded
  const [moved] = transfers.get()
  expect(moved).toEqual({ key: 'k1', at: 1, state: 'open', kind: 'deposit', owner: expect.any(Number) })
  expect(moved && isOwn(moved, 'demo')).toBe(true)
  const draft = drafts(tab).of('demo', 'inquiry')
  expect(draft.get()?.values).toEqual({ title: 'Typed', content: 'Almost' })
  expect(draft.keyFor('{}')).toBe('a1')
  expect(drafts(tab).of('other', 'ticket').get()?.values).toMatchObject({ title: 'Typed' })
})

test('what nothing reads any more is gone, and a second start moves nothing', async () => {
  await stage.open().records.hydrate()
  for (const key of ['draft_demo_inquiry', 'providerList', 'games_7', 'transfers_demo']) {
    expect(await stage.storedRecord(key), key).toBeUndefined()
  }
  stage.device.localStorage.removeItem('draft_demo_inquiry')
  const next = stage.open()
  await next.records.hydrate()
  expect(drafts(next).of('demo', 'inquiry').get()).toBeNull()
})

test('a sign-out that that build could not finish still deletes the drafts and the player’s records', async () => {
  stage.device.localStorage.setItem('personal_to_delete', '1abc2de')
  const tab = stage.open()
  await tab.records.hydrate()
  await tab.sessionData.finishClearing()
  expect(drafts(tab).of('demo', 'inquiry').get()).toBeNull()
  for (const key of ['draft_demo_inquiry', 'personal_demo_me'])
    expect(await stage.storedRecord(key), key).toBeUndefined()
  expect(
    v.parse(v.looseObject({ value: v.array(v.unknown()) }), await stage.storedRecord('transfers')).value,
  ).toHaveLength(1)
})
