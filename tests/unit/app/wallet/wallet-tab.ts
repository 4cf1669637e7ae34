import { randomUUID } from 'node:crypto'
import { transfers } from '../../../../src/features/wallet/transfer/transfers.ts'
import type { Device, EnvironmentOverrides } from '../../../support/fake-environment.ts'
import { loginData } from '../../../support/session-tab.ts'
import { json, type Script, type ScriptedServer } from '../../../support/scripted-server.ts'
import { type FakeTab, openTab } from '../../../support/stage.ts'

export interface WalletTab extends FakeTab {
  readonly transfers: ReturnType<typeof transfers>
}

/** A tab of a device with `username` signed in. */
export function openWalletTab(
  server: ScriptedServer,
  device: Device,
  username = 'demo',
  overrides?: EnvironmentOverrides,
): WalletTab {
  const tab = openTab(device, overrides)
  tab.apiHost.set(server.origin)
  signIn(tab, username)
  return { ...tab, transfers: transfers(tab) }
}

/** Signs a player in without a request. */
export function signIn(tab: FakeTab, username: string): void {
  const data = loginData()
  tab.session.begin({ ok: true, data: { ...data, info: { ...data.info, username } } })
}

/** An operator's handling of requests with keys, in memory. */
export interface FakeWallet {
  /** Keys of the requests that took effect, in order. */
  readonly effects: readonly string[]
  readonly voided: ReadonlySet<string>
  /** Carries out a request, once per key, and sends its response. */
  carryOut(key: string): Script
  /** Sends the outcome of a key; voids one that never arrived. */
  outcome(key: string): Script
}

/** An operator that follows the contract: one effect per key, and none for a voided key. */
export function fakeWallet(): FakeWallet {
  const effects: string[] = []
  const answers = new Map<string, unknown>()
  const voided = new Set<string>()
  return {
    effects,
    voided,
    carryOut(key) {
      if (voided.has(key)) return json(409, { code: 6000, msg: 'request.abandoned', data: {} })
      if (!answers.has(key)) {
        effects.push(key)
        answers.set(key, requestData())
      }
      return json(200, { code: 'OK', msg: '', data: answers.get(key) })
    },
    outcome(key) {
      if (answers.has(key)) {
        return json(200, {
          code: 'OK',
          msg: '',
          data: { state: 'done', status: 200, data: answers.get(key) },
        })
      }
      voided.add(key)
      return json(200, { code: 'OK', msg: '', data: { state: 'void' } })
    },
  }
}

/** A waiting request in a response. */
export function requestData(more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    id: randomUUID(),
    date: '2026-11-20T05:00:00.000Z',
    amount: 50_000,
    status: 'waiting',
    currency: 'KRW',
    ...more,
  }
}

/** The key in the header of a request, or in the body of an outcome call. */
export function keyOf(request: {
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}): string {
  const header = request.headers['idempotency-key']
  if (typeof header === 'string') return header
  const body: unknown = JSON.parse(request.body)
  return typeof body === 'object' && body !== null && 'key' in body ? String(body.key) : ''
}
