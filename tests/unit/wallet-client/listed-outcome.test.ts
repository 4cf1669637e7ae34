import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { pendingTransfers, type Transfer } from '../../../src/features/wallet/transfer/pending-transfers.ts'
import type { SiteConfig } from '../../../src/contract/config.ts'
import { siteConfigAtom } from '../../../src/platform/config/site-config.ts'
import { ownerNumber } from '../../../src/platform/storage/owner-number.ts'
import { type Device, fakeDevice } from '../../support/fake-environment.ts'
import { json, type ScriptedServer, startScriptedServer } from '../../support/scripted-server.ts'
import { sampleSite } from '../../support/sample-game.ts'
import { plantRecord } from '../../support/tabs.ts'
import { openWalletTab, requestData, type WalletTab } from './wallet-tab.ts'

const key = '0d9ee1d2-4a43-4a70-9d8c-aa2f6d0e5d11'
const minute = 60_000
let server: ScriptedServer
let device: Device
let tab: WalletTab | undefined
/** The rows of each list by its path. */
let lists: Record<string, readonly unknown[]>

beforeEach(async () => {
  device = fakeDevice()
  lists = {}
  server = await startScriptedServer((response, request, nth) => {
    const list = lists[request.path.split('?')[0] ?? '']
    const answer =
      list === undefined
        ? json(404, { code: 4001, msg: 'notFound', data: {} })
        : json(200, { code: 'OK', msg: '', data: { list, next: null } })
    return answer(response, request, nth)
  })
})
afterEach(async () => {
  tab?.channel.close()
  await server.close()
})

/** A press that a tab left open `ago` ms ago, and what the next tab finds out about it. */
async function settle(sort: Pick<Transfer, 'kind' | 'of'>, ago: number, site?: SiteConfig) {
  const transfer: Transfer = {
    key,
    owner: ownerNumber('demo', key),
    ...sort,
    at: Date.now() - ago,
    state: 'open',
  }
  await plantRecord('transfers', { version: 1, revision: 1, value: [transfer] }, device.indexedDB)
  tab = openWalletTab(server, device)
  if (site) tab.store.set(siteConfigAtom, site)
  const settled: unknown[] = []
  tab.transfers.onSettled(({ happened, amount }) => settled.push([happened, amount]))
  await tab.transfers.check()
  const kept = pendingTransfers(tab.records)
    .get()
    .map(({ state }) => state)
  return { settled, kept }
}

const row = (ago: number, more: Readonly<Record<string, unknown>> = {}) =>
  requestData({ date: new Date(Date.now() - ago).toISOString(), ...more })

describe('an unclear press at an operator that cannot be asked about it', () => {
  test.each([
    ['deposit', '/wallet/deposit'],
    ['withdraw', '/wallet/withdraw'],
  ] as const)('happened where the list of the player has it: %s', async (kind, path) => {
    lists[path] = [row(3 * minute - 500)]
    expect(await settle({ kind }, 3 * minute)).toEqual({ settled: [[true, 50_000]], kept: [] })
  })

  test('did not happen where the list does not have it, once it cannot arrive any more', async () => {
    lists['/wallet/deposit'] = [row(60 * minute)]
    expect(await settle({ kind: 'deposit' }, 3 * minute)).toEqual({
      settled: [[false, undefined]],
      kept: ['void'],
    })
  })

  test('stays open while it may still be under way', async () => {
    lists['/wallet/deposit'] = []
    expect(await settle({ kind: 'deposit' }, 30_000)).toEqual({ settled: [], kept: ['open'] })
  })

  test('stays open where the list cannot be read either', async () => {
    expect(await settle({ kind: 'withdraw' }, 60 * minute)).toEqual({ settled: [], kept: ['open'] })
  })

  test('of a conversion is in the history of cash', async () => {
    const movement = { username: 'demo', type: 'point_conversion', before: 0, after: 50_000 }
    lists['/wallet/history'] = [row(3 * minute, movement)]
    expect(await settle({ kind: 'convert' }, 3 * minute)).toEqual({ settled: [[true, 50_000]], kept: [] })
  })

  test('of taking a request back is in the states of the request', async () => {
    const at = new Date(Date.now() - 3 * minute).toISOString()
    const timeline = [
      { status: 'waiting', at: new Date(Date.now() - 90 * minute).toISOString() },
      { status: 'rejected', at, reason: 'player.cancelled' },
    ]
    lists['/wallet/deposit'] = [row(90 * minute, { status: 'rejected', timeline })]
    expect(await settle({ kind: 'cancel', of: 'deposit' }, 3 * minute)).toEqual({
      settled: [[true, 50_000]],
      kept: [],
    })
    tab?.channel.close()
    lists['/wallet/withdraw'] = [row(90 * minute)]
    expect(await settle({ kind: 'cancel' }, 3 * minute)).toMatchObject({ settled: [[false, undefined]] })
  })

  test('whose site does not announce the call: it is not sent', async () => {
    lists['/wallet/deposit'] = [row(minute)]
    expect(await settle({ kind: 'deposit' }, minute, sampleSite({ features: [] }))).toEqual({
      settled: [[true, requestData().amount]],
      kept: [],
    })
    expect(server.heard.map(({ path }) => path.split('?')[0])).toEqual(['/wallet/deposit'])
  })
})
