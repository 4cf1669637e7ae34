import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLedger } from '@marquee/operator/ledger/ledger-audit.ts'
import { credit, debit, rollback } from '@marquee/operator/games/seamless-wallet.ts'
import { siteRules } from '@marquee/operator/wallet/site-rules.ts'
import { countOf } from '../../support/length.ts'
import { seeded } from '../../support/seed.ts'
import { postgresUrl } from '../../support/server/database.ts'
import { type TestOperator, testOperator, walletMove } from '../../support/server/operator.ts'
import { protectedPlayer, siteWith } from '../../support/server/protection.ts'

const parallel = 30
const rounds = countOf('STAKE_ROUNDS')

// PGlite has one session and hides every race: these run where TEST_DATABASE_URL names a PostgreSQL.
describe.skipIf(postgresUrl === undefined)('parallel stakes on PostgreSQL', () => {
  const now = new Date()
  const zone = 'Asia/Seoul'
  let operator: TestOperator

  beforeAll(async () => {
    operator = await testOperator()
  })
  afterAll(() => operator?.close())

  it(`30 at a time, ${rounds} times over, never overdraw`, () =>
    seeded(async (random) => {
      for (let round = 0; round < rounds; round++) {
        const racer = await operator.join(`racer_${round}`)
        const stake = random.integer(6_000, 40_000)
        const affordable = Math.floor(100_000 / stake)
        const responses = await Promise.all(
          Array.from({ length: parallel }, () => debit(operator.db, walletMove(racer, stake), now)),
        )
        expect(responses.filter((response) => response.status === 'ok')).toHaveLength(affordable)
        expect(responses.filter((response) => response.status === 'insufficient_funds')).toHaveLength(
          parallel - affordable,
        )
        expect(responses.every((response) => response.balance >= 0)).toBe(true)
        expect(await operator.cash(racer.jwt)).toBe(100_000 - affordable * stake)
      }
      expect((await auditLedger(operator.db)).problems).toEqual([])
    }))

  it(`30 at a time, ${rounds} times over, never pass a limit, nor one that is lowered meanwhile`, () =>
    seeded(async (random) => {
      const { protection } = siteRules(siteWith({}))
      const stakeRules = { protection }
      for (let round = 0; round < rounds; round++) {
        const player = await protectedPlayer(operator, `careful_${round}`)
        const stake = random.integer(100, 900)
        const [first, lowered] = [random.integer(2_000, 20_000), random.integer(500, 2_000)]
        await player.limit('loss', 'day', first)
        const take = () => debit(operator.db, walletMove(player, stake), now, stakeRules)
        const stakes = Array.from({ length: parallel }, take)
        const lowering = random.chance(0.5) ? player.limit('loss', 'day', lowered) : undefined
        const responses = await Promise.all(stakes)
        await lowering
        const taken = responses.filter(({ status }) => status === 'ok').length
        const most = Math.floor(first / stake)
        if (lowering === undefined) expect(taken).toBe(Math.min(most, parallel))
        else expect(taken).toBeLessThanOrEqual(most)
        expect(await operator.cash(player.jwt)).toBe(100_000 - taken * stake)
        const after = await take()
        const limit = lowering === undefined ? first : lowered
        expect(after.status).toBe((taken + 1) * stake <= limit ? 'ok' : 'play_refused')
      }
      expect((await auditLedger(operator.db)).problems).toEqual([])
    }))

  it('a stake and its rollback that race end with the stake given back or refused, never half', () =>
    seeded(async (random) => {
      const undecided = await operator.join('undecided')
      const { jwt } = undecided
      for (let round = 0; round < rounds; round++) {
        const move = walletMove(undecided, random.integer(1, 1_000), {
          transaction_id: `undecided-${random.seed}-${round}`,
        })
        const calls = random.shuffle([
          ...Array.from({ length: 4 }, () => () => debit(operator.db, move, now)),
          ...Array.from({ length: 4 }, () => () => rollback(operator.db, move, now, zone)),
        ])
        await Promise.all(calls.map((call) => call()))
        expect(await operator.cash(jwt)).toBe(100_000)
        expect((await debit(operator.db, move, now)).status).not.toBe('insufficient_funds')
        expect(await operator.cash(jwt)).toBe(100_000)
      }
      expect((await auditLedger(operator.db)).problems).toEqual([])
    }))

  it('a win that meets the rollback of its round before that commits is refused', async () => {
    const player = await operator.join('paid_or_back')
    const stake = walletMove(player, 1_000, { round_id: 'b-1', transaction_id: 'b-1.stake' })
    const win = walletMove(player, 5_000, { round_id: 'b-1', transaction_id: 'b-1.win' })
    await debit(operator.db, stake, now)
    const waiting = () =>
      operator.db
        .select({ pid: sql`pid` })
        .from(sql`pg_stat_activity`)
        .where(sql`datname = current_database() and wait_event_type = 'Lock'`)
    const { paying } = await operator.db.transaction(async (tx) => {
      await rollback(tx, stake, now, zone)
      const call = Promise.allSettled([credit(operator.db, win)])
      await expect.poll(waiting).toHaveLength(1)
      return { paying: call }
    })
    const [paid] = await paying
    expect(paid).toMatchObject({ status: 'rejected', reason: { message: 'studio.roundRolledBack' } })
    expect(await operator.cash(player.jwt)).toBe(100_000)
  })

  it('wins and rollbacks of a round with several stakes never deadlock, and each is whole or refused', () =>
    seeded(async (random) => {
      const player = await operator.join('several_stakes')
      let cash = 100_000
      for (let round = 0; round < rounds; round++) {
        const id = `several-${random.seed}-${round}`
        const move = (name: string, amount: number) =>
          walletMove(player, amount, { round_id: id, transaction_id: `${id}.${name}` })
        const stakes = ['a', 'b', 'c'].map((name) => move(name, 10))
        for (const stake of stakes) await debit(operator.db, stake, now)
        const wins = ['x', 'y', 'z'].map((name) => move(name, 7))
        const calls = random.shuffle([
          ...stakes.map((stake) => () => rollback(operator.db, stake, now, zone)),
          ...wins.map((win) => () => credit(operator.db, win)),
        ])
        const settled = await Promise.allSettled(calls.map((call) => call()))
        const refused = settled.filter(({ status }) => status === 'rejected')
        for (const refusal of refused)
          expect(refusal).toMatchObject({ reason: { message: 'studio.roundRolledBack' } })
        cash += 7 * (wins.length - refused.length)
        expect(await operator.cash(player.jwt)).toBe(cash)
      }
      expect((await auditLedger(operator.db)).problems).toEqual([])
    }))
})
