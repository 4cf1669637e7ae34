// This file is long because all its tests use one table, whose rounds take seconds.
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLedger } from '@marquee/operator/ledger/ledger-audit.ts'
import { chainValue, drawsOf } from '@marquee/studio/server/tables/chain.ts'
import { roulette } from '@marquee/studio/server/tables/roulette.ts'
import { studioTableChains } from '@marquee/studio/server/tables/schema.ts'
import { walletRoundOf } from '@marquee/studio/server/tables/table-bets.ts'
import { BetResponse, OpenedTable, TableUpdate } from '@marquee/studio/shared/table-protocol.ts'
import { passRound } from '../../../support/live-table.ts'
import { call, refusalIn } from '../../../support/studio-calls.ts'
import { studioReplay } from '../../../support/studio-replay.ts'
import {
  newKey,
  newSecret,
  openTable,
  type StudioProcess,
  type StudioTable,
} from '../../../support/studio-table.ts'

const opening = 100_000
/** 500 to 500,000 won. */
const table = '2702'
/** Bets that cover every pocket. */
const everything = [
  { spot: '0', amount: 500 },
  { spot: 'low', amount: 1_000 },
  { spot: 'high', amount: 1_000 },
]

let studio: StudioTable
beforeAll(async () => {
  studio = await openTable()
})
afterAll(() => studio.close())

async function seated(process: StudioProcess) {
  const launch = await studio.launch(table)
  const secret = newSecret()
  const { status, json } = await call(process, '/table/open', { token: launch.token, secret, game_id: table })
  expect(status).toBe(200)
  return { ...launch, secret, seat: v.parse(OpenedTable, json) }
}

const update = async (process: StudioProcess, secret: string) =>
  v.parse(TableUpdate, (await call(process, '/table/state', undefined, secret)).json)

const bet = (process: StudioProcess, secret: string, body: Record<string, unknown>) =>
  call(process, '/table/bet', { key: newKey(), ...body }, secret)

const replayOf = (process: StudioProcess, round: string) => studioReplay(studio, process, round)

const pass = (round: string, parts: Parameters<typeof passRound>[2]) =>
  passRound(studio.operator.db, round, parts)

describe('a live table', () => {
  test('everybody at it, in two processes, sees one round, its countdown, players and result', async () => {
    const [one, two] = [studio.process(), studio.process()]
    const a = await seated(one)
    const b = await seated(two)
    expect(b.seat.update.table.round).toEqual(a.seat.update.table.round)
    expect((await update(two, b.secret)).table.players).toBeGreaterThanOrEqual(2)
    const { id } = a.seat.update.table.round
    await pass(id, ['closes_at', 'drawn_at'])
    const [seenByA, seenByB] = await Promise.all([update(one, a.secret), update(two, b.secret)])
    expect(seenByA.table.round.id).toBe(id)
    expect(seenByA.table.round.result).not.toBeNull()
    expect(seenByB.table.round).toEqual(seenByA.table.round)
    await pass(id, ['ends_at'])
    const [nextA, nextB] = await Promise.all([update(one, a.secret), update(two, b.secret)])
    expect(nextA.table.round.id).not.toBe(id)
    expect(nextB.table.round.id).toBe(nextA.table.round.id)
    expect(nextA.table.results[0]).toEqual(seenByA.table.round.result)
    await Promise.all([one.closeTables(), two.closeTables()])
  })

  test('draws what the published chain says, which nobody could change afterwards', async () => {
    const process = studio.process()
    const { secret, seat } = await seated(process)
    const { id, chain, number } = seat.update.table.round
    expect(seat.update.table.round.proof).toBeNull()
    await pass(id, ['closes_at', 'drawn_at'])
    const { round } = (await update(process, secret)).table
    const [stored] = await studio.operator.db
      .select()
      .from(studioTableChains)
      .where(eq(studioTableChains.end, chain))
    expect(chainValue(stored?.start ?? '', 0)).toBe(chain)
    expect(round.proof).toBe(chainValue(stored?.start ?? '', number))
    expect(round.result).toEqual(roulette.draw(drawsOf(round.proof ?? '', id, stored?.salt ?? '')))
    expect(id.startsWith(chain.slice(0, 24))).toBe(true)
    await pass(id, ['ends_at'])
    await process.closeTables()
  })

  test('a bet in one page of a player is shown to the further page', async () => {
    const process = studio.process()
    const mine = await seated(process)
    const { id } = mine.seat.update.table.round
    const updates = { first: 0, second: 0 }
    const leave = [
      await process.tablePlay.follow(mine.secret, () => void updates.first++),
      await process.tablePlay.follow(mine.secret, () => void updates.second++),
    ]
    // What the table tells because they arrived is not counted.
    await update(process, mine.secret)
    const before = { ...updates }
    expect((await bet(process, mine.secret, { round: id, bets: everything })).status).toBe(200)
    expect(updates.first).toBeGreaterThan(before.first)
    expect(updates.second).toBeGreaterThan(before.second)
    for (const go of leave) go()
    await process.closeTables()
  })

  test('one player cannot follow it without end, and the others continue', async () => {
    const process = studio.process()
    const [mine, other] = [await seated(process), await seated(process)]
    const follow = (secret: string) => process.tablePlay.follow(secret, () => undefined)
    const followed = await Promise.allSettled(Array.from({ length: 40 }, () => follow(mine.secret)))
    const leave = followed.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(leave.length).toBeLessThan(10)
    expect((await call(process, '/table/events', undefined, mine.secret)).status).toBe(429)
    expect((await call(process, '/table/state', undefined, mine.secret)).status).toBe(200)
    leave.push(await follow(other.secret))
    for (const go of leave) {
      go()
      // A stream that is cut ends twice.
      go()
    }
    const again = await Promise.all(leave.slice(1).map(() => follow(mine.secret)))
    await expect(follow(mine.secret)).rejects.toThrow('too_soon')
    for (const go of again) go()
    await process.closeTables()
  })

  test('takes a stake once, pays after the draw, and the books balance', async () => {
    const process = studio.process()
    const { jwt, player, secret, seat } = await seated(process)
    const { id } = seat.update.table.round
    const body = { key: newKey(), round: id, bets: everything }
    const [first, again] = await Promise.all([bet(process, secret, body), bet(process, secret, body)])
    expect(v.parse(BetResponse, first.json).bet).toEqual(v.parse(BetResponse, again.json).bet)
    expect(await studio.operator.cash(jwt)).toBe(opening - 2_500)
    await pass(id, ['closes_at', 'drawn_at'])
    const { round } = (await update(process, secret)).table
    await process.closeTables()
    const pocket = round.result?.[0] ?? -1
    expect(await studio.operator.cash(jwt)).toBe(opening - 2_500 + (pocket === 0 ? 18_000 : 2_000))
    const page = await replayOf(process, walletRoundOf(id, player))
    expect(page).toContain(`<h1>${pocket}`)
    expect(page.match(/<dd>/g)).toHaveLength(everything.length)
    const moves = await studio.moves(player)
    expect(moves.map(({ kind }) => kind).toSorted()).toEqual(['credit', 'debit'])
    expect((await auditLedger(studio.operator.db)).problems).toEqual([])
    await pass(id, ['ends_at'])
  })

  test('the page of a round adds up the bets on one field', async () => {
    const process = studio.process()
    const { player, secret, seat } = await seated(process)
    const { id } = seat.update.table.round
    const bets = [{ spot: 'low', amount: 1_000 }]
    for (const more of [bets, bets, [...bets, { spot: 'high', amount: 500 }]])
      await bet(process, secret, { round: id, bets: more })
    await pass(id, ['closes_at', 'drawn_at'])
    const { round } = (await update(process, secret)).table
    await process.closeTables()
    const isLow = round.won.includes('low')
    const page = await replayOf(process, walletRoundOf(id, player))
    expect(page.match(/<dd>/g)).toHaveLength(2)
    expect(page).toContain(`<dd>₩3,000 → ₩${isLow ? '6,000' : '0'}</dd>`)
    await pass(id, ['ends_at'])
  })

  test('continues while the operator takes its time with a win', async () => {
    let response: () => void = () => undefined
    const responded = new Promise<void>((resolve) => (response = resolve))
    const process = studio.process({
      beforeWallet: (target) => (target === '/studio/credit' ? responded : Promise.resolve()),
    })
    const { jwt, secret, seat } = await seated(process)
    const { id } = seat.update.table.round
    await bet(process, secret, { round: id, bets: everything })
    await pass(id, ['closes_at', 'drawn_at'])
    const drawn = await update(process, secret)
    expect(drawn.table.round).toMatchObject({ id, result: [expect.any(Number)] })
    await pass(id, ['ends_at'])
    const next = (await update(process, secret)).table.round.id
    expect(next).not.toBe(id)
    expect(await studio.operator.cash(jwt)).toBe(opening - 2_500)
    response()
    await process.closeTables()
    expect(await studio.operator.cash(jwt)).toBeGreaterThan(opening - 2_500)
    await pass(next, ['closes_at', 'drawn_at', 'ends_at'])
  })

  test('a bet may be taken back until betting closes, and not afterwards', async () => {
    const process = studio.process()
    const { jwt, secret, seat } = await seated(process)
    const { id } = seat.update.table.round
    const placeBet = async () =>
      v.parse(BetResponse, (await bet(process, secret, { round: id, bets: everything })).json).bet
    const one = await placeBet()
    const two = await placeBet()
    const back = await call(process, '/table/take-back', { bet: one.id }, secret)
    expect(v.parse(BetResponse, back.json).bet.state).toBe('voided')
    expect(await studio.operator.cash(jwt)).toBe(opening - 2_500)
    expect((await call(process, '/table/take-back', { bet: one.id }, secret)).status).toBe(200)
    await pass(id, ['closes_at'])
    const late = await call(process, '/table/take-back', { bet: two.id }, secret)
    expect(refusalIn(late.json)).toBe('bets_closed')
    expect(await studio.operator.cash(jwt)).toBe(opening - 2_500)
    await pass(id, ['drawn_at', 'ends_at'])
    await update(process, secret)
    await process.closeTables()
  })

  test('refuses bets outside the layout, over the limit, too late, changed or foreign, and nothing moves', async () => {
    const process = studio.process()
    const { jwt, player, secret, seat } = await seated(process)
    const other = await seated(process)
    const { id } = seat.update.table.round
    const refused = async (body: Record<string, unknown>) =>
      refusalIn((await bet(process, secret, { round: id, ...body })).json)
    expect(await refused({ bets: [{ spot: '37', amount: 500 }] })).toBe('no_such_bet')
    expect(await refused({ bets: [{ spot: '1-5', amount: 500 }] })).toBe('no_such_bet')
    expect(await refused({ bets: [{ spot: '17', amount: 750 }] })).toBe('bad_request')
    expect(await refused({ bets: [{ spot: '17', amount: -500 }] })).toBe('bad_request')
    expect(await refused({ bets: [] })).toBe('bad_request')
    expect(await refused({ bets: [{ spot: '17', amount: 500_500 }] })).toBe('table_limit')
    expect(await refused({ round: 'another', bets: everything })).toBe('bets_closed')
    const key = newKey()
    const stored = v.parse(
      BetResponse,
      (await bet(process, other.secret, { key, round: id, bets: everything })).json,
    )
    const changed = await bet(process, other.secret, { key, round: id, bets: everything.slice(1) })
    expect(refusalIn(changed.json)).toBe('bad_request')
    const foreign = await call(process, '/table/take-back', { bet: stored.bet.id }, secret)
    expect(refusalIn(foreign.json)).toBe('no_such_bet')
    const slot = await call(process, '/spin', { key: newKey(), stake: 1_000 }, secret)
    expect(refusalIn(slot.json)).toBe('bad_request')
    await pass(id, ['closes_at'])
    expect(await refused({ bets: everything })).toBe('bets_closed')
    expect(await studio.operator.cash(jwt)).toBe(opening)
    expect(await studio.moves(player)).toEqual([])
    await pass(id, ['drawn_at', 'ends_at'])
    await update(process, secret)
    await process.closeTables()
  })

  test('two submissions at once do not both pass the limit; missing funds are shown and nothing moves', async () => {
    const process = studio.process()
    const { jwt, secret, seat } = await seated(process)
    const { id } = seat.update.table.round
    const half = [{ spot: 'red', amount: 300_000 }]
    const responses = await Promise.all([
      bet(process, secret, { round: id, bets: half }),
      bet(process, secret, { round: id, bets: half }),
    ])
    const outcomes = responses.map(({ status, json }) =>
      status === 200 ? v.parse(BetResponse, json).bet.refusal : refusalIn(json),
    )
    // The first is refused by the operator for want of funds, whether or not the second arrived in the meantime.
    expect(outcomes).toContain('insufficient_funds')
    expect(outcomes.every((one) => one === 'insufficient_funds' || one === 'table_limit')).toBe(true)
    expect(await studio.operator.cash(jwt)).toBe(opening)
    await pass(id, ['closes_at', 'drawn_at', 'ends_at'])
    await update(process, secret)
    await process.closeTables()
  })

  test('a player who was cut off finds how the round ended', async () => {
    const process = studio.process()
    const { token, secret, seat } = await seated(process)
    const { id } = seat.update.table.round
    await bet(process, secret, { round: id, bets: everything })
    await process.closeTables()
    await pass(id, ['closes_at', 'drawn_at', 'ends_at'])
    // Nobody is at the table: the process that comes next finishes what was left.
    const later = studio.process()
    await later.tableSettlement.recover(0)
    const { json } = await call(later, '/table/open', { token, secret, game_id: table })
    const { missed } = v.parse(OpenedTable, json)
    expect(missed).toMatchObject({ round: id, staked: 2_500 })
    expect(missed?.won).toBeGreaterThan(0)
    await call(later, '/table/seen', { round: id }, secret)
    const after = await call(later, '/table/open', { token, secret, game_id: table })
    expect(v.parse(OpenedTable, after.json).missed).toBeNull()
    await later.closeTables()
  })

  test('of several rounds that ended unseen the newest is shown, once', async () => {
    let process = studio.process()
    const { token, secret } = await seated(process)
    const missedNow = async () => {
      const { json } = await call(process, '/table/open', { token, secret, game_id: table })
      return v.parse(OpenedTable, json)
    }
    const rounds: string[] = []
    for (let played = 0; played < 2; played++) {
      const { id } = (await missedNow()).update.table.round
      expect((await bet(process, secret, { round: id, bets: everything })).status).toBe(200)
      await process.closeTables()
      await pass(id, ['closes_at', 'drawn_at', 'ends_at'])
      process = studio.process()
      await process.tableSettlement.recover(0)
      rounds.push(id)
    }
    expect((await missedNow()).missed?.round).toBe(rounds[1])
    await call(process, '/table/seen', { round: rounds[1] }, secret)
    expect((await missedNow()).missed).toBeNull()
    await process.closeTables()
  })
})
