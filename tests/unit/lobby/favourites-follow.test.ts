import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exchange } from '../../../src/features/devices/exchange.ts'
import { preferencesFollow } from '../../../src/features/devices/following.ts'
import { adoptAnonymous, onlyAnonymous } from '../../../src/features/lobby/favourites/anonymous-favourites.ts'
import { favourites } from '../../../src/features/lobby/favourites/favourites.ts'
import { followingPreferences } from '../../../src/contract/changes.ts'
import { connectionAtom } from '../../../src/platform/http/connection.ts'
import { readJournal } from '../../../src/platform/journal/journal.ts'
import { siteConfigAtom } from '../../../src/platform/config/site-config.ts'
import { favouritesKey } from '../../../src/platform/favourites-event.ts'
import { languageAtom, styleAtom, themeAtom } from '../../../src/platform/preferences.ts'
import { startDevices } from '../../../src/shell/start/devices.ts'
import { fakeDevice } from '../../support/fake-environment.ts'
import { sampleGame, sampleSite } from '../../support/sample-game.ts'
import { fetchOf } from '../../support/server/operator-fetch.ts'
import { password, type TestOperator, testOperator } from '../../support/server/operator.ts'
import { type FakeTab, openTab, tabStage } from '../../support/stage.ts'
import { waitFor } from '../../support/wait-for.ts'

tabStage()
let operator: TestOperator
let joined = 0
beforeAll(async () => {
  operator = await testOperator()
})
afterAll(() => operator.close())

interface Opened {
  readonly features?: readonly string[]
  readonly device?: ReturnType<typeof fakeDevice>
}

/** A tab on a device of its own, with the requests that it sent for what follows the player. */
async function openDevice(username: string, { features, device = fakeDevice() }: Opened = {}) {
  const sent: string[] = []
  const isOffline = { now: false }
  const reach = fetchOf(operator)
  const tab = openTab(device, {
    fetch: async (input, init) => {
      const request = new Request(input, init)
      if (isOffline.now) throw new TypeError('offline')
      if (new URL(request.url).pathname === '/me/changes') sent.push(await request.clone().text())
      return reach(request)
    },
  })
  tab.apiHost.set('http://localhost:4173')
  tab.store.set(siteConfigAtom, sampleSite(features ? { features: [...features] } : {}))
  const stop = tab.session.start()
  expect(await tab.session.signIn({ username, password })).toMatchObject({ ok: true })
  startDevices(tab)
  return { tab, device, sent, isOffline, stop }
}

async function newPlayer(): Promise<string> {
  joined += 1
  return (await operator.join(`follows_${joined}`)).username
}

const starred = (tab: FakeTab, player: string) =>
  favourites(tab)
    .of(player, 'slots')
    .get()
    .map(({ id }) => id)

/** The connection returns, and the app has noticed. */
async function comeBack({ tab, isOffline }: Awaited<ReturnType<typeof openDevice>>): Promise<void> {
  isOffline.now = false
  tab.environment.window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(tab.store.get(connectionAtom).state).toBe('online'))
}

const Kept = v.looseObject({ journal: v.unknown() })

/** What the device has of a player's journal. */
async function journalOf(tab: FakeTab, player: string, kind: 'slots' | 'casino' = 'slots') {
  const stored = await tab.database.get(favouritesKey(player, kind))
  return readJournal(v.is(Kept, stored) ? stored.journal : undefined, 'device')
}

/** What the device noted becomes older by this, ms. */
async function age({ tab }: { readonly tab: FakeTab }, player: string, by: number): Promise<void> {
  await tab.database.update(favouritesKey(player, 'slots'), (stored) => {
    const kept = v.parse(Kept, stored)
    const { notes, queue, ...journal } = readJournal(kept.journal, 'device')
    const older = <T extends { readonly at: number }>(one: T): T => ({ ...one, at: one.at - by })
    const aged = Object.fromEntries(Object.entries(queue).map(([id, one]) => [id, older(one)]))
    return { ...kept, journal: { ...journal, notes: notes.map(older), queue: aged } }
  })
}

/** Polls until a check holds: a device hears from the poll that something changed. */
async function afterPoll(tab: FakeTab, check: () => void | Promise<void>): Promise<void> {
  await waitFor(async () => {
    await tab.session.refreshBalance()
    await check()
  })
}

const game = (id: string) => sampleGame(id)

test('a star goes to the other devices, made offline too, and one that was made later is not undone', async () => {
  const player = await newPlayer()
  const phone = await openDevice(player)
  const desktop = await openDevice(player)
  await favourites(phone.tab).toggle(game('1001'), true)
  await afterPoll(desktop.tab, () => expect(starred(desktop.tab, player)).toEqual(['1001']))
  phone.isOffline.now = true
  await favourites(phone.tab).toggle(game('1001'), false)
  await favourites(phone.tab).toggle(game('1002'), true)
  // The clocks of both devices differ by the rounding of a `Date` header: an hour passes.
  await waitFor(async () => {
    const { notes, queue } = await journalOf(phone.tab, player)
    expect([...notes.map(({ id }) => id), ...Object.keys(queue)].toSorted()).toEqual(['1001', '1002'])
  })
  await age(phone, player, 3_600_000)
  await favourites(desktop.tab).toggle(game('1001'), false)
  await favourites(desktop.tab).toggle(game('1001'), true)
  await waitFor(() => expect(desktop.sent.join()).toContain('"1001"'))
  await comeBack(phone)
  for (const { tab } of [phone, desktop])
    await afterPoll(tab, () => expect(starred(tab, player).toSorted()).toEqual(['1001', '1002']))
  for (const { tab, stop } of [phone, desktop]) {
    stop()
    tab.channel.close()
  }
})

test('what a device had before the operator kept favourites is told, and those adopted after signing in', async () => {
  const player = await newPlayer()
  const device = fakeDevice()
  const before = openTab(device)
  await favourites(before)
    .of(player, 'slots')
    .apply(() => [game('1003'), game('1004')])
  await favourites(before).toggle(game('1005'), true)
  before.channel.close()
  const phone = await openDevice(player, { device })
  expect(await onlyAnonymous(phone.tab, player)).toEqual(['1005'])
  await adoptAnonymous(phone.tab, player)
  const desktop = await openDevice(player)
  await afterPoll(phone.tab, () => expect(phone.sent.join()).toContain('"1005"'))
  await afterPoll(desktop.tab, () =>
    expect(starred(desktop.tab, player).toSorted()).toEqual(['1003', '1004', '1005']),
  )
  expect(starred(desktop.tab, player)).toEqual(starred(phone.tab, player))
  phone.stop()
  desktop.stop()
})

test('what one player changed offline is never sent with another player’s session', async () => {
  const [first, second] = [await newPlayer(), await newPlayer()]
  const phone = await openDevice(first)
  // Nothing is under way any more.
  await waitFor(async () => expect(await journalOf(phone.tab, first, 'casino')).toMatchObject({ since: 0 }))
  phone.isOffline.now = true
  await favourites(phone.tab).toggle(game('1006'), true)
  await phone.tab.session.signOut()
  await comeBack(phone)
  phone.sent.length = 0
  expect(await phone.tab.session.signIn({ username: second, password })).toMatchObject({ ok: true })
  await afterPoll(phone.tab, () => expect(phone.sent.length).toBeGreaterThan(0))
  await exchange(phone.tab).run()
  expect(phone.sent.join()).not.toContain('1006')
  // The first player's press waits for them.
  await phone.tab.session.signOut()
  expect(await phone.tab.session.signIn({ username: first, password })).toMatchObject({ ok: true })
  await afterPoll(phone.tab, () => expect(phone.sent.join()).toContain('1006'))
  phone.stop()
})

test('an operator that does not keep them is asked for nothing', async () => {
  const player = await newPlayer()
  const { tab, sent, stop } = await openDevice(player, { features: [] })
  await favourites(tab).toggle(game('1001'), true)
  await tab.session.refreshBalance()
  await exchange(tab).run()
  expect(sent).toEqual([])
  expect(starred(tab, player)).toEqual(['1001'])
  stop()
})

test('preferences follow where the player switched it on: the operator’s first, then the last choice', async () => {
  const player = await newPlayer()
  const phone = await openDevice(player)
  const desktop = await openDevice(player)
  phone.tab.store.set(themeAtom, 'darkRed')
  desktop.tab.store.set(themeAtom, 'light')
  desktop.tab.store.set(styleAtom, 'neon')
  await preferencesFollow(phone.tab, player).apply(() => true)
  await waitFor(() => expect(phone.sent.join()).toContain('darkRed'))
  expect(desktop.sent.join()).not.toContain('light')
  await preferencesFollow(desktop.tab, player).apply(() => true)
  await afterPoll(desktop.tab, () => expect(desktop.tab.store.get(themeAtom)).toBe('darkRed'))
  // What nobody chose elsewhere stays, and goes there.
  expect(desktop.tab.store.get(styleAtom)).toBe('neon')
  await afterPoll(phone.tab, () => expect(phone.tab.store.get(styleAtom)).toBe('neon'))
  phone.tab.store.set(languageAtom, 'ko')
  await waitFor(() => expect(phone.sent.join()).toContain('"ko"'))
  await afterPoll(desktop.tab, () => expect(desktop.tab.store.get(languageAtom)).toBe('ko'))
  expect(followingPreferences).toEqual(['theme', 'style', 'layout', 'lang'])
  phone.stop()
  desktop.stop()
})
