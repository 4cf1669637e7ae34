import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { and, eq, sql } from 'drizzle-orm'
import { notify, subscribe } from '@marquee/operator/push/subscriptions.ts'
import { wallets } from '@marquee/operator/database/schema.ts'
import { pushOutbox } from '@marquee/operator/push/schema.ts'
import { playAudit, playStops } from '@marquee/operator/protection/schema.ts'
import { errorOf } from '../../../support/server/calls.ts'
import { type TestOperator, testOperator, valueAt, walletMove } from '../../../support/server/operator.ts'
import { protectedPlayer, siteWith } from '../../../support/server/protection.ts'
import { idOf, office, outcomeOf } from '../../../support/server/wallet.ts'

const day = 86_400
let operator: TestOperator

beforeAll(async () => {
  operator = await testOperator({ siteOverrides: siteWith({}), sessionSeconds: 400 * day })
})
afterAll(() => operator.close())

describe('a break', () => {
  it('holds launch, deposit, stake and trying, in every session; the round in play is settled', async () => {
    const player = await protectedPlayer(operator)
    const other = await operator.signIn(player.username, 'a-good-password')
    await player.stake(500, 'open')
    expect((await player.stop({ kind: 'stop' })).status).toBe(200)
    expect((await player.win(900, 'open')).status).toBe('ok')
    expect(await player.stake(100, 'open')).toMatchObject({ status: 'play_refused', reason: 'stopped' })
    expect(await player.stake(0)).toMatchObject({ reason: 'stopped' })
    expect(valueAt((await player.launch()).json, 'message')).toBe('protection.stopped')
    expect(outcomeOf(await player.deposit(10_000))).toBe('409 protection.stopped')
    const tried = await operator.send('GET', '/game/try?game_id=1001&type=slot', { token: player.jwt })
    expect(valueAt(tried.json, 'message')).toBe('protection.stopped')
    const init = await operator.send('GET', '/main/init', { token: other })
    expect(valueAt(init.json, 'DATA', 'ui', 'stop', 'kind')).toBe('stop')
  })

  it('lets sign in, withdraw and write to the support, and ends by itself', async () => {
    const player = await protectedPlayer(operator)
    await player.stop({ kind: 'time_out', days: 1 })
    expect((await player.withdraw(10_000)).status).toBe(200)
    const written = await player.post('/supports/counsel', { title: 'Help', content: 'Please help me.' })
    expect(written.status).toBe(200)
    operator.pass(day - 1)
    expect((await player.stake(1)).reason).toBe('stopped')
    operator.pass(2)
    expect((await player.stake(1)).status).toBe('ok')
    expect((await player.ui())['stop']).toBeNull()
  })

  it('takes the lengths of the profile only, and no shorter one undoes a longer', async () => {
    const player = await protectedPlayer(operator)
    expect(errorOf(await player.stop({ kind: 'time_out', days: 2 })).at(3)).toEqual({
      days: 'protection.lengthInvalid',
    })
    expect(errorOf(await player.stop({ kind: 'exclusion', months: 1 })).at(3)).toEqual({
      months: 'protection.lengthInvalid',
    })
    // A length that a kind has not could be meant for another one.
    expect((await player.stop({ kind: 'stop', days: 7 })).status).toBe(400)
    await player.stop({ kind: 'exclusion', months: 6 })
    const first = (await player.protection()).stop
    expect(first?.kind).toBe('exclusion')
    await player.stop({ kind: 'stop' })
    expect((await player.protection()).stop).toEqual(first)
    await player.stop({ kind: 'exclusion', months: null })
    expect((await player.protection()).stop).toMatchObject({ kind: 'exclusion', until: null })
  })

  it('of an exclusion ends the wagering, also that of a deposit that arrives later: the money can leave', async () => {
    const player = await protectedPlayer(operator)
    const first = await player.deposit(30_000)
    await office(operator, 'approve', idOf(first))
    const second = await player.deposit(20_000)
    await player.stop({ kind: 'exclusion', months: 6 })
    await office(operator, 'approve', idOf(second))
    expect(await player.ui()).toMatchObject({ amount: 150_000, rolling: 0 })
    expect((await player.withdraw(150_000)).status).toBe(200)
  })

  it('of an exclusion ends the wagering also when a longer time-out lasts at the same time', async () => {
    const player = await protectedPlayer(operator)
    const deposited = await player.deposit(20_000)
    await player.stop({ kind: 'exclusion', months: 6 })
    operator.pass(170 * day)
    await player.stop({ kind: 'time_out', days: 42 })
    expect((await player.protection()).stop?.kind).toBe('time_out')
    await office(operator, 'approve', idOf(deposited))
    expect((await player.ui())['rolling']).toBe(0)
  })

  it('of an exclusion is written, and ends the wagering, also during a longer time-out of the operator', async () => {
    const player = await protectedPlayer(operator)
    await office(operator, 'approve', idOf(await player.deposit(20_000)))
    const words = ['protection', 'impose', player.username, 'time_out', '365', '--reason', 'asked by mail']
    await office(operator, ...words)
    const wallet = () => operator.db.select().from(wallets).where(eq(wallets.playerId, player.id))
    expect(await wallet()).toMatchObject([{ rollingLeft: 20_000n }])
    expect((await player.stop({ kind: 'exclusion', months: 6 })).status).toBe(200)
    expect(await wallet()).toMatchObject([{ rollingLeft: 0n, rollingTotal: 0n }])
    // The break that ends last is the one that is shown.
    expect((await player.protection()).stop?.kind).toBe('time_out')
    await player.stop({ kind: 'time_out', days: 42 })
    const kinds = await operator.db
      .select({ kind: playStops.kind })
      .from(playStops)
      .where(eq(playStops.playerId, player.id))
      .orderBy(playStops.id)
    expect(kinds.map(({ kind }) => kind)).toEqual(['time_out', 'exclusion'])
    expect(await office(operator, 'protection', 'export', player.username)).toMatch(
      /"action":"stop_imposed".*\n.*"action":"stop","details":\{"kind":"exclusion"/,
    )
  })

  it('gets no push message, not even one that waits', async () => {
    const player = await protectedPlayer(operator)
    const device = { endpoint: `https://push.example/${player.id}`, keys: { p256dh: 'a', auth: 'b' } }
    const waiting = async () =>
      operator.db.$count(
        pushOutbox,
        sql`subscription_id in (select id from push_subscriptions where player_id = ${player.id})`,
      )
    const now = operator.services.clock()
    await operator.db.transaction(async (tx) => {
      const signedIn = { id: player.id, username: player.username, sessionId: player.session }
      await subscribe(tx, signedIn, { ...device, kinds: ['memo'] }, now)
      await notify(tx, [player.id], 'memo', now)
    })
    expect(await waiting()).toBe(1)
    await player.stop({ kind: 'stop' })
    expect(await waiting()).toBe(0)
    await operator.db.transaction((tx) => notify(tx, 'everybody', 'memo', now))
    expect(await waiting()).toBe(0)
  })

  it('is lifted by the back office with a written reason only, and nobody can change what was written', async () => {
    const player = await protectedPlayer(operator)
    await office(
      operator,
      'protection',
      'impose',
      player.username,
      'exclusion',
      '6',
      '--reason',
      'asked by mail',
    )
    expect((await player.stake(1)).reason).toBe('stopped')
    await expect(office(operator, 'protection', 'lift', player.username, 'stop')).rejects.toThrow('reason')
    await expect(
      office(operator, 'protection', 'lift', player.username, 'stop', '--reason', ' '),
    ).rejects.toThrow('reason')
    await office(operator, 'protection', 'lift', player.username, 'stop', '--reason', 'wrong person')
    expect((await player.stake(1)).status).toBe('ok')
    const mine = eq(playAudit.playerId, player.id)
    const rows = await operator.db.select().from(playAudit).where(mine).orderBy(playAudit.id)
    expect(rows.map(({ action, by, reason }) => [action, by, reason])).toEqual([
      ['stop_imposed', 'operator', 'asked by mail'],
      ['stop_lifted', 'operator', 'wrong person'],
    ])
    await expect(operator.db.update(playAudit).set({ reason: 'x' }).where(mine)).rejects.toThrow()
    await expect(operator.db.delete(playAudit).where(mine)).rejects.toThrow()
    const own = and(eq(playStops.playerId, player.id))
    await expect(operator.db.delete(playStops).where(own)).rejects.toThrow()
  })
})

describe('wagering that an exclusion ended', () => {
  it('does not return with a stake that is given back, and that of a later deposit does', async () => {
    // The clock must not be moved here: stakes before and after the exclusion are distinguished by the database's time.
    const untouched = await testOperator({ siteOverrides: siteWith({}) })
    try {
      const player = await protectedPlayer(untouched)
      const rolling = async () => (await player.ui())['rolling']
      const stake = async () => {
        const move = walletMove(player, 5_000, { round_id: randomUUID(), round_open: true })
        expect((await untouched.move('debit', move)).status).toBe('ok')
        return () => untouched.move('rollback', move)
      }
      const reason = ['--reason', 'wrong person']
      await office(untouched, 'approve', idOf(await player.deposit(30_000)))
      const [giveBack, giveBackLater] = [await stake(), await stake()]
      expect(await rolling()).toBe(20_000)
      await player.stop({ kind: 'exclusion', months: 6 })
      expect((await giveBack()).status).toBe('ok')
      await office(untouched, 'protection', 'lift', player.username, 'stop', ...reason)
      expect(await rolling()).toBe(0)
      // What the open round counted is not missing either.
      expect((await player.withdraw(10_000)).status).toBe(200)
      expect((await giveBackLater()).status).toBe('ok')
      expect(await rolling()).toBe(0)

      await office(untouched, 'approve', idOf(await player.deposit(30_000)))
      const giveBackNew = await stake()
      expect(await rolling()).toBe(25_000)
      await giveBackNew()
      expect(await rolling()).toBe(30_000)
    } finally {
      await untouched.close()
    }
  })
})

describe('a site without player protection', () => {
  it('has none of its calls, and a break holds all the same', async () => {
    const bare = await testOperator({ siteOverrides: siteWith(false) })
    try {
      const player = await protectedPlayer(bare)
      expect(outcomeOf(await player.get('/protection'))).toBe('404 protection.off')
      expect(outcomeOf(await player.stop({ kind: 'stop' }))).toBe('404 protection.off')
      await office(bare, 'protection', 'impose', player.username, 'stop', '--reason', 'asked by mail')
      expect((await player.stake(1)).reason).toBe('stopped')
    } finally {
      await bare.close()
    }
  })
})
