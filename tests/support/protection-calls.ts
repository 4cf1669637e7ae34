import type { LimitBody, Playing, Protection, StopBody } from '@marquee/contract/protection.ts'
import { json, type Script } from './scripted-server.ts'

const totals = { seconds: 600, staked: 50_000, won: 20_000, net: -30_000 }

/** The status of a player, with one limit of deposits by day. */
export function sampleProtection(more: Partial<Protection> = {}): Protection {
  return {
    as_of: '2026-11-23T12:00:00.000Z',
    limits: [
      {
        kind: 'deposit',
        period: 'day',
        amount: 100_000,
        imposed: null,
        used: 40_000,
        left: 60_000,
        resets_at: '2026-11-23T15:00:00.000Z',
        change: null,
      },
    ],
    stop: null,
    reality_check: 60,
    first_deposit: false,
    today: totals,
    month: totals,
    days: [],
    ...more,
  }
}

/** A session of play in which nothing is due. */
export function samplePlaying(more: Partial<Playing> = {}): Playing {
  return {
    as_of: new Date().toISOString(),
    since: new Date().toISOString(),
    session: totals,
    check_at: null,
    paused_until: null,
    stop: null,
    time_left: null,
    ...more,
  }
}

export interface ProtectionCalls {
  readonly script: Script
  /** The limits and stops that took effect, by key. */
  readonly effects: Map<string, LimitBody | StopBody>
  stop: Protection['stop']
}

/** The calls of player protection as an operator keeps them in memory: one effect a key. */
export function protectionCalls(): ProtectionCalls {
  const effects: ProtectionCalls['effects'] = new Map()
  const calls: ProtectionCalls = {
    effects,
    stop: null,
    script: (response, request, nth) => {
      if (request.path.startsWith('/main/init')) {
        const ui = { name: 'Demo', username: 'demo', amount: 50_000, rolling: 0, stop: calls.stop }
        return json(200, { RESULT: true, DATA: { ui }, msg: '' })(response, request, nth)
      }
      const key = request.headers['idempotency-key']
      if (typeof key === 'string') effects.set(key, JSON.parse(request.body))
      if (request.path === '/protection/stop') {
        calls.stop = { kind: 'stop', from: '2026-11-23T12:00:00.000Z', until: '2026-11-24T12:00:00.000Z' }
      }
      const data = request.path.startsWith('/protection/playing')
        ? samplePlaying()
        : sampleProtection({ stop: calls.stop })
      return json(200, { code: 'OK', msg: '', data })(response, request, nth)
    },
  }
  return calls
}
