// Long because it walks every transition of both kinds of request.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLedger } from '@marquee/operator/ledger/ledger-audit.ts'
import { noOverrides } from '@marquee/operator/site/site-config.ts'
import { type Decision, decide } from '@marquee/operator/wallet/decisions.ts'
import { decideOne } from '@marquee/operator/wallet/simulated-bank.ts'
import type { WalletMove } from '@marquee/contract/studio.ts'
import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'
import { walletEndpoints } from '@marquee/contract/wallet-endpoints.ts'
import { DepositRequest, WithdrawRequest } from '@marquee/contract/wallet.ts'
import { submit } from '../../support/server/calls.ts'
import {
  password,
  type TestOperator,
  testOperator,
  valueAt,
  walletMove,
} from '../../support/server/operator.ts'
import { idOf, office, outcomeOf, type WalletPlayer, walletPlayer } from '../../support/server/wallet.ts'

let operator: TestOperator
let player: WalletPlayer

beforeAll(async () => {
  operator = await testOperator()
})
afterAll(async () => {
  expect((await auditLedger(operator.db)).problems).toEqual([])
  await operator.close()
})
beforeEach(async () => {
  player = await walletPlayer(operator)
})

/** The newest deposit or withdrawal as the app reads it. */
async function newest(kind: 'deposit' | 'withdraw') {
  const response = await player.get(`/wallet/${kind}`)
  const list = valueAt(response.json, 'data', 'list')
  const first: unknown = Array.isArray(list) ? list[0] : undefined
  return v.parse(kind === 'deposit' ? DepositRequest : WithdrawRequest, first)
}

describe('a deposit', () => {
  it('waits with an estimate, is credited once when approved, and adds its wagering', async () => {
    const requested = await player.deposit(50_000)
    expect(outcomeOf(requested)).toBe('200')
    expect(v.parse(walletEndpoints.deposit.data, valueAt(requested.json, 'data'))).toMatchObject({
      amount: 50_000,
      status: 'waiting',
      depositor: 'Kim',
      account: { bank: 'Play Bank' },
      timeline: [{ status: 'waiting' }],
    })
    expect(await player.ui()).toMatchObject({ amount: 100_000, rolling: 0 })
    expect(await office(operator, 'deposits', player.username)).toMatch(/50000 KRW\s+waiting/)

    expect(await office(operator, 'approve', idOf(requested))).toContain('completed')
    expect(await player.ui()).toMatchObject({ amount: 150_000, rolling: 50_000, rolling_total: 50_000 })
    const done = await newest('deposit')
    expect(done.status).toBe('completed')
    expect(done.estimate).toBeUndefined()
    expect(done.timeline.map((step) => step.status)).toEqual(['waiting', 'completed'])

    for (const again of ['approve', 'reject', 'auto-pay']) {
      await expect(office(operator, again, idOf(requested))).rejects.toThrow('completed already')
    }
    expect(await player.ui()).toMatchObject({ amount: 150_000, rolling: 50_000 })
  })

  it('that is rejected says why and leaves the balance and the wagering as they are', async () => {
    const requested = await player.deposit(50_000)
    await office(operator, 'reject', idOf(requested), 'bank.nameMismatch')
    expect(await newest('deposit')).toMatchObject({ status: 'rejected', reason: 'bank.nameMismatch' })
    expect(await player.ui()).toMatchObject({ amount: 100_000, rolling: 0 })
    await expect(office(operator, 'approve', idOf(requested))).rejects.toThrow('rejected already')
  })

  it('can be paid by the bank itself', async () => {
    const requested = await player.deposit(20_000)
    await office(operator, 'auto-pay', idOf(requested))
    expect((await newest('deposit')).status).toBe('auto_paid')
    expect(await player.ui()).toMatchObject({ amount: 120_000 })
  })

  it('is refused while another one waits, and accepted once that is decided', async () => {
    const first = await player.deposit(10_000)
    expect(outcomeOf(await player.deposit(20_000))).toBe('409 deposit.alreadyInProcess')
    await office(operator, 'reject', idOf(first))
    expect(outcomeOf(await player.deposit(20_000))).toBe('200')
  })

  it('is paid to the virtual account of a player who has one, or to the bank by hand', async () => {
    const account = async (query = '') =>
      valueAt((await player.get(`/wallet/deposit/account${query}`)).json, 'data')
    expect(await account()).toMatchObject({ virtual: false, account: { number: '000-000-000000' } })
    const given = (await office(operator, 'virtual-account', player.username)).split(': ')[1]
    expect(await account()).toMatchObject({ virtual: true, account: { number: given } })
    expect(await account('?method=manual')).toMatchObject({ virtual: false })
    await player.deposit(10_000)
    expect((await newest('deposit')).account?.number).toBe(given)
    const login = await operator.send('POST', '/auth/login', {
      body: { username: player.username, password: 'a-good-password' },
    })
    expect(valueAt(login.json, 'data', 'info', 'use_vaccount')).toBe(true)
  })

  it('requested during bank maintenance is accepted and its estimate names the maintenance', async () => {
    const before = operator.services.clock().getTime()
    // 23:55 in Seoul, which has no summer time.
    const target = Date.UTC(2040, 0, 10, 14, 55)
    operator.pass((target - before) / 1000)
    try {
      const late = await walletPlayer(operator)
      const requested = await late.deposit(10_000)
      expect(valueAt(requested.json, 'data', 'estimate')).toMatchObject({
        usual: '2040-01-10T15:40:00.000Z',
        maintenance: { from: '2040-01-10T14:50:00.000Z', to: '2040-01-10T15:30:00.000Z' },
      })
    } finally {
      operator.pass((before - target) / 1000)
    }
  })
})

describe('a withdrawal', () => {
  it('leaves the balance at once and is paid once', async () => {
    const requested = await player.withdraw(60_000)
    expect(outcomeOf(requested)).toBe('200')
    expect(await player.ui()).toMatchObject({ amount: 40_000, withdrawing: 60_000 })
    await office(operator, 'approve', idOf(requested))
    expect((await newest('withdraw')).status).toBe('completed')
    expect(await player.ui()).toMatchObject({ amount: 40_000, withdrawing: 0 })
    await expect(office(operator, 'reject', idOf(requested))).rejects.toThrow('completed already')
    expect(await player.ui()).toMatchObject({ amount: 40_000 })
  })

  it('returns to the balance when it is rejected, with the reason', async () => {
    const requested = await player.withdraw(100_000)
    expect(await player.ui()).toMatchObject({ amount: 0 })
    await office(operator, 'reject', idOf(requested), 'bank.accountInvalid')
    expect(await player.ui()).toMatchObject({ amount: 100_000, withdrawing: 0 })
    expect(await newest('withdraw')).toMatchObject({ status: 'rejected', reason: 'bank.accountInvalid' })
  })

  it('can be reclaimed: it is neither returned nor paid', async () => {
    const requested = await player.withdraw(30_000)
    await office(operator, 'reclaim', idOf(requested), 'operator.terms')
    expect(await newest('withdraw')).toMatchObject({ status: 'auto_withdrawn', reason: 'operator.terms' })
    expect(await player.ui()).toMatchObject({ amount: 70_000, withdrawing: 0 })
  })

  it('is refused until the wagering is done, with the sum that is left', async () => {
    await office(operator, 'approve', idOf(await player.deposit(50_000)))
    await player.bet(20_000)
    const refused = await player.withdraw(10_000)
    expect(outcomeOf(refused)).toBe('400 wallet.rollingLeft')
    expect(valueAt(refused.json, 'data')).toEqual({ left: 30_000 })
    expect(await player.ui()).toMatchObject({ rolling: 30_000, rolling_total: 50_000 })
    await player.bet(40_000)
    expect(await player.ui()).toMatchObject({ rolling: 0, rolling_total: 50_000 })
    expect(outcomeOf(await player.withdraw(10_000))).toBe('200')
  })

  it('sees a rolled-back bet as not wagered, in full and once', async () => {
    await office(operator, 'approve', idOf(await player.deposit(50_000)))
    await player.bet(45_000)
    const last = randomUUID()
    await player.bet(20_000, last)
    expect(await player.ui()).toMatchObject({ rolling: 0 })
    const back = walletMove(player, 20_000, { transaction_id: last })
    await operator.move('rollback', back)
    await operator.move('rollback', back)
    // Only 5,000 of the second bet were needed, so only those are left again.
    expect(await player.ui()).toMatchObject({ rolling: 5_000 })
    expect(outcomeOf(await player.withdraw(10_000))).toBe('400 wallet.rollingLeft')
  })

  it('cannot be seen or cancelled by another player', async () => {
    const id = idOf(await player.withdraw(10_000))
    const other = await walletPlayer(operator)
    expect(outcomeOf(await other.post(`/wallet/withdraw/${id}/cancel`, {}))).toBe('404 withdraw.notFound')
    expect(valueAt((await other.get('/wallet/withdraw')).json, 'data', 'list')).toEqual([])
  })

  it('is taken back by its player only where the site allows it', async () => {
    const id = idOf(await player.withdraw(10_000))
    expect(outcomeOf(await player.post(`/wallet/withdraw/${id}/cancel`, {}))).toBe(
      '400 withdraw.cancelUnavailable',
    )
    const generous = await testOperator({
      siteOverrides: { ...noOverrides, VARIABLES: { withdraw_cancel: true } },
    })
    try {
      const owner = await walletPlayer(generous)
      const requested = await owner.withdraw(10_000)
      expect(valueAt(requested.json, 'data', 'cancellable')).toBe(true)
      expect(valueAt(requested.json, 'data', 'account', 'number')).toContain('*')
      const path = `/wallet/withdraw/${idOf(requested)}/cancel`
      const key = randomUUID()
      const responses = [await owner.post(path, '', key), await owner.post(path, '', key)]
      expect(responses.map(outcomeOf)).toEqual(['200', '200'])
      expect(valueAt(responses[0]?.json, 'data')).toMatchObject({
        status: 'rejected',
        reason: 'player.cancelled',
        cancellable: false,
      })
      expect(await owner.ui()).toMatchObject({ amount: 100_000, withdrawing: 0 })
      expect(outcomeOf(await owner.post(path, {}))).toBe('409 withdraw.alreadyDecided')
      expect((await auditLedger(generous.db)).problems).toEqual([])
    } finally {
      await generous.close()
    }
  })
})

describe('a waiting deposit', () => {
  const taken = (id: string, key?: string) => player.post(`/wallet/deposit/${id}/cancel`, {}, key)

  it('is taken back by its player, once, and moves no money and no wagering', async () => {
    const requested = await player.deposit(50_000)
    expect(valueAt(requested.json, 'data', 'cancellable')).toBe(true)
    const key = randomUUID()
    const responses = [await taken(idOf(requested), key), await taken(idOf(requested), key)]
    expect(responses.map(outcomeOf)).toEqual(['200', '200'])
    expect(valueAt(responses[0]?.json, 'data')).toMatchObject({
      status: 'rejected',
      reason: 'player.cancelled',
      cancellable: false,
    })
    expect(await player.ui()).toMatchObject({ amount: 100_000, rolling: 0, rolling_total: 0 })
    expect(outcomeOf(await taken(idOf(requested)))).toBe('409 deposit.alreadyDecided')
    // The way is free for the next one.
    expect(outcomeOf(await player.deposit(10_000))).toBe('200')
    expect((await auditLedger(operator.db)).problems).toEqual([])
  })

  it('that was decided stays as it was decided', async () => {
    const id = idOf(await player.deposit(50_000))
    await office(operator, 'approve', id)
    expect(outcomeOf(await taken(id))).toBe('409 deposit.alreadyDecided')
    expect(await player.ui()).toMatchObject({ amount: 150_000, rolling: 50_000 })
    const cancelled = idOf(await player.deposit(20_000))
    await taken(cancelled)
    await expect(office(operator, 'approve', cancelled)).rejects.toThrow('is rejected already')
    expect(await player.ui()).toMatchObject({ amount: 150_000, rolling: 50_000 })
  })

  it('cannot be taken back by another player, or as a withdrawal', async () => {
    const id = idOf(await player.deposit(50_000))
    const other = await walletPlayer(operator)
    expect(outcomeOf(await other.post(`/wallet/deposit/${id}/cancel`, {}))).toBe('404 deposit.notFound')
    expect(outcomeOf(await player.post(`/wallet/withdraw/${id}/cancel`, {}))).toBe('404 withdraw.notFound')
    expect(outcomeOf(await taken('0'))).toBe('404 deposit.notFound')
    expect(outcomeOf(await taken(id))).toBe('200')
  })

  it('stays where the site does not allow it', async () => {
    const strict = await testOperator({
      siteOverrides: { ...noOverrides, VARIABLES: { deposit_cancel: false } },
    })
    try {
      const owner = await walletPlayer(strict)
      const requested = await owner.deposit(10_000)
      expect(valueAt(requested.json, 'data', 'cancellable')).toBe(false)
      const refused = await owner.post(`/wallet/deposit/${idOf(requested)}/cancel`, {})
      expect(outcomeOf(refused)).toBe('400 deposit.cancelUnavailable')
    } finally {
      await strict.close()
    }
  })

  it('is either taken back or credited when player, bank and back office come together', async () => {
    for (let round = 0; round < 6; round++) {
      const { amount: before, rolling: owed } = await player.ui()
      const id = idOf(await player.deposit(10_000))
      const settle = (decision: Decision) =>
        operator.db.transaction((tx) => decide(tx, Number(id), decision, 'operator', new Date()))
      const later = new Date(operator.services.clock().getTime() + 91_000)
      const [mine, paid, banked, again] = await Promise.all([
        taken(id).then(({ status }) => status === 200),
        settle({ kind: 'deposit', to: 'completed' }).then(({ done }) => done),
        decideOne({ db: operator.db, zone: 'Etc/GMT' }, later).then(
          (one) => one?.done === true && one.request.id === Number(id),
        ),
        taken(id).then(({ status }) => status === 200),
      ])
      expect([mine, paid, banked, again].filter(Boolean)).toHaveLength(1)
      const { status } = await newest('deposit')
      const isPaid = status === 'completed' || status === 'auto_paid'
      expect(await player.ui()).toMatchObject({
        amount: Number(before) + (isPaid ? 10_000 : 0),
        rolling: Number(owed) + (isPaid ? 10_000 : 0),
      })
    }
    expect((await auditLedger(operator.db)).problems).toEqual([])
  })
})

describe('points', () => {
  it('come from bets exactly, however small, and become cash', async () => {
    await office(operator, 'credit-points', player.username, '9999')
    for (let bet = 0; bet < 5; bet++) await player.bet(30)
    // 150 staked at one hundredth are one point and a half.
    expect(await player.ui()).toMatchObject({ points: 10_000, amount: 99_850 })
    const converted = await player.convert(10_000)
    expect(valueAt(converted.json, 'data')).toEqual({ points: 0, amount: 109_850 })
    expect(await player.ui()).toMatchObject({ points: 0, amount: 109_850 })
    expect(await newest('deposit')).toMatchObject({ status: 'point_conversion', amount: 10_000 })
  })

  it('go back with a rolled-back bet, and stay owed when they were converted before', async () => {
    await office(operator, 'credit-points', player.username, '9500')
    const stake = walletMove(player, 50_000)
    await player.bet(50_000, stake.transaction_id)
    expect(await player.ui()).toMatchObject({ points: 10_000 })
    await player.convert(10_000)
    await operator.move('rollback', stake)
    expect(await player.ui()).toMatchObject({ points: 0 })
    await player.bet(30_000)
    expect(await player.ui()).toMatchObject({ points: 0 })
    await player.bet(30_000)
    expect(await player.ui()).toMatchObject({ points: 100 })
  })

  it('do not block a deposit that waits, nor are blocked by it', async () => {
    await office(operator, 'credit-points', player.username, '20000')
    expect(outcomeOf(await player.deposit(10_000))).toBe('200')
    expect(outcomeOf(await player.convert(10_000))).toBe('200')
    expect(outcomeOf(await player.convert(10_000))).toBe('200')
  })
})

describe('the database itself', () => {
  const refusal = async (work: Promise<unknown>): Promise<string> => {
    try {
      await work
    } catch (error) {
      return error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    }
    return 'accepted'
  }

  it('lets a request leave waiting once, keeps what was requested, and keeps its states', async () => {
    const id = Number(idOf(await player.deposit(10_000)))
    const run = (statement: ReturnType<typeof sql>) => refusal(operator.db.execute(statement))
    expect(
      await run(sql`update wallet_requests set amount = 20000, status = 'completed' where id = ${id}`),
    ).toContain('does not change')
    expect(await run(sql`update wallet_requests set status = 'auto_withdrawn' where id = ${id}`)).toContain(
      'wallet_requests_status',
    )
    await office(operator, 'reject', String(id))
    expect(await run(sql`update wallet_requests set status = 'completed' where id = ${id}`)).toContain(
      'rejected already',
    )
    expect(await run(sql`delete from wallet_requests`)).toContain('append-only')
    expect(await run(sql`delete from wallet_request_states`)).toContain('append-only')
    expect(await run(sql`update wallet_request_states set reason = 'x'`)).toContain('append-only')
  })

  it('lets no wagering fall below nothing and no second deposit wait', async () => {
    await player.deposit(10_000)
    expect(
      await refusal(
        operator.db.execute(sql`update wallets set rolling_left = -1 where player_id = ${player.id}`),
      ),
    ).toContain('wallets_rolling')
    expect(
      await refusal(
        operator.db.execute(sql`insert into wallet_requests
          (player_id, kind, amount, currency, status, changed_by, changed_at, created_at)
          values (${player.id}, 'deposit', 1, 'KRW', 'waiting', 'player', now(), now())`),
      ),
    ).toContain('wallet_requests_open_deposit')
  })
})

it('a withdrawal without an account to go to is refused, and moves nothing', async () => {
  const { jwt } = await operator.join()
  const request = () =>
    operator.send('POST', '/wallet/withdraw', {
      token: jwt,
      body: { amount: 10_000 },
      headers: { 'idempotency-key': randomUUID() },
    })
  expect(outcomeOf(await request())).toBe('400 wallet.noBankAccount')
  expect(await operator.cash(jwt)).toBe(100_000)
  const bank = { bank_code: '000', bank_account: '110-1234-5678', bank_name: 'Kim', password }
  expect((await submit(operator, 'PATCH', '/account/me', { token: jwt, body: bank })).status).toBe(200)
  expect(outcomeOf(await request())).toBe('200')
  expect(await operator.cash(jwt)).toBe(90_000)
})

describe('every call of the wallet', () => {
  it.each(Object.entries(walletEndpoints))('%s needs a session', async (_, { method, path }) => {
    const target = path.replace('{id}', '1')
    const sent = method === 'POST' ? { body: {} } : {}
    expect(outcomeOf(await operator.send(method, target, sent))).toBe('401 auth.tokenMissing')
  })

  it('that moves money needs a key, returns the same response to a repeat, and refuses the key for another call', async () => {
    const bare = await operator.send('POST', '/wallet/withdraw', {
      token: player.jwt,
      body: { amount: 10_000 },
    })
    expect(outcomeOf(bare)).toBe('400 idempotencyKey.required')
    const key = randomUUID()
    const first = await player.withdraw(10_000, key)
    const second = await player.withdraw(10_000, key)
    expect(second.text).toBe(first.text)
    expect(second.headers.get('idempotent-replayed')).toBe('true')
    expect(outcomeOf(await player.withdraw(20_000, key))).toBe('422 idempotencyKey.reused')
    expect(outcomeOf(await player.deposit(10_000, key))).toBe('422 idempotencyKey.reused')
    expect(await player.ui()).toMatchObject({ amount: 90_000 })
  })

  it('is limited a minute', async () => {
    const strict = await testOperator({ walletRate: 3 })
    try {
      const owner = await walletPlayer(strict)
      const responses: string[] = []
      for (let call = 0; call < 4; call++) responses.push(outcomeOf(await owner.withdraw(10_000)))
      expect(responses).toEqual(['200', '200', '200', '429 wallet.tooManyRequests'])
      strict.pass(61)
      expect(outcomeOf(await owner.withdraw(10_000))).toBe('200')
    } finally {
      await strict.close()
    }
  })

  it('leaves the page /wallet/history to a browser that goes there', async () => {
    const page = await operator.send('GET', '/wallet/history', { headers: { accept: 'text/html' } })
    // This operator serves no built app: a page that is not there, and no refusal for want of a token.
    expect(page.status).toBe(404)
  })
})

describe('a stake whose round has no result', () => {
  const table = catalogue().games.find(({ category }) => category === 'casino')?.id ?? ''
  /** A stake of a round of its own, which is then lost or taken back. */
  function stake(amount: number, change: Partial<WalletMove>) {
    const transaction_id = randomUUID()
    const move = (sum: number, id = transaction_id) =>
      walletMove(player, sum, { round_id: transaction_id, ...change, transaction_id: id })
    return {
      taken: () => operator.move('debit', move(amount)),
      lost: () => operator.move('credit', move(0, randomUUID())),
      returned: () => operator.move('rollback', move(amount)),
    }
  }

  it.each([
    ['at a live table', { game_id: table }],
    ['in an open round', { round_open: true }],
  ] as const)(
    'meets no wagering requirement for a withdrawal: %s it could be taken back after it',
    async (_, change) => {
      await office(operator, 'approve', idOf(await player.deposit(50_000)))
      const bet = stake(50_000, change)
      expect((await bet.taken()).status).toBe('ok')
      expect((await player.ui())['rolling']).toBe(0)
      expect(outcomeOf(await player.withdraw(50_000))).toBe('400 wallet.rollingLeft')
      expect((await bet.returned()).status).toBe('ok')
      expect((await player.ui())['rolling']).toBe(50_000)
      const lost = stake(50_000, change)
      await lost.taken()
      await lost.lost()
      expect((await player.withdraw(50_000)).status).toBe(200)
    },
  )

  it('meets it for a spin, whose studio sends nothing more for a loss', async () => {
    await office(operator, 'approve', idOf(await player.deposit(50_000)))
    await stake(50_000, {}).taken()
    expect((await player.withdraw(50_000)).status).toBe(200)
  })

  it('earns no points that can be converted', async () => {
    await office(operator, 'credit-points', player.username, '9500')
    const bet = stake(50_000, { round_open: true })
    await bet.taken()
    expect(await player.ui()).toMatchObject({ points: 10_000 })
    expect(outcomeOf(await player.convert(10_000))).toBe('400 wallet.pointsOverBalance')
    await bet.lost()
    expect((await player.convert(10_000)).status).toBe(200)
  })
})
