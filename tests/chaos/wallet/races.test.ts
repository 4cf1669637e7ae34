import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLedger } from '@marquee/operator/ledger/ledger-audit.ts'
import { noOverrides } from '@marquee/operator/site/site-config.ts'
import { type Decision, decide } from '@marquee/operator/wallet/decisions.ts'
import { decideOne } from '@marquee/operator/wallet/simulated-bank.ts'
import { countOf } from '../../support/length.ts'
import { seeded } from '../../support/seed.ts'
import { postgresUrl } from '../../support/server/database.ts'
import {
  type TestResponse,
  type TestOperator,
  testOperator,
  walletMove,
} from '../../support/server/operator.ts'
import { idOf, office, outcomeOf, walletPlayer } from '../../support/server/wallet.ts'

const parallel = 30
const rounds = countOf('RACE_ROUNDS')

/** How often each response arrived. */
function tally(responses: readonly TestResponse[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const response of responses) counts[outcomeOf(response)] = (counts[outcomeOf(response)] ?? 0) + 1
  return counts
}

// PGlite has one session and hides every race: these run where TEST_DATABASE_URL names a PostgreSQL.
describe.skipIf(postgresUrl === undefined)('the wallet raced on PostgreSQL', { timeout: 900_000 }, () => {
  let operator: TestOperator

  beforeAll(async () => {
    operator = await testOperator({
      siteOverrides: { ...noOverrides, VARIABLES: { withdraw_cancel: true, rolling_percent: 0 } },
    })
  })
  afterAll(() => operator?.close())

  const settle = (id: string, decision: Decision, by: 'operator' | 'player' = 'operator') =>
    operator.db.transaction((tx) => decide(tx, Number(id), decision, by, new Date()))

  it(`accepts one of ${parallel} withdrawals of the whole balance, ${rounds} times over`, async () => {
    const player = await walletPlayer(operator)
    for (let round = 0; round < rounds; round++) {
      const responses = await Promise.all(Array.from({ length: parallel }, () => player.withdraw(100_000)))
      expect(tally(responses)).toEqual({ '200': 1, '400 wallet.amountOverBalance': parallel - 1 })
      expect(await player.ui()).toMatchObject({ amount: 0, withdrawing: 100_000 })
      const accepted = responses.find((response) => response.status === 200)
      if (accepted)
        await settle(idOf(accepted), { kind: 'withdraw', to: 'rejected', reason: 'operator.other' })
    }
    expect(await player.ui()).toMatchObject({ amount: 100_000, withdrawing: 0 })
    expect((await auditLedger(operator.db)).problems).toEqual([])
  })

  it('opens one of many deposits and converts points once', async () => {
    const player = await walletPlayer(operator)
    for (let round = 0; round < rounds / 10; round++) {
      await office(operator, 'credit-points', player.username, '10000')
      const [deposits, conversions] = await Promise.all([
        Promise.all(Array.from({ length: parallel }, () => player.deposit(10_000))),
        Promise.all(Array.from({ length: parallel }, () => player.convert(10_000))),
      ])
      expect(tally(deposits)).toEqual({ '200': 1, '409 deposit.alreadyInProcess': parallel - 1 })
      expect(tally(conversions)).toEqual({ '200': 1, '400 wallet.pointsOverBalance': parallel - 1 })
      const accepted = deposits.find((response) => response.status === 200)
      if (accepted)
        await settle(idOf(accepted), { kind: 'deposit', to: 'rejected', reason: 'operator.other' })
    }
    expect((await auditLedger(operator.db)).problems).toEqual([])
  })

  it('decides a request once when bank, back office and player come together', () =>
    seeded(async (random) => {
      const player = await walletPlayer(operator)
      let balance = 100_000
      for (let round = 0; round < countOf('DECISION_ROUNDS'); round++) {
        await office(operator, 'credit', player.username, '10000')
        balance += 10_000
        const id = idOf(await player.withdraw(10_000))
        const decisions: readonly Decision[] = [
          { kind: 'withdraw', to: 'completed' },
          { kind: 'withdraw', to: 'rejected', reason: 'operator.other' },
          { kind: 'withdraw', to: 'auto_withdrawn', reason: 'operator.terms' },
        ]
        const cancelled = player
          .post(`/wallet/withdraw/${id}/cancel`, {})
          .then((response) => response.status === 200)
        const later = new Date(operator.services.clock().getTime() + 91_000)
        const banked = decideOne({ db: operator.db, zone: 'Etc/GMT' }, later).then(
          (one) => one?.done === true,
        )
        const decided = random
          .shuffle([...decisions, ...decisions])
          .map((decision) => settle(id, decision).then((one) => one.done))
        const won = (await Promise.all([cancelled, banked, ...decided])).filter(Boolean)
        expect(won).toHaveLength(1)
        const { amount, withdrawing } = await player.ui()
        expect(withdrawing).toBe(0)
        expect([balance, balance - 10_000]).toContain(amount)
        balance = Number(amount)
      }
      expect((await auditLedger(operator.db)).problems).toEqual([])
    }))

  it('takes a waiting deposit back or credits it, never both', () =>
    seeded(async (random) => {
      const player = await walletPlayer(operator)
      let balance = 100_000
      for (let round = 0; round < countOf('DECISION_ROUNDS'); round++) {
        const id = idOf(await player.deposit(10_000))
        const cancels = Array.from({ length: 4 }, () =>
          player
            .post(`/wallet/deposit/${id}/cancel`, {})
            .then((response) => (response.status === 200 ? 'cancelled' : undefined)),
        )
        const later = new Date(operator.services.clock().getTime() + 91_000)
        const banked = decideOne({ db: operator.db, zone: 'Etc/GMT' }, later).then((one) =>
          one?.done === true && one.request.id === Number(id) ? one.request.status : undefined,
        )
        const approvals = Array.from({ length: 4 }, () =>
          settle(id, { kind: 'deposit', to: 'completed' }).then((one) => (one.done ? 'paid' : undefined)),
        )
        const won = (await Promise.all(random.shuffle([...cancels, banked, ...approvals]))).filter(
          (one) => one !== undefined,
        )
        expect(won).toHaveLength(1)
        const isPaid = ['paid', 'completed', 'auto_paid'].includes(won[0] ?? '')
        balance += isPaid ? 10_000 : 0
        expect(await player.ui()).toMatchObject({ amount: balance })
      }
      expect((await auditLedger(operator.db)).problems).toEqual([])
    }))

  it('keeps play, requests and decisions of one player from blocking or overdrawing each other', () =>
    seeded(async (random) => {
      const player = await walletPlayer(operator)
      const responses: TestResponse[] = []
      const stakes: string[] = []
      const jobs = Array.from({ length: countOf('MIXED_OPERATIONS') }, (_, index) => async () => {
        const choice = random.integer(0, 5)
        if (choice === 0) responses.push(await player.withdraw(random.integer(1, 4) * 10_000))
        else if (choice === 1) responses.push(await player.deposit(10_000))
        else if (choice === 2) responses.push(await player.convert(10_000))
        else if (choice === 3) {
          const transaction_id = `mixed-${random.seed}-${index}`
          stakes.push(transaction_id)
          await operator.move('debit', walletMove(player, random.integer(1, 30_000), { transaction_id }))
        } else if (choice === 4) {
          await player.bet(0)
          await operator.move('credit', walletMove(player, random.integer(1, 20_000)))
        } else {
          const transaction_id = random.pick(stakes.length === 0 ? [`never-${index}`] : stakes)
          await operator.move('rollback', walletMove(player, 0, { transaction_id }))
        }
        const open = responses.findLast((response) => response.status === 200)
        if (open && random.chance(0.3)) {
          await office(operator, 'reject', idOf(open)).catch((error: unknown) => {
            expect(String(error)).toMatch(/already|no such|no request|no text/)
          })
        }
      })
      let next = 0
      const worker = async () => {
        for (let job = jobs[next++]; job !== undefined; job = jobs[next++]) await job()
      }
      await Promise.all(Array.from({ length: 24 }, worker))
      expect(Object.keys(tally(responses)).filter((response) => response.startsWith('5'))).toEqual([])
      expect(Number((await player.ui())['amount'])).toBeGreaterThanOrEqual(0)
      expect((await auditLedger(operator.db)).problems).toEqual([])
    }))
})
