import { randomUUID } from 'node:crypto'
import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { studioTableBets, studioTableRounds } from '@marquee/studio/server/tables/schema.ts'
import { deleteOldTableRounds } from '@marquee/studio/server/tables/table-cleanup.ts'
import { openTable, type StudioTable } from '../../../support/studio-table.ts'

let studio: StudioTable
beforeAll(async () => {
  studio = await openTable()
})
afterAll(() => studio.close())

test('old rounds without bets go; those with bets, recent ones and the newest of each chain stay', async () => {
  const { db } = studio.operator
  const rounds = [
    { chain: 'a', number: 1, days: 40 },
    { chain: 'a', number: 2, days: 39, hasBet: true },
    { chain: 'a', number: 3, days: 10 },
    { chain: 'b', number: 1, days: 40 },
    { chain: 'b', number: 2, days: 40 },
  ]
  for (const { chain, number, days, hasBet = false } of rounds) {
    const id = `${chain}-${number}`
    const at = sql`now() - ${days}::int * interval '1 day'`
    const times = { opensAt: at, closesAt: at, drawnAt: at, endsAt: at }
    await db
      .insert(studioTableRounds)
      .values({ id, gameId: '2702', chain, number, ...times, result: [1], proof: '00' })
    if (!hasBet) continue
    await db.insert(studioTableBets).values({
      id: randomUUID(),
      roundId: id,
      player: 'p',
      gameId: '2702',
      session: 's',
      key: randomUUID(),
      walletRound: randomUUID(),
      currency: 'KRW',
      bets: [{ spot: 'red', amount: 500 }],
      stake: 500,
      state: 'settled',
      win: 0,
    })
  }
  await deleteOldTableRounds(db)
  const left = await db
    .select({ id: studioTableRounds.id })
    .from(studioTableRounds)
    .orderBy(asc(studioTableRounds.id))
  expect(left.map(({ id }) => id)).toEqual(['a-2', 'a-3', 'b-2'])
})
