import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, startOfSiteDay } from '@marquee/contract/site-day.ts'
import { auditLedger } from '@marquee/operator/ledger/ledger-audit.ts'
import { setLimit } from '@marquee/operator/protection/changes.ts'
import { siteRules } from '@marquee/operator/wallet/site-rules.ts'
import { errorOf } from '../../../support/server/calls.ts'
import { type TestOperator, testOperator, valueAt } from '../../../support/server/operator.ts'
import {
  limitOf,
  type ProtectedPlayer,
  protectedPlayer,
  siteWith,
} from '../../../support/server/protection.ts'
import { idOf, office, outcomeOf } from '../../../support/server/wallet.ts'

const day = 86_400

describe('limits', () => {
  let operator: TestOperator

  beforeAll(async () => {
    operator = await testOperator({ siteOverrides: siteWith({}), sessionSeconds: 30 * day })
    // Noon in Seoul: no test begins before midnight and ends after it.
    operator.stopClockAt(new Date('2036-07-09T03:00:00Z'))
  })
  afterAll(() => operator.close())

  it('hold a stake that would break one, with what is left, before anything moves', async () => {
    const player = await protectedPlayer(operator)
    await player.limit('stake', 'day', 1000)
    expect(await player.stake(700)).toMatchObject({ status: 'ok', balance: 99_300 })
    const { resets_at } = await limitOf(player, 'stake', 'day')
    const refused = {
      status: 'play_refused',
      balance: 99_300,
      reason: 'stakeLimit',
      left: 300,
      until: resets_at,
    }
    expect(await player.stake(301)).toEqual(refused)
    expect((await player.stake(300)).status).toBe('ok')
    expect(await limitOf(player, 'stake', 'day')).toMatchObject({ used: 1000, left: 0 })
  })

  it('respond to a repeated stake as the first time, whatever changed meanwhile', async () => {
    const player = await protectedPlayer(operator)
    await player.limit('stake', 'day', 100)
    const again = { player: player.id, session: player.session, game_id: '1001', round_id: 'r', amount: 200 }
    const move = { ...again, transaction_id: randomUUID() }
    const first = await operator.move('debit', move)
    expect(first.reason).toBe('stakeLimit')
    await player.stake(50)
    expect(await operator.move('debit', move)).toEqual(first)
  })

  it('of loss count what was won against what was staked, and settle a round that was begun', async () => {
    const player = await protectedPlayer(operator)
    await player.limit('loss', 'day', 500)
    await player.stake(500, 'begun')
    expect(await player.stake(1)).toMatchObject({ reason: 'lossLimit', left: 0 })
    expect((await player.win(200, 'begun')).status).toBe('ok')
    expect(await limitOf(player, 'loss', 'day')).toMatchObject({ used: 300, left: 200 })
    expect((await player.protection()).today).toMatchObject({ staked: 500, won: 200, net: -300 })
    expect(await player.stake(201)).toMatchObject({ reason: 'lossLimit', left: 200 })
    expect((await player.stake(200)).status).toBe('ok')
  })

  it('get back what a rollback gives back', async () => {
    const player = await protectedPlayer(operator)
    await player.limit('stake', 'week', 400)
    const transaction_id = randomUUID()
    await player.bet(400, transaction_id)
    const move = { player: player.id, game_id: '1001', round_id: 'r1', transaction_id, amount: 400 }
    await operator.move('rollback', move)
    expect(await limitOf(player, 'stake', 'week')).toMatchObject({ used: 0, left: 400 })
    expect((await player.stake(400)).status).toBe('ok')
  })

  it('hold a deposit: what waits counts, and gives way when it is rejected', async () => {
    const player = await protectedPlayer(operator)
    await player.limit('deposit', 'month', 50_000)
    const requested = await player.deposit(30_000)
    expect(requested.status).toBe(200)
    expect(await limitOf(player, 'deposit', 'month')).toMatchObject({ used: 30_000, left: 20_000 })
    const more = await player.deposit(30_000)
    expect([outcomeOf(more), valueAt(more.json, 'data', 'left')]).toEqual([
      '409 protection.depositLimit',
      20_000,
    ])
    await office(operator, 'approve', idOf(requested))
    expect(outcomeOf(await player.deposit(30_000))).toBe('409 protection.depositLimit')
    const rest = await player.deposit(20_000)
    await office(operator, 'reject', idOf(rest))
    expect(await limitOf(player, 'deposit', 'month')).toMatchObject({ used: 30_000, left: 20_000 })
  })

  it('hold a launch where nothing is left', async () => {
    const player = await protectedPlayer(operator)
    expect((await player.launch()).status).toBe(200)
    await player.limit('loss', 'month', 0)
    expect(valueAt((await player.launch()).json, 'message')).toBe('protection.lossLimit')
  })

  it('are lowered at once, and raised after the delay by a second confirmation', async () => {
    const player = await protectedPlayer(operator)
    await player.limit('stake', 'day', 1000)
    await player.limit('stake', 'day', 500)
    expect((await limitOf(player, 'stake', 'day')).amount).toBe(500)
    await player.limit('stake', 'day', 2000)
    const waiting = await limitOf(player, 'stake', 'day')
    expect([waiting.amount, waiting.change?.amount]).toEqual([500, 2000])
    expect(await player.stake(501)).toMatchObject({ reason: 'stakeLimit', left: 500 })
    expect(outcomeOf(await player.decide('stake', 'day', 'confirm'))).toBe('409 protection.changeNotReady')
    operator.pass(7 * day)
    // Time alone raises nothing.
    expect((await limitOf(player, 'stake', 'day')).amount).toBe(500)
    expect((await player.decide('stake', 'day', 'confirm')).status).toBe(200)
    expect(await limitOf(player, 'stake', 'day')).toMatchObject({ amount: 2000, change: null })
    expect(outcomeOf(await player.decide('stake', 'day', 'confirm'))).toBe('409 protection.noChange')
  })

  it('are not raised earlier when a process with a laxer profile receives another request', async () => {
    const player = await protectedPlayer(operator)
    await player.limit('stake', 'day', 1000)
    await player.limit('stake', 'day', 2000)
    const waiting = await limitOf(player, 'stake', 'day')
    const { protection: site } = siteRules(siteWith({ raise_delay_hours: 1 }))
    if (!site) throw new Error('a site without protection')
    const { clock, secrets } = operator.services
    const call = { playerId: player.id, now: clock(), site, fingerprint: secrets.personFingerprint }
    await operator.db.transaction((tx) => setLimit(tx, call, { kind: 'stake', period: 'day', amount: 3000 }))
    const { change } = await limitOf(player, 'stake', 'day')
    expect(change).toEqual({ amount: 3000, ready_at: waiting.change?.ready_at })
  })

  it('drop a raise that waits when it is withdrawn, and when the limit is lowered', async () => {
    const player = await protectedPlayer(operator)
    await player.limit('loss', 'week', 1000)
    await player.limit('loss', 'week', null)
    expect((await limitOf(player, 'loss', 'week')).change).toMatchObject({ amount: null })
    expect((await player.decide('loss', 'week', 'withdraw')).status).toBe(200)
    expect((await limitOf(player, 'loss', 'week')).change).toBeNull()
    await player.limit('loss', 'week', 3000)
    await player.limit('loss', 'week', 900)
    expect(await limitOf(player, 'loss', 'week')).toMatchObject({ amount: 900, change: null })
  })

  it('change nothing by a replayed key, and refuse what no limit can be', async () => {
    const player = await protectedPlayer(operator)
    const key = randomUUID()
    await player.limit('stake', 'day', 1000, key)
    await player.limit('stake', 'day', 400)
    const replayed = await player.limit('stake', 'day', 1000, key)
    expect(replayed.headers.get('idempotent-replayed')).toBe('true')
    expect((await limitOf(player, 'stake', 'day')).amount).toBe(400)
    const field = async (response: ReturnType<ProtectedPlayer['limit']>) => errorOf(await response).at(3)
    expect(await field(player.limit('time', 'week', 60))).toEqual({ period: 'protection.periodInvalid' })
    expect(await field(player.limit('time', 'day', 86_401))).toEqual({ amount: 'protection.amountInvalid' })
    expect(await field(player.limit('stake', 'day', -1))).toEqual({ amount: 'amount.invalid' })
    expect(await field(player.limit('stake', 'day', 1.5))).toEqual({ amount: 'amount.invalid' })
    const forged = { kind: 'stake', period: 'day', amount: 9, player: randomUUID() }
    expect((await player.post('/protection/limit', forged)).status).toBe(400)
  })

  it('of the operator count where they are lower, and are lifted with a reason that is stored', async () => {
    const player = await protectedPlayer(operator)
    await player.limit('stake', 'day', 1000)
    const words = ['protection', 'impose', player.username, 'limit', 'stake', 'day', '300'] as const
    await expect(office(operator, ...words)).rejects.toThrow('reason')
    await office(operator, ...words, '--reason', 'source of funds')
    expect(await player.stake(301)).toMatchObject({ reason: 'stakeLimit', left: 300 })
    expect(await limitOf(player, 'stake', 'day')).toMatchObject({ amount: 1000, imposed: 300, left: 300 })
    await office(
      operator,
      'protection',
      'lift',
      player.username,
      'limit',
      'stake',
      'day',
      '--reason',
      'shown',
    )
    expect((await player.stake(301)).status).toBe('ok')
    const exported = await office(operator, 'protection', 'export', player.username)
    const actions = exported.split('\n').map((line) => valueAt(JSON.parse(line), 'action'))
    expect(actions).toEqual(['limit', 'limit_imposed', 'limit_lifted'])
    expect(exported).toContain('source of funds')
    expect(await office(operator, 'protection', 'list', player.username)).toContain('1000 KRW')
  })

  it('let 30 stakes at once through up to the limit, and not one more', async () => {
    const player = await protectedPlayer(operator)
    await player.limit('loss', 'day', 1000)
    const responses = await Promise.all(Array.from({ length: 30 }, () => player.stake(90)))
    expect(responses.filter(({ status }) => status === 'ok')).toHaveLength(11)
    expect(await limitOf(player, 'loss', 'day')).toMatchObject({ used: 990, left: 10 })
    expect((await auditLedger(operator.db)).problems).toEqual([])
  })
})

// Days of the year 2036, which the ledger has nothing of: one like any other, and the two on which clocks change.
describe.each([
  ['Asia/Seoul', '2036-07-09'],
  ['Europe/London', '2036-03-30'],
  ['Europe/London', '2036-10-26'],
  ['America/New_York', '2036-03-09'],
  ['America/New_York', '2036-11-02'],
])('at midnight in %s after %s', (time_zone, date) => {
  it('the limit of the day begins anew, and that of the month continues', async () => {
    const operator = await testOperator({
      siteOverrides: siteWith({}, { time_zone }),
      sessionSeconds: 2 * day,
    })
    try {
      const midnight = startOfSiteDay(addDays(date, 1), time_zone)
      operator.stopClockAt(new Date(startOfSiteDay(date, time_zone).getTime() + 1))
      const player = await protectedPlayer(operator)
      await player.limit('stake', 'day', 500)
      await player.limit('stake', 'month', 800)
      expect((await player.stake(500)).status).toBe('ok')
      operator.stopClockAt(new Date(midnight.getTime() - 1))
      const refusal = { reason: 'stakeLimit', left: 0, until: midnight.toISOString() }
      expect(await player.stake(1)).toMatchObject(refusal)
      operator.stopClockAt(midnight)
      expect(await player.stake(301)).toMatchObject({ reason: 'stakeLimit', left: 300 })
      expect((await player.stake(300)).status).toBe('ok')
      expect(await limitOf(player, 'stake', 'day')).toMatchObject({ used: 300, left: 200 })
      expect(await limitOf(player, 'stake', 'month')).toMatchObject({ used: 800, left: 0 })
      // A process whose clock is behind brings yesterday's limit not back.
      operator.stopClockAt(new Date(midnight.getTime() - 1))
      expect(await player.stake(1)).toMatchObject({ reason: 'stakeLimit', left: 0 })
    } finally {
      await operator.close()
    }
  })
})
