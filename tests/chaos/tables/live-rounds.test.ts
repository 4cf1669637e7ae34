import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditLedger } from '@marquee/operator/ledger/ledger-audit.ts'
import { studioMoves } from '@marquee/operator/database/schema.ts'
import { studioTableBets, studioTableRounds } from '@marquee/studio/server/tables/schema.ts'
import { countOf } from '../../support/length.ts'
import { passRound } from '../../support/live-table.ts'
import { type Random, seeded } from '../../support/seed.ts'
import {
  newKey,
  newSecret,
  openTable,
  type StudioProcess,
  type StudioTable,
} from '../../support/studio-table.ts'

const rounds = countOf('TABLE_ROUNDS')
const players = countOf('TABLE_PLAYERS')
const opening = 100_000
const table = '2702'

let studio: StudioTable
beforeAll(async () => {
  studio = await openTable()
})
afterAll(() => studio.close())

/** A process whose messages get lost, and which may die for good in the middle of a step. */
function flaky(random: Random): StudioProcess {
  let dead = false
  return studio.process({
    step() {
      if (!dead && !random.chance(0.06)) return
      dead ||= random.chance(0.15)
      throw new Error(dead ? 'killed' : 'lost')
    },
  })
}

interface Player {
  readonly jwt: string
  readonly player: string
  readonly secret: string
}

/** Submissions, repeats and take-backs of a player in a round, through whichever process responds. */
async function play(random: Random, processes: readonly StudioProcess[], { secret }: Player, round: string) {
  const key = newKey()
  const bets = [{ spot: random.pick(['red', '17', '0-1', 'dozen-2', 'column-3', '1-2-4-5']), amount: 500 }]
  for (let copy = 0; copy < 3; copy++) {
    const process = random.pick(processes)
    const placed = await process.tablePlay.bet(secret, { key, round, bets }).catch(() => undefined)
    if (placed === undefined || !random.chance(0.2)) continue
    await random
      .pick(processes)
      .tablePlay.takeBack(secret, placed.bet.id)
      .catch(() => undefined)
  }
}

it(`${rounds} rounds of ${players} players, with lost messages and dying processes, settle every stake once`, () =>
  seeded(async (random) => {
    const sound = studio.process()
    const seats: Player[] = []
    for (let seat = 0; seat < players; seat++) {
      const { jwt, player, token } = await studio.launch(table)
      const secret = newSecret()
      await sound.tablePlay.open(token, secret, table)
      seats.push({ jwt, player, secret })
    }
    const [first] = seats
    if (first === undefined) throw new Error('no players')

    for (let round = 0; round < rounds; round++) {
      const { id } = (await sound.tablePlay.update(first.secret)).table.round
      const processes = [flaky(random), flaky(random)]
      await Promise.all(seats.map((seat) => play(random, processes, seat, id)))
      await passRound(studio.operator.db, id, ['closes_at', 'drawn_at'])
      // Both look at once, and each may die while it settles.
      await Promise.allSettled(
        processes.flatMap((process) => [
          process.tablePlay.update(first.secret),
          process.tableSettlement.recover(0),
        ]),
      )
      await Promise.allSettled(processes.map((process) => process.closeTables()))
      await Promise.all([sound.tableSettlement.recover(0), studio.process().tableSettlement.recover(0)])
      await passRound(studio.operator.db, id, ['ends_at'])
    }
    await sound.closeTables()

    const { db } = studio.operator
    const bets = await db.select().from(studioTableBets)
    expect(bets.length).toBeGreaterThan(rounds)
    const open = bets.filter(({ state }) => !['settled', 'voided', 'refused'].includes(state))
    expect(open.map(({ id, state }) => `${id} ${state}`)).toEqual([])
    const drawn = await db.select().from(studioTableRounds)
    expect(new Set(drawn.map(({ chain, number }) => `${chain} ${number}`)).size).toBe(drawn.length)
    for (const { jwt, player } of seats) {
      const change = bets
        .filter((bet) => bet.player === player && bet.state === 'settled')
        .reduce((sum, { win, stake }) => sum + (win ?? 0) - stake, 0)
      expect(await studio.operator.cash(jwt)).toBe(opening + change)
    }
    // One debit for each bet that counted and one credit for each win; what went back was rolled back.
    const [moved] = await db
      .select({
        stakes:
          sql`count(*) filter (where kind = 'debit' and status = 'ok' and rolled_back_at is null)`.mapWith(
            Number,
          ),
        wins: sql`count(*) filter (where kind = 'credit')`.mapWith(Number),
      })
      .from(studioMoves)
    const settled = bets.filter(({ state }) => state === 'settled')
    expect(moved).toEqual({
      stakes: settled.length,
      wins: settled.filter(({ win }) => (win ?? 0) > 0).length,
    })
    expect((await auditLedger(db)).problems).toEqual([])
  }))
