import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditLedger } from '@marquee/operator/ledger/ledger-audit.ts'
import { countOf } from '../../../support/length.ts'
import { ledgerClock } from '../../../support/server/ledger-clock.ts'
import { type TestOperator, testOperator, walletMove } from '../../../support/server/operator.ts'
import {
  limitOf,
  type ProtectedPlayer,
  protectedPlayer,
  siteWith,
} from '../../../support/server/protection.ts'
import { idOf, office, outcomeOf } from '../../../support/server/wallet.ts'

const day = 86_400
const hour = 3_600

let operator: TestOperator
let setLedgerClock: (at: Date) => Promise<void>

beforeAll(async () => {
  const rules = { profile: 'uk', reality_check: { choices: [60], default: 60, optional: true } }
  const variables = { time_zone: 'Europe/London', rolling_percent: 0, amount_unit: 1000 }
  operator = await testOperator({ siteOverrides: siteWith(rules, variables), sessionSeconds: 4000 * day })
  // A Wednesday in winter: the days of London are those of UTC.
  operator.stopClockAt(new Date('2036-01-02T12:00:00Z'))
  setLedgerClock = await ledgerClock(operator.db)
  await setLedgerClock(operator.services.clock())
})
afterAll(() => operator.close())

type Kind = 'stake' | 'loss' | 'deposit'
type Period = 'day' | 'week' | 'month'
const anyKind = fc.constantFrom<Kind[]>('stake', 'loss', 'deposit')
const anyPeriod = fc.constantFrom<Period[]>('day', 'week', 'month')

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('stake' as const), amount: fc.integer({ min: 0, max: 900 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('win' as const), amount: fc.integer({ min: 1, max: 900 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('rollback' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('deposit' as const), units: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('decide' as const), paid: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('limit' as const),
      kind: anyKind,
      period: anyPeriod,
      amount: fc.option(fc.integer({ min: 0, max: 3000 })),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('confirm' as const), kind: anyKind, period: anyPeriod }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('impose' as const),
      kind: anyKind,
      period: anyPeriod,
      amount: fc.integer({ min: 1, max: 3000 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('pass' as const), hours: fc.integer({ min: 1, max: 30 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('stop' as const) }) },
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

interface Moved {
  readonly at: number
  readonly what: 'staked' | 'won' | 'deposited'
  readonly amount: number
}
interface Limit {
  own: number | null
  imposed: number | null
  change: { readonly amount: number | null; readonly ready: number } | undefined
}

/** Protection in plain arithmetic, which adds everything up each time; separate from the operator's on purpose. */
class Model {
  readonly moved: Moved[] = []
  readonly limits = new Map<string, Limit>()
  readonly bets: {
    readonly id: string
    readonly round: string
    readonly at: number
    readonly amount: number
  }[] = []
  waiting: { readonly id: string; readonly amount: number } | undefined
  stoppedUntil = 0
  cash = 100_000

  limit(kind: Kind, period: Period): Limit {
    const name = `${kind} ${period}`
    const found = this.limits.get(name) ?? { own: null, imposed: null, change: undefined }
    this.limits.set(name, found)
    return found
  }

  used(kind: Kind, period: Period, now: number): number {
    const from = startOf(period, now)
    const sum = (what: Moved['what']) =>
      this.moved.reduce((total, one) => (one.what === what && one.at >= from ? total + one.amount : total), 0)
    if (kind === 'deposit') return sum('deposited') + (this.waiting?.amount ?? 0)
    return Math.max(0, kind === 'stake' ? sum('staked') : sum('staked') - sum('won'))
  }

  allows(kinds: readonly Kind[], amount: number, now: number): boolean {
    return [...this.limits].every(([name, { own, imposed }]) => {
      const [kind, period] = name.split(' ') as [Kind, Period]
      const most = Math.min(own ?? Infinity, imposed ?? Infinity)
      return !kinds.includes(kind) || Math.max(0, most - this.used(kind, period, now)) >= amount
    })
  }
}

function startOf(period: Period, now: number): number {
  const date = new Date(now)
  date.setUTCHours(0, 0, 0, 0)
  if (period === 'week') date.setUTCDate(date.getUTCDate() - date.getUTCDay())
  if (period === 'month') date.setUTCDate(1)
  return date.getTime()
}

async function run(player: ProtectedPlayer, model: Model, one: Step): Promise<void> {
  const now = operator.services.clock().getTime()
  const stopped = now < model.stoppedUntil
  if (one.do === 'pass') {
    operator.pass(one.hours * hour)
    await setLedgerClock(operator.services.clock())
  } else if (one.do === 'stop') {
    await player.stop({ kind: 'stop' })
    model.stoppedUntil = Math.max(model.stoppedUntil, now + day * 1000)
  } else if (one.do === 'limit') {
    await player.limit(one.kind, one.period, one.amount)
    const limit = model.limit(one.kind, one.period)
    const raises = limit.own !== null && (one.amount === null || one.amount > limit.own)
    if (raises) limit.change = { amount: one.amount, ready: now + day * 1000 }
    else if (one.amount !== null) Object.assign(limit, { own: one.amount, change: undefined })
  } else if (one.do === 'confirm') {
    const limit = model.limit(one.kind, one.period)
    const { change } = limit
    const response = await player.decide(one.kind, one.period, 'confirm')
    const expected =
      change === undefined
        ? '409 protection.noChange'
        : change.ready > now
          ? '409 protection.changeNotReady'
          : '200'
    expect(outcomeOf(response)).toBe(expected)
    if (expected === '200') Object.assign(limit, { own: change?.amount ?? null, change: undefined })
  } else if (one.do === 'impose') {
    const words = [one.kind, one.period, String(one.amount)]
    await office(operator, 'protection', 'impose', player.username, 'limit', ...words, '--reason', 'model')
    model.limit(one.kind, one.period).imposed = one.amount
  } else if (one.do === 'stake') {
    const [id, round] = [randomUUID(), randomUUID()]
    const move = walletMove(player, one.amount, { transaction_id: id, round_id: round })
    const { status } = await operator.move('debit', move)
    const allowed = !stopped && model.allows(['stake', 'loss'], one.amount, now)
    expect(status).toBe(allowed ? 'ok' : 'play_refused')
    if (!allowed) return
    model.bets.push({ id, round, at: now, amount: one.amount })
    model.moved.push({ at: now, what: 'staked', amount: one.amount })
    model.cash -= one.amount
  } else if (one.do === 'win') {
    const bet = model.bets.at(-1)
    if (!bet) return
    expect((await player.win(one.amount, bet.round)).status).toBe('ok')
    model.moved.push({ at: now, what: 'won', amount: one.amount })
    model.cash += one.amount
  } else if (one.do === 'rollback') {
    const bet = model.bets.pop()
    if (!bet) return
    await operator.move('rollback', walletMove(player, 0, { transaction_id: bet.id, round_id: bet.round }))
    // It counts as if it had never been made.
    model.moved.push({ at: bet.at, what: 'staked', amount: -bet.amount })
    model.cash += bet.amount
  } else if (one.do === 'deposit') {
    const amount = one.units * 1000
    const response = await player.deposit(amount)
    const expected = stopped
      ? '409 protection.stopped'
      : !model.allows(['deposit'], amount, now)
        ? '409 protection.depositLimit'
        : model.waiting
          ? '409 deposit.alreadyInProcess'
          : '200'
    expect(outcomeOf(response)).toBe(expected)
    if (expected === '200') model.waiting = { id: idOf(response), amount }
  } else if (model.waiting) {
    const { id, amount } = model.waiting
    await office(operator, one.paid ? 'approve' : 'reject', id)
    model.waiting = undefined
    if (!one.paid) return
    model.moved.push({ at: now, what: 'deposited', amount })
    model.cash += amount
  }
}

it('allows what its model allows, over days, weeks and months, and shows what is used', () =>
  fc
    .assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
        const player = await protectedPlayer(operator)
        const model = new Model()
        for (const one of steps) await run(player, model, one)
        const now = operator.services.clock().getTime()
        for (const name of model.limits.keys()) {
          const [kind, period] = name.split(' ') as [Kind, Period]
          const { own, imposed, change } = model.limit(kind, period)
          expect(await limitOf(player, kind, period)).toMatchObject({
            amount: own,
            imposed,
            used: model.used(kind, period, now),
            change: change === undefined ? null : { amount: change.amount },
          })
        }
        expect(await operator.cash(player.jwt)).toBe(model.cash)
      }),
      { numRuns: countOf('PROTECTION_RUNS') },
    )
    .then(async () => expect((await auditLedger(operator.db)).problems).toEqual([])))
