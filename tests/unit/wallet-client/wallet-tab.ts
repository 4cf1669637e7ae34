import { randomUUID } from 'node:crypto'
import { transfers } from '../../../src/features/wallet/transfer/transfers.ts'
import type { Device } from '../../support/fake-environment.ts'
import { loginData } from '../../support/session-tab.ts'
import { json, type Script, type ScriptedServer } from '../../support/scripted-server.ts'
import { type FakeTab, openTab } from '../../support/stage.ts'

export interface WalletTab extends FakeTab {
  readonly transfers: ReturnType<typeof transfers>
}

/** A tab of a device with `username` signed in. */
export function openWalletTab(server: ScriptedServer, device: Device, username = 'demo'): WalletTab {
  const tab = openTab(device)
  tab.apiHost.set(server.origin)
  signIn(tab, username)
  return { ...tab, transfers: transfers(tab) }
}

/** Signs somebody in without asking anybody. */
export function signIn(tab: FakeTab, username: string): void {
  const data = loginData()
  tab.session.begin({ ok: true, data: { ...data, info: { ...data.info, username } } })
}

/** What the wallet of an operator does with keyed calls, in memory. */
export interface WalletBooks {
  /** Keys of the presses that took effect, in order. */
  readonly effects: readonly string[]
  readonly voided: ReadonlySet<string>
  /** Carries a keyed call out, once per key, and gives its answer. */
  carryOut(key: string): Script
  /** What became of a key: voids one that never came. */
  outcome(key: string): Script
}

/** An operator that keeps the promises of the contract: one effect a key, and none for a key that was called void. */
export function walletBooks(): WalletBooks {
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

/** A waiting request as an operator answers it. */
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

/** The key of a request's header, or of the body of a question about one. */
export function keyOf(request: {
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}): string {
  const header = request.headers['idempotency-key']
  if (typeof header === 'string') return header
  const body: unknown = JSON.parse(request.body)
  return typeof body === 'object' && body !== null && 'key' in body ? String(body.key) : ''
}
