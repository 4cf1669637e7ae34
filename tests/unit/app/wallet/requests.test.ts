import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  allRequests,
  cachedRequestsAtom,
  requestKey,
  onDecided,
  refreshRequests,
  type TransferRequests,
} from '../../../../src/features/wallet/requests/requests.ts'
import { type Device, fakeDevice } from '../../../support/fake-environment.ts'
import { operator } from '../../../support/session-tab.ts'
import { json, reset, type ScriptedServer, startScriptedServer } from '../../../support/scripted-server.ts'
import { storedRecord } from '../../../support/tabs.ts'
import { openWalletTab, requestData, type WalletTab } from './wallet-tab.ts'
import { waitFor } from '../../../support/wait-for.ts'

let server: ScriptedServer
let device: Device
let tab: WalletTab
let deposits: Record<string, unknown>[]
let withdrawals: Record<string, unknown>[]
let decided: string[]

beforeEach(async () => {
  device = fakeDevice()
  deposits = []
  withdrawals = []
  decided = []
  server = await startScriptedServer((response, request, nth) => {
    if (request.path.startsWith('/main/init')) return operator()(response, request, nth)
    const list = request.path.startsWith('/wallet/deposit') ? deposits : withdrawals
    return json(200, { code: 'OK', msg: '', data: { list, next: null } })(response, request, nth)
  })
  tab = openWalletTab(server, device)
  onDecided(tab, ({ kind, id, status }) => decided.push(`${kind} ${id} ${status}`))
})

const stored = () => storedRecord('personal_cache/query/demo/requests', device.indexedDB)

afterEach(async () => {
  tab.channel.close()
  await server.close()
})

test('a request that gets decided is announced once; one that was decided before is not', async () => {
  deposits = [requestData({ id: '1' }), requestData({ id: '0', status: 'completed' })]
  withdrawals = [requestData({ id: '1' })]
  await refreshRequests(tab)
  expect(decided).toEqual([])
  deposits = [requestData({ id: '1', status: 'rejected', reason: 'bank.notReceived' })]
  await refreshRequests(tab)
  expect(decided).toEqual(['deposit 1 rejected'])
  withdrawals = [requestData({ id: '1', status: 'auto_withdrawn' })]
  await refreshRequests(tab)
  await refreshRequests(tab)
  expect(decided).toEqual(['deposit 1 rejected', 'withdraw 1 auto_withdrawn'])
})

test('an unsupported status is parsed as unknown', async () => {
  withdrawals = [requestData({ id: '1' })]
  await refreshRequests(tab)
  withdrawals = [requestData({ id: '1', status: 'teleported' })]
  await refreshRequests(tab)
  expect(decided).toEqual(['withdraw 1 unknown'])
})

test('a decision made while the app was closed is announced when the app is opened', async () => {
  deposits = [requestData({ id: '1' })]
  await refreshRequests(tab)
  await waitFor(async () => expect(await stored()).toBeDefined())
  tab.channel.close()
  tab = openWalletTab(server, device)
  onDecided(tab, ({ kind, id, status }) => decided.push(`${kind} ${id} ${status}`))
  deposits = [requestData({ id: '1', status: 'auto_paid' })]
  await refreshRequests(tab)
  expect(decided).toEqual(['deposit 1 auto_paid'])
})

test('an error does not delete the cached requests', async () => {
  deposits = [requestData({ id: '1' })]
  await refreshRequests(tab)
  server.setScript(json(500, { code: 5000, msg: '', data: {} }))
  await refreshRequests(tab)
  expect(tab.queries.client.getQueryState(['demo', 'requests'])).toMatchObject({
    status: 'error',
    error: { apiError: { code: 5000 } },
    data: { deposits: [{ id: '1' }] },
  })
})

test('requests are gone from the device when the session ends', async () => {
  deposits = [requestData({ id: '1' })]
  await refreshRequests(tab)
  await waitFor(async () => expect(JSON.stringify(await stored())).toContain('"id":"1"'))
  server.setScript(reset)
  await tab.session.signOut()
  expect(await stored()).toBeUndefined()
  expect(tab.store.get(cachedRequestsAtom)).toBeUndefined()
})

test('deposits and withdrawals are one list, newest first, whatever their ids', () => {
  const known: TransferRequests = {
    revision: 1,
    deposits: [
      {
        id: '1',
        date: '2026-11-20T05:00:00Z',
        amount: 1,
        status: 'waiting',
        timeline: [],
        cancellable: false,
      },
    ],
    withdrawals: [
      {
        id: '1',
        date: '2026-11-20T06:00:00Z',
        amount: 2,
        status: 'waiting',
        timeline: [],
        cancellable: false,
      },
    ],
  }
  expect(allRequests(known).map(requestKey)).toEqual(['withdraw-1', 'deposit-1'])
})
