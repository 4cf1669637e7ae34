import { createHash, randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'
import { studioTableBets } from '@marquee/studio/server/tables/schema.ts'
import { ProofResponse } from '@marquee/studio/shared/fair-protocol.ts'
import { BetResponse, OpenedTable, TableUpdate } from '@marquee/studio/shared/table-protocol.ts'
import { verify } from '@marquee/studio/verifier/verify.ts'
import { passRound } from '../../../support/live-table.ts'
import { call, refusalIn } from '../../../support/studio-calls.ts'
import {
  newKey,
  newSecret,
  openTable,
  type StudioProcess,
  type StudioTable,
} from '../../../support/studio-table.ts'

let studio: StudioTable
beforeAll(async () => {
  studio = await openTable()
})
afterAll(() => studio.close())

const times = { bet: 3_600_000, lock: 100, show: 3_600_000, alone: 60_000, rest: 10_000 }
/** Each test has a table of its own: who has left one counts as present for a while. */
const wheels = catalogue().games.flatMap((game) => (game.table === 'roulette' ? [game.id] : []))
const [first = '', second = '', third = ''] = wheels
const cards = catalogue().games.flatMap((game) => (game.table === 'dragon-tiger' ? [game.id] : []))

async function seated(process: StudioProcess, game: string) {
  const launch = await studio.launch(game)
  const secret = newSecret()
  const { json } = await call(process, '/table/open', { token: launch.token, secret, game_id: game })
  const { update, chips } = v.parse(OpenedTable, json)
  return { ...launch, secret, chip: chips[0] ?? 0, ...update.table }
}

const look = async (process: StudioProcess, secret: string) =>
  v.parse(TableUpdate, (await call(process, '/table/state', undefined, secret)).json)
const bet = (process: StudioProcess, { secret, round, chip }: Awaited<ReturnType<typeof seated>>) =>
  call(
    process,
    '/table/bet',
    { key: newKey(), round: round.id, bets: [{ spot: 'red', amount: chip }] },
    secret,
  )
const closeEarly = (process: StudioProcess, secret: string, round: string) =>
  call(process, '/table/close-early', { round }, secret)

async function drawn(process: StudioProcess, secret: string) {
  for (let tries = 0; tries < 100; tries++) {
    const { table } = await look(process, secret)
    if (table.round.result !== null) return table.round
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('the round was not drawn')
}

test('a player who is alone ends the betting of the round, after which nobody bets on it', async () => {
  const process = studio.process({ timing: times })
  const seat = await seated(process, first)
  const { secret, round } = seat
  expect(refusalIn((await closeEarly(process, secret, round.id)).json)).toBe('bets_closed')
  const placed = v.parse(BetResponse, (await bet(process, seat)).json).bet

  const closed = v.parse(TableUpdate, (await closeEarly(process, secret, round.id)).json)
  expect(closed.table.round.closes_at).toBeLessThanOrEqual(closed.table.now)
  expect(closed.own.bets.map(({ id }) => id)).toEqual([placed.id])
  expect(refusalIn((await bet(process, seat)).json)).toBe('bets_closed')
  const back = await call(process, '/table/take-back', { bet: placed.id }, secret)
  expect(refusalIn(back.json)).toBe('bets_closed')
  expect(refusalIn((await closeEarly(process, secret, round.id)).json)).toBe('bets_closed')

  expect((await drawn(process, secret)).id).toBe(round.id)
  const late = await seated(process, first)
  expect(refusalIn((await bet(process, { ...late, round })).json)).toBe('bets_closed')
  await process.closeTables()
})

test('with a second player at the table, in another process, the request is refused', async () => {
  const [one, two] = [studio.process({ timing: times }), studio.process({ timing: times })]
  const seat = await seated(one, second)
  const { secret, round } = seat
  const other = await seated(two, second)
  await bet(one, seat)
  for (const process of [one, two])
    expect(refusalIn((await closeEarly(process, secret, round.id)).json)).toBe('others_at_table')
  // One who has gone, but has a bet in the round, is not hurried either.
  await bet(two, other)
  await studio.operator.db.execute(sql`delete from studio_table_seats where player = ${other.player}`)
  expect(refusalIn((await closeEarly(one, secret, round.id)).json)).toBe('others_at_table')
  expect((await look(one, secret)).table.round).toEqual(round)
  for (const process of [one, two]) await process.closeTables()
})

test('the next round begins sooner for one player than for two', async () => {
  const shown = async (game: string, players: number) => {
    const process = studio.process({ timing: times })
    const seats = [await seated(process, game)]
    if (players > 1) seats.push(await seated(process, game))
    const [{ secret, round }] = seats as [(typeof seats)[number]]
    await passRound(studio.operator.db, round.id, ['closes_at', 'drawn_at'])
    const over = await drawn(process, secret)
    await process.closeTables()
    return over.ends_at - over.drawn_at
  }
  expect(await shown(cards[0] ?? '', 1)).toBe(times.alone)
  expect(await shown(cards[1] ?? '', 2)).toBeGreaterThan(times.alone)
})

test('a player who is alone waits no longer for the next round than it takes after the result was seen', async () => {
  const process = studio.process({ timing: times })
  const game = cards[2] ?? ''
  const { secret, round } = await seated(process, game)
  await passRound(studio.operator.db, round.id, ['closes_at', 'drawn_at'])
  const over = await drawn(process, secret)
  const seen = (at: StudioProcess) => call(at, '/table/seen', { round: round.id }, secret)
  const other = await seated(process, game)
  await seen(process)
  expect((await look(process, secret)).table.round.ends_at).toBe(over.ends_at)
  await studio.operator.db.execute(sql`delete from studio_table_seats where player = ${other.player}`)
  await process.closeTables()

  const alone = studio.process({ timing: times })
  await look(alone, secret)
  await seen(alone)
  const { table } = await look(alone, secret)
  expect(table.round.id).toBe(round.id)
  expect(table.round.ends_at - table.now).toBeLessThanOrEqual(times.rest)
  await alone.closeTables()
})

test("a new chain's first round is not ended while browsers put values into its salt", async () => {
  const process = studio.process({ timing: { ...times, salt: 3_600_000 } })
  const seat = await seated(process, third)
  const { secret, round } = seat
  await bet(process, seat)
  const value = randomBytes(32)
  const commitment = createHash('sha256').update(value).digest('hex')
  const { chain } = round
  await call(process, '/table/salt', { chain, commitment }, secret)
  const refused = async () => refusalIn((await closeEarly(process, secret, round.id)).json)
  expect(await refused()).toBe('bets_closed')
  await studio.operator.db.execute(
    sql`update studio_table_chains set commits_until = clock_timestamp() where chain_end = ${chain}`,
  )
  expect(await refused()).toBe('bets_closed')
  await call(process, '/table/salt', { chain, value: value.toString('hex') }, secret)
  expect((await closeEarly(process, secret, round.id)).status).toBe(200)
  await drawn(process, secret)
  const next = await look(process, secret)
  expect(next.table.salt).toMatchObject({
    phase: 'fixed',
    contributions: [[commitment, value.toString('hex')]],
  })
  const proof = await call(process, `/fair/proof/${round.id}`, undefined, secret)
  const read = v.parse(ProofResponse, proof.json)
  // The player's history has the round by this id.
  const rows = await studio.operator.db
    .select({ round: studioTableBets.walletRound })
    .from(studioTableBets)
    .where(eq(studioTableBets.roundId, round.id))
  expect(rows).toEqual([{ round: read.round }])
  const verdict = await verify(read.proof)
  const checks = verdict.kind === 'none' ? [] : verdict.checks
  expect(checks.length).toBeGreaterThan(0)
  expect(checks.filter(({ state }) => state !== 'passed')).toEqual([])
  await process.closeTables()
})
