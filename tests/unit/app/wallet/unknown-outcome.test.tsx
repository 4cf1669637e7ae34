import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { SiteConfig } from '@marquee/contract/config.ts'
import {
  pendingTransfers,
  type Transfer,
} from '../../../../src/features/wallet/transfer/pending-transfers.ts'
import { siteConfigAtom } from '../../../../src/platform/config/site-config.ts'
import { TransferForm } from '../../../../src/features/wallet/transfer/transfer-form.tsx'
import { type Device, fakeDevice } from '../../../support/fake-environment.ts'
import { json, type ScriptedServer, startScriptedServer } from '../../../support/scripted-server.ts'
import { renderPage } from '../../../support/rendered-page.tsx'
import { sampleSite } from '../../../support/sample-game.ts'
import { plantRecord } from '../../../support/tabs.ts'
import { waitFor } from '../../../support/wait-for.ts'
import { openWalletTab, requestData, type WalletTab } from './wallet-tab.ts'

const minute = 60_000
let server: ScriptedServer
let device: Device
let tab: WalletTab | undefined

beforeEach(async () => {
  device = fakeDevice()
  server = await startScriptedServer(json(404, { code: 4001, msg: 'notFound', data: {} }))
})
afterEach(async () => {
  tab?.channel.close()
  await server.close()
})

/** Checks a transfer that a tab left open `ago` ms ago. Returns the states that are stored then, and what was announced. */
async function check(kind: Transfer['kind'], ago: number, site?: SiteConfig) {
  const transfer: Transfer = {
    key: 'k',
    player: 'demo',
    kind,
    amount: 50_000,
    at: Date.now() - ago,
    state: 'open',
  }
  await plantRecord('transfers', { version: 1, revision: 1, value: [transfer] }, device.indexedDB)
  tab = openWalletTab(server, device)
  if (site) tab.store.set(siteConfigAtom, site)
  const settled: unknown[] = []
  tab.transfers.onSettled((one) => settled.push(one))
  await tab.transfers.check()
  return {
    states: pendingTransfers(tab.records)
      .get()
      .map(({ state }) => state),
    settled,
  }
}

const deposit = { kind: 'deposit', body: { amount: 50_000, depositor: 'Kim' } } as const

function Form() {
  const review = () => ({ rows: [], request: deposit })
  return <TransferForm kind="deposit" hint="" max={undefined} validate={() => undefined} review={review} />
}

describe('a transfer whose response was lost, at an operator without the call for its outcome', () => {
  test('stays open, and excludes another one, while the request may still arrive', async () => {
    expect(await check('deposit', minute)).toEqual({ states: ['open'], settled: [] })
    expect(await tab?.transfers.submit(deposit)).toEqual({ state: 'busy' })
  })

  test('is unknown after that: nothing is announced, and the player can send another one', async () => {
    expect(await check('deposit', 3 * minute)).toEqual({ states: ['unknown'], settled: [] })
    server.setScript(json(200, { code: 'OK', msg: '', data: requestData() }))
    expect(await tab?.transfers.submit(deposit)).toMatchObject({ state: 'done' })
    expect(tab && pendingTransfers(tab.records).get()).toEqual([])
  })

  test('shows a notice in the form with a link to the requests, until the player dismisses it', async () => {
    await check('deposit', 3 * minute)
    if (!tab) return expect.unreachable()
    const { store } = tab
    const { container: place, unmount } = await renderPage({ store }, Form, { paths: ['/wallet/history'] })
    const notice = () => place.querySelector('form [role=status]')
    expect(notice()?.textContent).toContain('The result of your last request is not known yet.')
    expect(notice()?.querySelector('a')?.getAttribute('href')).toBe('/wallet/history?tab=deposits')
    expect(place.querySelector('input')?.value).toBe('')
    notice()?.querySelector('button')?.click()
    await waitFor(() => expect(notice()).toBeNull())
    expect(pendingTransfers(tab.records).get()).toEqual([])
    await unmount()
  })

  test('leaves nothing behind if it is a cancellation', async () => {
    expect(await check('cancelWithdrawal', 3 * minute)).toEqual({ states: [], settled: [] })
  })

  test('is not checked if the site does not announce the call', async () => {
    const { states } = await check('withdraw', 3 * minute, sampleSite({ features: [] }))
    expect([states, server.received]).toEqual([['unknown'], []])
  })
})
