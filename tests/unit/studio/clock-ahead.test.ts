import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { studioRounds } from '@marquee/studio/server/slots/schema.ts'
import { studioTableBets, studioTableRounds } from '@marquee/studio/server/tables/schema.ts'
import { BetResponse, OpenedTable, TableUpdate } from '@marquee/studio/shared/table-protocol.ts'
import { call } from '../../support/studio-calls.ts'
import { gameId, newKey, newSecret, openTable, type StudioTable } from '../../support/studio-table.ts'

// The clock of the database was a day ahead: whatever was written then has instants in the future.

const roulette = '2702'

let studio: StudioTable
beforeAll(async () => {
  studio = await openTable()
})
afterAll(() => studio.close())

test('who played while the clock was a day ahead spins on when it is right again, no faster than before', async () => {
  const process = studio.process({ pace: 60_000 })
  const { token } = await studio.launch()
  const secret = newSecret()
  await process.play.open(token, secret, gameId)
  const first = await process.play.spin(secret, newKey(), 1_000)
  await studio.operator.db.update(studioRounds).set({ createdAt: sql`now() + interval '1 day'` })
  const second = await process.play.spin(secret, newKey(), 1_000)
  expect(second.id).not.toBe(first.id)
  expect((await process.play.state(secret)).round?.id).toBe(second.id)
  await expect(process.play.spin(secret, newKey(), 1_000)).rejects.toMatchObject({ code: 'too_soon' })
})

test('a round of a table that was begun by a clock a day ahead is void, its bets go back, and the next one begins', async () => {
  const process = studio.process()
  const { db } = studio.operator
  const { jwt, token } = await studio.launch(roulette)
  const secret = newSecret()
  const opened = await call(process, '/table/open', { token, secret, game_id: roulette })
  const { round } = v.parse(OpenedTable, opened.json).update.table
  const bet = async (id: string) => {
    const bets = [{ spot: 'low', amount: 500 }]
    const placed = await call(process, '/table/bet', { key: newKey(), round: id, bets }, secret)
    return v.parse(BetResponse, placed.json).bet.state
  }
  expect(await bet(round.id)).toBe('placed')
  const day = sql`interval '1 day'`
  await db.update(studioTableRounds).set({
    opensAt: sql`opens_at + ${day}`,
    closesAt: sql`closes_at + ${day}`,
    drawnAt: sql`drawn_at + ${day}`,
    endsAt: sql`ends_at + ${day}`,
  })
  await db.update(studioTableBets).set({ createdAt: sql`now() + ${day}`, updatedAt: sql`now() + ${day}` })
  const state = await call(process, '/table/state', undefined, secret)
  const next = v.parse(TableUpdate, state.json).table.round
  expect(next.id).not.toBe(round.id)
  expect(next.result).toBeNull()
  await expect.poll(() => studio.operator.cash(jwt)).toBe(100_000)
  expect(await bet(next.id)).toBe('placed')
  await process.closeTables()
})
