import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'
import { auditLedger } from '@marquee/operator/ledger/ledger-audit.ts'
import { seed } from '@marquee/operator/database/seed.ts'
import { noOverrides, siteVariables } from '@marquee/operator/site/site-config.ts'
import { decimalsOf } from '@marquee/contract/currency.ts'
import { plainAmount } from '@marquee/contract/plain-amount.ts'
import { GameList } from '@marquee/contract/game.ts'
import { DepositRequest, HistoryList, Statement, WithdrawList } from '@marquee/contract/wallet.ts'
import { type WalletLimits, walletLimits } from '@marquee/contract/wallet-rules.ts'
import { valueAt } from '../../support/server/operator.ts'
import { idOf, office, outcomeOf, type WalletPlayer, walletPlayer } from '../../support/server/wallet.ts'
import {
  alwaysWinning,
  gameId,
  launchToken,
  newKey,
  newSecret,
  openTable,
  type StudioTable,
} from '../../support/studio-table.ts'

const cases = [
  {
    currency: 'KRW',
    unit: '10000',
    minimum: '10000',
    opening: '100000',
    smallestStake: '200',
    largestStake: '100000',
    memo: '₩1,000,000',
    points: '10,000',
  },
  {
    currency: 'USD',
    unit: '0.01',
    minimum: '10.00',
    opening: '100.00',
    smallestStake: '0.20',
    largestStake: '100.00',
    memo: '$1,000.00',
    points: '1,000',
  },
  {
    currency: 'KWD',
    unit: '0.001',
    minimum: '1.000',
    opening: '10.000',
    smallestStake: '0.020',
    largestStake: '10.000',
    memo: 'KWD 100.000',
    points: '1,000',
  },
]

describe.each(cases)('an operator in $currency', (expected) => {
  const { currency } = expected
  const siteOverrides = { ...noOverrides, VARIABLES: { currency } }
  const plain = (minor: unknown) => plainAmount(Number(minor), currency)
  let table: StudioTable
  let player: WalletPlayer
  let limits: WalletLimits

  beforeAll(async () => {
    table = await openTable({ siteOverrides })
    player = await walletPlayer(table.operator, `in_${currency.toLowerCase()}`)
    limits = walletLimits(siteVariables(siteOverrides))
  })
  afterAll(() => table.close())

  const balance = async () => plain((await player.ui())['amount'])
  const data = async (target: string) => valueAt((await player.get(target)).json, 'data')

  it('gives, takes and pays in it, and its ledger balances', async () => {
    expect([await balance(), plain(limits.amountUnit), plain(limits.amountMin)]).toEqual([
      expected.opening,
      expected.unit,
      expected.minimum,
    ])

    // The numbers of a refusal are minor units too.
    const little = await player.deposit(limits.amountMin - limits.amountUnit)
    expect([outcomeOf(little), valueAt(little.json, 'data', 'minimum')]).toEqual([
      '400 wallet.amountMinimum',
      limits.amountMin,
    ])
    const requested = await player.deposit(5 * limits.amountMin)
    const request = v.parse(DepositRequest, valueAt(requested.json, 'data'))
    expect([request.amount, request.currency]).toEqual([5 * limits.amountMin, currency])
    await office(table.operator, 'approve', idOf(requested))

    const studio = table.process({ random: alwaysWinning() })
    const token = await launchToken(table.operator, player.jwt)
    const secret = newSecret()
    const seat = await studio.play.open(token, secret, gameId)
    expect([seat.currency, plain(seat.stakes[0]), plain(seat.stakes.at(-1))]).toEqual([
      currency,
      expected.smallestStake,
      expected.largestStake,
    ])
    const before = Number((await player.ui())['amount'])
    const round = await studio.play.spin(secret, newKey(), seat.stake)
    const won = round.result?.total ?? 0
    expect(won).toBeGreaterThan(seat.stake)
    expect((await player.ui())['amount']).toBe(before - seat.stake + won)

    // The deposit has to be wagered once before a withdrawal.
    const left = Number((await player.ui())['rolling'])
    expect(left).toBe(5 * limits.amountMin - seat.stake)
    expect(outcomeOf(await player.withdraw(limits.amountMin))).toBe('400 wallet.rollingLeft')
    await player.bet(left)
    await office(table.operator, 'approve', idOf(await player.withdraw(limits.amountMin)))
    const { list } = v.parse(WithdrawList, await data('/wallet/withdraw'))
    expect(list.map((one) => [one.status, one.amount, one.currency])).toEqual([
      ['completed', limits.amountMin, currency],
    ])

    await office(table.operator, 'credit-points', player.username, String(2 * limits.pointUnit))
    const current = Number((await player.ui())['amount'])
    await player.convert(limits.pointUnit)
    expect((await player.ui())['amount']).toBe(current + limits.pointUnit)

    const history = v.parse(HistoryList, await data('/wallet/history?limit=100'))
    expect(history.list.map(({ type }) => type)).toEqual([
      'point_conversion',
      'withdraw',
      'bet',
      'win',
      'bet',
      'deposit',
      'opening',
    ])
    const { totals } = v.parse(
      Statement,
      await data('/wallet/statement?from=2020-01-01&to=2029-12-31&by=month'),
    )
    expect(totals).toMatchObject({
      deposited: 5 * limits.amountMin,
      withdrawn: limits.amountMin,
      staked: 5 * limits.amountMin,
      won,
      converted: limits.pointUnit,
      before: 0,
      after: (await player.ui())['amount'],
    })
    expect((await auditLedger(table.operator.db)).problems).toEqual([])
  })

  it('shows its back office amounts as people write them, and takes them so', async () => {
    const other = await walletPlayer(table.operator, `rich_in_${currency.toLowerCase()}`)
    const decimals = decimalsOf(currency)
    const given = decimals === 0 ? '1234' : `1.${'23456'.slice(0, decimals)}`
    expect(await office(table.operator, 'credit', other.username, given)).toContain(
      `${given} ${currency} credited`,
    )
    expect(await office(table.operator, 'player', other.username)).toContain(` ${currency}`)
    expect(await office(table.operator, 'ledger', other.username)).toContain(given)
    const tooFine = `1.${'2'.repeat(decimals + 1)}`
    await expect(office(table.operator, 'credit', other.username, tooFine)).rejects.toThrow(
      /^Give the amount/,
    )
    expect((await auditLedger(table.operator.db)).problems).toEqual([])
  })

  it('says amounts in its texts and the limits of its tables in it', async () => {
    const { operator } = table
    const token = await operator.signIn()
    const memos = await operator.send('GET', '/supports/memo', { token })
    expect(memos.text.replaceAll('\u00a0', ' ')).toContain(expected.memo)
    const faq = await operator.send('GET', '/supports/faq')
    expect(faq.text).toContain(`The smallest conversion is ${expected.points} points`)
    expect(memos.text + faq.text).not.toMatch(/\{(amount|points)\}/)
    const casino = catalogue().providers.find((provider) => provider.is_casino === 1)
    const response = await operator.send('GET', `/game/provider?provider_id=${casino?.id}`, { token })
    const { list } = v.parse(GameList, valueAt(response.json, 'DATA'))
    for (const { limits: stakes } of list) {
      const smallest = Number(stakes?.min)
      expect(Number.isSafeInteger(smallest)).toBe(true)
      // Tables start at 500 to 50,000 won: a twentieth to five times the unit.
      expect(smallest).toBeGreaterThanOrEqual(limits.amountMin / 20)
      expect(smallest).toBeLessThanOrEqual(limits.amountMin * 5)
    }
  })

  it('refuses to start in another one', async () => {
    await expect(seed(table.operator.db, 'EUR')).rejects.toThrow(
      `uses ${currency}, but the site configuration says EUR`,
    )
  })
})
