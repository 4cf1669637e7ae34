import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLedger } from '@marquee/operator/ledger/ledger-audit.ts'
import { decide } from '@marquee/operator/wallet/decisions.ts'
import {
  checkConversion,
  checkDeposit,
  checkWithdrawal,
  type AmountError,
  walletLimits,
} from '@marquee/contract/wallet-rules.ts'
import { defaultCurrency } from '@marquee/contract/currency.ts'
import { countOf } from '../../support/length.ts'
import { type TestResponse, type TestOperator, testOperator, valueAt } from '../../support/server/operator.ts'
import { idOf, office, outcomeOf, type WalletPlayer, walletPlayer } from '../../support/server/wallet.ts'

const limits = walletLimits({ currency: defaultCurrency, amount_max: 100_000_000 })
const numRuns = countOf('JUDGED_AMOUNTS')

let operator: TestOperator

beforeAll(async () => {
  operator = await testOperator()
})
afterAll(() => operator.close())

/** What a response to this refusal must be; `200` for none. */
function wordsOf(refusal: AmountError | undefined): string {
  if (!refusal) return '200'
  return `${refusal.code === 'deposit.alreadyInProcess' ? 409 : 400} ${refusal.code}`
}

/** A player with a balance, points, and wagering left or not. */
async function holder(cash: number, points: number, rolling: number): Promise<WalletPlayer> {
  const player = await walletPlayer(operator)
  await office(operator, 'credit', player.username, String(cash - 100_000))
  await office(operator, 'credit-points', player.username, String(points))
  if (rolling > 0) {
    await office(operator, 'approve', idOf(await player.deposit(50_000)))
    await player.bet(50_000 - rolling)
    await office(operator, 'credit', player.username, String(50_000 - rolling + 1))
  }
  return player
}

/** Undoes what was accepted, so that the next input meets the same state. */
async function undo(response: TestResponse, kind: 'deposit' | 'withdraw'): Promise<void> {
  const decision = { kind, to: 'rejected', reason: 'operator.other' } as const
  await operator.db.transaction((tx) => decide(tx, Number(idOf(response)), decision, 'operator', new Date()))
}

describe('the operator refuses exactly what the shared rules refuse', () => {
  it(`for ${numRuns} amounts of every kind`, { timeout: 600_000 }, async () => {
    const free = await holder(250_000, 35_000, 0)
    const bound = await holder(250_000, 9_999, 20_000)
    const players = await Promise.all(
      [free, bound].map(async (player) => ({ player, ui: await player.ui() })),
    )
    const amount = fc.oneof(
      { weight: 1, arbitrary: fc.nat(40).map((units) => units * 10_000) },
      { weight: 3, arbitrary: fc.integer({ min: -50_000, max: 500_000 }) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(1e8, 1e8 + 1e4, 2 ** 53, 10_000.5, '10000', '1e4', '１００００'),
      },
      { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 1 }) },
    )
    const kind = fc.constantFrom('deposit', 'withdraw', 'convert' as const)
    await fc.assert(
      fc.asyncProperty(fc.nat(1), kind, amount, async (which, call, sent) => {
        const { player, ui } = players[which] ?? { player: free, ui: {} }
        const balance = { balance: Number(ui['amount']), rolling: Number(ui['rolling']) }
        // What the server reads: JSON has one zero and no undefined.
        const wire = JSON.stringify(sent)
        const read: unknown = JSON.parse(wire)
        const refusal =
          call === 'deposit'
            ? checkDeposit(read, limits).error
            : call === 'withdraw'
              ? checkWithdrawal(read, limits, balance).error
              : checkConversion(read, limits, Number(ui['points'])).error
        if (call === 'convert' && !refusal) return
        const response = await player[call](sent)
        expect(outcomeOf(response)).toBe(wordsOf(refusal))
        if (refusal) {
          const { code: _, ...numbers } = refusal
          expect(valueAt(response.json, 'data')).toEqual(numbers)
        } else if (call !== 'convert') {
          expect(valueAt(response.json, 'data', 'amount')).toBe(sent)
          await undo(response, call)
        }
      }),
      { numRuns },
    )
    for (const { player, ui } of players) {
      expect(await player.ui()).toMatchObject({ amount: ui['amount'], points: ui['points'] })
    }
    expect((await auditLedger(operator.db)).problems).toEqual([])
  })

  it('for conversions, which change the balances', async () => {
    const player = await holder(110_000, 95_000, 0)
    await fc.assert(
      fc.asyncProperty(fc.nat(12), async (units) => {
        const points = Number((await player.ui())['points'])
        const response = await player.convert(units * 10_000)
        expect(outcomeOf(response)).toBe(wordsOf(checkConversion(units * 10_000, limits, points).error))
        if (response.status === 200) {
          expect(valueAt(response.json, 'data', 'points')).toBe(points - units * 10_000)
          await office(operator, 'credit-points', player.username, String(units * 10_000))
        }
      }),
      { numRuns: countOf('JUDGED_CONVERSIONS') },
    )
  })

  it.each([
    ['a number that JSON cannot keep', '{"amount":9007199254740993}', '400 request.invalidText'],
    ['an exponent, which readers understand differently', '{"amount":1e4}', '400 request.invalidText'],
    ['a body that is no object', '[10000]', '400 amount.required'],
    ['no body', '', '400 request.bodyMissing'],
    ['no JSON', '{amount:1}', '400 request.malformedJson'],
  ])('and reads %s as it is', async (_, body, expected) => {
    const player = await walletPlayer(operator)
    const response = await player.post('/wallet/withdraw', body)
    expect(outcomeOf(response)).toMatch(
      expected === '400 amount.required' ? /^400 / : new RegExp(`^${expected}$`),
    )
  })

  it.each([
    ['no depositor', undefined, '400 depositor.required'],
    ['an empty depositor', '   ', '400 depositor.required'],
    ['one of nothing to see', '\u200b\u3164', '400 depositor.required'],
    ['a depositor that is too long', 'x'.repeat(41), '400 depositor.tooLong'],
  ])('and a deposit with %s', async (_, depositor, expected) => {
    const player = await walletPlayer(operator)
    expect(outcomeOf(await player.post('/wallet/deposit', { amount: 10_000, depositor }))).toBe(expected)
  })
})
