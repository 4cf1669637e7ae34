import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addMonths } from '@marquee/contract/add-months.ts'
import { changeQueue, queuedChangesOf } from '../../../../src/features/protection/change-queue.ts'
import { playStopAtom } from '../../../../src/session/play-stop.ts'
import { type Device, fakeDevice } from '../../../support/fake-environment.ts'
import { protectionCalls, type ProtectionCalls } from '../../../support/protection-calls.ts'
import { json, reset, type ScriptedServer, startScriptedServer } from '../../../support/scripted-server.ts'
import { type FakeTab, openTab } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'
import { signIn } from '../wallet/wallet-tab.ts'

const stop = { call: 'stopPlay', body: { kind: 'stop' } } as const
const limit = { call: 'setLimit', body: { kind: 'deposit', period: 'day', amount: 50_000 } } as const

let server: ScriptedServer
let device: Device
let calls: ProtectionCalls
const tabs: FakeTab[] = []

function open(): FakeTab {
  const tab = openTab(device)
  tab.apiHost.set(server.origin)
  signIn(tab, 'demo')
  tabs.push(tab)
  return tab
}

beforeEach(async () => {
  device = fakeDevice()
  calls = protectionCalls()
  server = await startScriptedServer(calls.script)
})

afterEach(async () => {
  vi.restoreAllMocks()
  for (const tab of tabs.splice(0)) tab.channel.close()
  await server.close()
})

test('a stop whose response is lost applies on this device immediately, and is sent again with its key after a reload', async () => {
  server.setScript((response, request, nth) => {
    if (!request.path.startsWith('/protection')) return calls.script(response, request, nth)
    return reset(response, request, nth)
  })
  const tab = open()
  expect(await changeQueue(tab).submit(stop)).toBe('queued')
  expect(tab.store.get(playStopAtom)).toMatchObject({ kind: 'stop' })
  const [queued] = queuedChangesOf(tab, 'demo').get()

  server.setScript(calls.script)
  const next = open()
  changeQueue(next).start()
  await waitFor(() => expect([...calls.effects.keys()]).toEqual([queued?.key]))
  await waitFor(() => expect(queuedChangesOf(next, 'demo').get()).toEqual([]))
  // The stop is in the user info from here on.
  expect(next.store.get(playStopAtom)).toMatchObject({ until: '2026-11-24T12:00:00.000Z' })
})

test('a stop without a session is an error, because nothing is stored', async () => {
  const tab = openTab(device)
  tab.apiHost.set(server.origin)
  tabs.push(tab)
  expect(await changeQueue(tab).submit(stop)).toMatchObject({ ok: false, code: 'LOGIN_REQUIRED' })
})

test('a later limit replaces a queued one', async () => {
  server.setScript(reset)
  const tab = open()
  await changeQueue(tab).submit(limit)
  await changeQueue(tab).submit({ ...limit, body: { ...limit.body, amount: 20_000 } })
  expect(queuedChangesOf(tab, 'demo').get()).toMatchObject([{ body: { amount: 20_000 } }])
})

test('a refused change is not sent again', async () => {
  server.setScript(
    json(400, { code: 4001, msg: 'value.invalid', data: {}, fields: { amount: 'protection.amountInvalid' } }),
  )
  const tab = open()
  expect(await changeQueue(tab).submit(limit)).toMatchObject({ ok: false, message: 'value.invalid' })
  expect(queuedChangesOf(tab, 'demo').get()).toEqual([])
})

test.each([401, 403, 429, 503])('a stop stays queued after a response of %i', async (status) => {
  server.setScript(json(status, { code: 4030, msg: 'auth.tokenMissing', data: {} }))
  const tab = open()
  expect(await changeQueue(tab).submit(stop)).toBe('queued')
  expect(queuedChangesOf(tab, 'demo').get()).toHaveLength(1)
})

test.each(['QuotaExceededError', 'DataError'])(
  'a stop that is neither stored nor sent is an error, after %s',
  async (name) => {
    server.setScript(json(503, { code: 5000, msg: 'server.unavailable', data: {} }))
    const tab = open()
    await queuedChangesOf(tab, 'demo').loaded
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('not written', name)
    })
    expect(await changeQueue(tab).submit(stop)).toMatchObject({ ok: false, message: 'change.unsaved' })
    expect(queuedChangesOf(tab, 'demo').get()).toEqual([])
    server.setScript(calls.script)
    expect(await changeQueue(tab).submit(stop)).toMatchObject({ ok: true })
  },
)

test('a queued stop is sent after the next poll, although a queued limit still fails', async () => {
  let isDown = true
  server.setScript((response, request, nth) => {
    const fails = request.path === '/protection/limit' || (isDown && request.path.startsWith('/protection'))
    const busy = json(503, { code: 5000, msg: 'server.unavailable', data: {} })
    return (fails ? busy : calls.script)(response, request, nth)
  })
  const tab = open()
  await changeQueue(tab).submit(limit)
  await changeQueue(tab).submit(stop)
  expect(queuedChangesOf(tab, 'demo').get()).toHaveLength(2)
  isDown = false
  await tab.session.refreshBalance()
  await waitFor(() => expect(queuedChangesOf(tab, 'demo').get()).toMatchObject([{ call: 'setLimit' }]))
  expect(tab.store.get(playStopAtom)).toMatchObject({ kind: 'stop' })
})

test('a queued stop whose end has passed is dropped when the device is online again, and a longer one is sent', async () => {
  const tab = open()
  const day = 86_400_000
  const at = tab.clock.now() - 5 * day
  await queuedChangesOf(tab, 'demo').apply(() => [
    { ...stop, key: 'a-day', at },
    { call: 'stopPlay', body: { kind: 'time_out', days: 1 }, key: 'a-time-out', at },
    { call: 'stopPlay', body: { kind: 'time_out', days: 7 }, key: 'a-week', at },
    { call: 'stopPlay', body: { kind: 'exclusion', months: null }, key: 'for-good', at: at - 400 * day },
    { ...limit, key: 'a-limit', at },
  ])
  changeQueue(tab).start()
  await waitFor(() => expect(queuedChangesOf(tab, 'demo').get()).toHaveLength(2))
  await tab.session.refreshBalance()
  await waitFor(() => expect(queuedChangesOf(tab, 'demo').get()).toEqual([]))
  expect([...calls.effects.keys()]).toEqual(['a-week', 'for-good', 'a-limit'])
})

test('a queued stop that is over by an unconfirmed device clock stays queued', async () => {
  server.setScript(reset)
  const tab = open()
  await queuedChangesOf(tab, 'demo').apply(() => [{ ...stop, key: 'a-day', at: 0 }])
  changeQueue(tab).start()
  await changeQueue(tab).submit(limit)
  expect(queuedChangesOf(tab, 'demo').get()).toMatchObject([{ key: 'a-day' }, { call: 'setLimit' }])
})

test('it does not apply to another player of the device', async () => {
  server.setScript(reset)
  const tab = open()
  await changeQueue(tab).submit(stop)
  signIn(tab, 'other')
  await waitFor(() => expect(tab.store.get(playStopAtom)).toBeUndefined())
})

test('months end on the last day of a shorter month', () => {
  expect(addMonths(Date.parse('2026-08-31T10:00:00Z'), 6).toISOString()).toBe('2027-02-28T10:00:00.000Z')
  expect(addMonths(Date.parse('2026-11-23T10:00:00Z'), 12).toISOString()).toBe('2027-11-23T10:00:00.000Z')
})
