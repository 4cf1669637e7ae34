import { i18n } from '@lingui/core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  mergeAnonymousFavourites,
  unmergedFavouriteIds,
} from '../../../../src/features/lobby/favourites/anonymous-favourites.ts'
import { replaced } from '../../../../src/features/lobby/favourites/favourites-sync.ts'
import { favourites } from '../../../../src/features/lobby/favourites/favourites.ts'
import { switchPreferencesSync } from '../../../../src/features/settings/preferences-sync.ts'
import { languageAtom, styleAtom, themeAtom } from '../../../../src/platform/preferences.ts'
import { toastsAtom } from '../../../../src/ui/toast/toast.ts'
import { sampleGame } from '../../../support/sample-game.ts'
import { password, type TestOperator, testOperator } from '../../../support/server/operator.ts'
import { openTab, tabStage } from '../../../support/stage.ts'
import { afterPoll, openSyncedDevice, type SyncedDevice } from '../../../support/synced-device.ts'
import { waitFor } from '../../../support/wait-for.ts'

tabStage()
let operator: TestOperator
let joined = 0
const devices: SyncedDevice[] = []
beforeAll(async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  operator = await testOperator()
})
afterEach(() => {
  for (const device of devices.splice(0)) device.stop()
})
afterAll(() => operator.close())

async function open(
  ...args: Parameters<typeof openSyncedDevice> extends [unknown, ...infer Rest] ? Rest : never
) {
  const device = await openSyncedDevice(operator, ...args)
  devices.push(device)
  return device
}

async function newPlayer(): Promise<string> {
  joined += 1
  return (await operator.join(`synced_${joined}`)).username
}

const toggle = ({ tab }: SyncedDevice, id: string, on: boolean) => favourites(tab).toggle(sampleGame(id), on)

test('a favourite is synchronised to other devices, also after being offline, and the last request wins', async () => {
  const player = await newPlayer()
  const phone = await open(player)
  const desktop = await open(player)
  await toggle(phone, '1001', true)
  await afterPoll(desktop, () => expect(desktop.list()).toEqual(['1001']))
  phone.network.isOffline = true
  await toggle(phone, '1001', false)
  await toggle(phone, '1002', true)
  await toggle(desktop, '1001', false)
  await toggle(desktop, '1001', true)
  await afterPoll(desktop, () => expect(desktop.arrived.join()).toContain('PUT /me/favourites/1001'))
  await phone.comeBack()
  for (const device of [phone, desktop])
    await afterPoll(device, () => expect(device.list()).toEqual(['1002']))
})

test('favourites of a time without the feature are sent when the operator has it, and so are merged ones', async () => {
  const player = await newPlayer()
  const before = await open(player, { features: [] })
  await toggle(before, '1003', true)
  await toggle(before, '1004', true)
  await before.tab.session.refreshBalance()
  expect(before.arrived).toEqual([])
  await before.tab.session.signOut()
  await toggle(before, '1005', true)
  const phone = await open(player, { device: before.device })
  expect(await unmergedFavouriteIds(phone.tab, player)).toEqual(['1005'])
  await mergeAnonymousFavourites(phone.tab, player)
  const desktop = await open(player)
  await afterPoll(desktop, () => expect(desktop.list()).toEqual(['1003', '1004', '1005']))
  expect(phone.list()).toEqual(desktop.list())
})

test('an offline change of one player is never sent with the session of another', async () => {
  const [first, second] = [await newPlayer(), await newPlayer()]
  const phone = await open(first)
  await toggle(phone, '1002', true)
  await waitFor(() => expect(phone.arrived).toHaveLength(1))
  phone.network.isOffline = true
  await toggle(phone, '1006', true)
  await phone.tab.session.signOut()
  await phone.comeBack()
  expect(await phone.tab.session.signIn({ username: second, password })).toMatchObject({ ok: true })
  await toggle(phone, '1001', true)
  await afterPoll(phone, () => expect(phone.arrived.join()).toContain('/1001'))
  expect(phone.arrived.join()).not.toContain('/1006')
  await phone.tab.session.signOut()
  expect(await phone.tab.session.signIn({ username: first, password })).toMatchObject({ ok: true })
  await afterPoll(phone, () => expect(phone.arrived.join()).toContain('/1006'))
})

test('a favourite that the operator refuses is removed again, with a message', async () => {
  const phone = await open(await newPlayer())
  await toggle(phone, 'no-such-game', true)
  await afterPoll(phone, () => expect(phone.list()).toEqual([]))
  expect(phone.tab.store.get(toastsAtom).map(({ text }) => text)).toEqual([
    'The favourite could not be saved.',
  ])
})

test('a favourite of a visitor who is not signed in is never sent', async () => {
  const tab = openTab()
  await favourites(tab).toggle(sampleGame('1001'), true)
  expect(await tab.database.getWhere((key) => key.startsWith('favourites_outbox'))).toEqual(new Map())
  tab.channel.close()
})

test('fetched favourites replace the list, except for those with a pending change, and move none', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => sampleGame(id))
  if (!a || !b || !c || !d) throw new Error('no games')
  expect(replaced([a, b, c], [d, c, a], new Set())).toEqual([a, c, d])
  expect(replaced([a, b], [c, d], new Set(['b', 'c']))).toEqual([b, d])
  const list = [a, b]
  expect(replaced(list, [b, a], new Set())).toBe(list)
})

test('preferences are synchronised to the devices on which that is on: first the operator’s, then the last change', async () => {
  const player = await newPlayer()
  const phone = await open(player)
  const desktop = await open(player)
  phone.tab.store.set(themeAtom, 'darkRed')
  desktop.tab.store.set(themeAtom, 'light')
  desktop.tab.store.set(styleAtom, 'neon')
  await switchPreferencesSync(phone.tab, player, true)
  await afterPoll(phone, () => expect(phone.arrived.join()).toContain('darkRed'))
  expect(desktop.arrived).toEqual([])
  await switchPreferencesSync(desktop.tab, player, true)
  await afterPoll(desktop, () => expect(desktop.tab.store.get(themeAtom)).toBe('darkRed'))
  expect(desktop.tab.store.get(styleAtom)).toBe('modern')
  expect(desktop.arrived).toEqual([])
  desktop.tab.store.set(languageAtom, 'ko')
  await waitFor(() => expect(desktop.arrived.join()).toContain('"ko"'))
  await afterPoll(phone, () => expect(phone.tab.store.get(languageAtom)).toBe('ko'))
  // Both change offline: the last request wins, as a whole.
  phone.network.isOffline = true
  phone.tab.store.set(themeAtom, 'black')
  desktop.tab.store.set(styleAtom, 'retro')
  await waitFor(() => expect(desktop.arrived.join()).toContain('retro'))
  await phone.comeBack()
  await afterPoll(desktop, () => expect(desktop.tab.store.get(themeAtom)).toBe('black'))
  expect(desktop.tab.store.get(styleAtom)).toBe('modern')
})
