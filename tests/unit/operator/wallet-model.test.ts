import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLedger } from '@marquee/operator/ledger/ledger-audit.ts'
import { noOverrides } from '@marquee/operator/site/site-config.ts'
import { countOf } from '../../support/length.ts'
import { type TestOperator, testOperator, valueAt, walletMove } from '../../support/server/operator.ts'
import { idOf, office, outcomeOf, type WalletPlayer, walletPlayer } from '../../support/server/wallet.ts'

let operator: TestOperator

beforeAll(async () => {
  operator = await testOperator({
    siteOverrides: { ...noOverrides, VARIABLES: { rolling_percent: 150, points_permille: { slots: 15 } } },
  })
})
afterAll(() => operator.close())

interface Bet {
  readonly id: string
  readonly amount: number
  readonly counted: number
  back: boolean
}

/** The whole wallet in plain arithmetic; separate from the operator's on purpose. */
class Model {
  cash = 100_000
  points = 0
  carry = 0
  left = 0
  total = 0
  deposit: { id: string; amount: number } | undefined
  readonly withdrawals: { id: string; amount: number }[] = []
  readonly bets: Bet[] = []
  readonly statuses = new Map<string, string>()

  earn(thousandths: number): void {
    this.carry += thousandths
    if (this.carry >= 1000) {
      this.points += Math.floor(this.carry / 1000)
      this.carry %= 1000
    }
    if (this.carry < 0) {
      const back = Math.min(this.points, Math.ceil(-this.carry / 1000))
      this.points -= back
      this.carry += back * 1000
    }
  }
}

const step = fc.oneof(
  fc.record({ do: fc.constant('deposit' as const), units: fc.integer({ min: 1, max: 8 }) }),
  fc.record({
    do: fc.constant('decideDeposit' as const),
    how: fc.constantFrom('approve', 'auto-pay', 'reject' as const),
  }),
  fc.record({ do: fc.constant('withdraw' as const), units: fc.integer({ min: 1, max: 12 }) }),
  fc.record({
    do: fc.constant('decideWithdrawal' as const),
    how: fc.constantFrom('approve', 'reclaim', 'reject' as const),
    which: fc.nat(),
  }),
  fc.record({ do: fc.constant('bet' as const), amount: fc.integer({ min: 1, max: 120_000 }) }),
  fc.record({ do: fc.constant('win' as const), amount: fc.integer({ min: 1, max: 90_000 }) }),
  fc.record({ do: fc.constant('rollback' as const), which: fc.nat() }),
  fc.record({ do: fc.constant('convert' as const), units: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ do: fc.constant('gift' as const), units: fc.integer({ min: 1, max: 2 }) }),
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

async function take(player: WalletPlayer, model: Model, one: Step, name: string): Promise<void> {
  switch (one.do) {
    case 'deposit': {
      const amount = one.units * 10_000
      const response = await player.deposit(amount)
      expect(outcomeOf(response)).toBe(model.deposit ? '409 deposit.alreadyInProcess' : '200')
      if (response.status === 200) {
        model.deposit = { id: idOf(response), amount }
        model.statuses.set(idOf(response), 'waiting')
      }
      return
    }
    case 'decideDeposit': {
      const open = model.deposit
      if (!open) return
      await office(operator, one.how, open.id)
      await expect(office(operator, one.how, open.id)).rejects.toThrow('already')
      model.deposit = undefined
      const status = { approve: 'completed', 'auto-pay': 'auto_paid', reject: 'rejected' }[one.how]
      model.statuses.set(open.id, status)
      if (one.how === 'reject') return
      model.cash += open.amount
      const duty = Math.ceil((open.amount * 150) / 100)
      model.total = (model.left === 0 ? 0 : model.total) + duty
      model.left += duty
      return
    }
    case 'withdraw': {
      const amount = one.units * 10_000
      const response = await player.withdraw(amount)
      const refusal =
        amount > model.cash
          ? '400 wallet.amountOverBalance'
          : model.left > 0
            ? '400 wallet.rollingLeft'
            : '200'
      expect(outcomeOf(response)).toBe(refusal)
      if (response.status !== 200) return
      model.cash -= amount
      model.withdrawals.push({ id: idOf(response), amount })
      model.statuses.set(idOf(response), 'waiting')
      return
    }
    case 'decideWithdrawal': {
      const [open] = model.withdrawals.splice(one.which % Math.max(1, model.withdrawals.length), 1)
      if (!open) return
      await office(operator, one.how, open.id)
      await expect(office(operator, 'reject', open.id)).rejects.toThrow('already')
      const status = { approve: 'completed', reclaim: 'auto_withdrawn', reject: 'rejected' }[one.how]
      model.statuses.set(open.id, status)
      if (one.how === 'reject') model.cash += open.amount
      return
    }
    case 'bet': {
      const { status } = await operator.move(
        'debit',
        walletMove(player, one.amount, { transaction_id: name }),
      )
      expect(status).toBe(one.amount <= model.cash ? 'ok' : 'insufficient_funds')
      if (status !== 'ok') return
      model.cash -= one.amount
      const counted = Math.min(model.left, one.amount)
      model.left -= counted
      model.earn(one.amount * 15)
      model.bets.push({ id: name, amount: one.amount, counted, back: false })
      return
    }
    case 'win':
      await player.bet(0)
      await operator.move('credit', walletMove(player, one.amount))
      model.cash += one.amount
      return
    case 'rollback': {
      const bet = model.bets[one.which % Math.max(1, model.bets.length)]
      if (!bet) return
      await operator.move('rollback', walletMove(player, bet.amount, { transaction_id: bet.id }))
      if (bet.back) return
      bet.back = true
      model.cash += bet.amount
      model.left += bet.counted
      model.total = Math.max(model.total, model.left)
      model.earn(-bet.amount * 15)
      return
    }
    case 'convert': {
      const points = one.units * 10_000
      const response = await player.convert(points)
      expect(outcomeOf(response)).toBe(points <= model.points ? '200' : '400 wallet.pointsOverBalance')
      if (response.status !== 200) return
      model.points -= points
      model.cash += points
      return
    }
    case 'gift':
      await office(operator, 'credit-points', player.username, String(one.units * 10_000))
      model.points += one.units * 10_000
  }
}

describe('the wallet', () => {
  it(
    'is what plain arithmetic says after any sequence of requests, decisions and play',
    { timeout: 300_000 },
    async () => {
      let sequence = 0
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
          sequence += 1
          const player = await walletPlayer(operator)
          const model = new Model()
          for (const [index, one] of steps.entries()) {
            await take(player, model, one, `model-${sequence}-${player.username}-${index}`)
            expect(await player.ui()).toMatchObject({
              amount: model.cash,
              points: model.points,
              rolling: model.left,
              rolling_total: model.total,
              withdrawing: model.withdrawals.reduce((sum, open) => sum + open.amount, 0),
            })
          }
          for (const kind of ['deposit', 'withdraw']) {
            const response = await player.get(`/wallet/${kind}?limit=200`)
            const list = valueAt(response.json, 'data', 'list')
            for (const row of Array.isArray(list) ? list : []) {
              const id = String(valueAt(row, 'id'))
              expect(valueAt(row, 'status')).toBe(model.statuses.get(id) ?? 'point_conversion')
            }
          }
        }),
        { numRuns: countOf('WALLET_SEQUENCES') },
      )
      expect((await auditLedger(operator.db)).problems).toEqual([])
    },
  )
})
