import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { type Db, openDatabase } from '@marquee/operator/database/db.ts'
import { auditLedger } from '@marquee/operator/ledger/ledger-audit.ts'
import { studioMoves } from '@marquee/operator/database/schema.ts'
import { studioTableBets, studioTableRounds } from '@marquee/studio/server/tables/schema.ts'
import { countOf, isLong } from '../../support/length.ts'
import { freePort } from '../../support/postgres.ts'
import { type Random, seeded } from '../../support/seed.ts'
import { type Product, startProduct } from '../../support/server-process.ts'
import { createDatabase, postgresUrl } from '../../support/server/database.ts'
import { sitDown, type TablePlayer } from '../../support/table-players.ts'

const rounds = countOf('TABLE_ROUNDS')
const players = countOf('TABLE_PLAYERS')
/** European roulette from 500 won. */
const table = { gameId: '2702', chip: 500, spots: ['red', 'low', '17', '0-1', 'dozen-2', 'column-3'] }
const finished: ReadonlySet<string> = new Set(['settled', 'voided', 'refused'])
/** Recovery runs every 5 s, on what was quiet for 10 s. */
const settleMs = 90_000
/** Rounds take their time, and every kill costs a start: far longer than other tests of this folder. */
const timeout = 3_600_000

interface Setting {
  readonly products: readonly Product[]
  /** Reads the database while the product runs, or between two runs of it. */
  read<T>(look: (db: Db) => Promise<T>): Promise<T>
}

/** Plays until enough rounds are drawn, while `disturb` kills and restarts. */
async function playThrough(
  { products }: Setting,
  random: Random,
  drawn: () => Promise<number>,
  disturb: () => Promise<void>,
): Promise<TablePlayer[]> {
  const seats: TablePlayer[] = []
  for (let seat = 0; seat < players; seat++) seats.push(await sitDown({ ...table, products }, seat, random))
  let isOver = false
  const playing = Promise.all(seats.map((seat) => seat.play(() => isOver)))
  try {
    while ((await drawn()) < rounds) await disturb()
  } finally {
    isOver = true
    await playing
  }
  return seats
}

/** Every stake is settled once, in the studio's memory, the operator's and the ledger. */
async function judge(db: Db, seats: readonly TablePlayer[]): Promise<void> {
  const bets = await db.select().from(studioTableBets)
  expect(bets.length).toBeGreaterThanOrEqual(rounds)
  const open = bets.filter(({ state }) => !finished.has(state))
  expect(open.map(({ id, state }) => `${id} ${state}`)).toEqual([])
  const known = new Set(bets.map(({ id }) => id))
  expect(seats.flatMap((seat) => [...seat.acknowledged].filter((id) => !known.has(id)))).toEqual([])
  const all = await db.select().from(studioTableRounds)
  expect(new Set(all.map(({ chain, number }) => `${chain} ${number}`)).size).toBe(all.length)
  const settled = bets.filter(({ state }) => state === 'settled')
  const moved = sql`sum(case kind when 'debit' then -amount else amount end)`.mapWith(Number)
  const sums = await db
    .select({ player: studioMoves.playerId, moved })
    .from(studioMoves)
    .where(sql`status = 'ok' and rolled_back_at is null`)
    .groupBy(studioMoves.playerId)
  for (const { id } of seats) {
    const own = settled.filter(({ player }) => player === id)
    const change = own.reduce((sum, { win, stake }) => sum + (win ?? 0) - stake, 0)
    expect(sums.find(({ player }) => player === id)?.moved ?? 0, id).toBe(change)
  }
  expect((await auditLedger(db)).problems).toEqual([])
}

/** Drawn rounds that somebody had a bet in: on a busy machine many pass without one. */
const drawnIn = async (db: Db): Promise<number> => {
  const [row] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(studioTableRounds)
    .where(
      sql`result is not null and exists (select 1 from ${studioTableBets} where round_id = ${studioTableRounds.id})`,
    )
  return row?.count ?? 0
}

const unfinishedIn = async (db: Db): Promise<number> => {
  const [row] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(studioTableBets)
    .where(sql`state not in ('settled', 'voided', 'refused')`)
  return row?.count ?? 0
}

const environment = (bet: number) => ({
  LOG: 'silent',
  TRUST_PROXY: '1',
  SIMULATED_BANK: 'off',
  SIMULATED_SUPPORT: 'off',
  TABLE_BET_MS: String(bet),
  // All players share an address, and act faster than people.
  STUDIO_SESSION_CALLS: '1000',
  STUDIO_ADDRESS_CALLS: '10000',
})

const startOne = async (dataDir: string, env: Readonly<Record<string, string>>): Promise<Product> =>
  startProduct({ port: await freePort(), studioPort: await freePort(), dataDir, env })

describe(`${rounds} live rounds of ${players} players, with cuts and kill -9`, () => {
  it.skipIf(postgresUrl === undefined || !isLong)(
    'settle every stake once on two processes',
    () =>
      seeded(async (random) => {
        const fresh = await createDatabase(postgresUrl ?? '')
        const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'marquee-tables-')))
        const env = { ...environment(900), DATABASE_URL: fresh.url }
        const products: Product[] = []
        const opened = await openDatabase({ url: fresh.url })
        try {
          for (const folder of folders) products.push(await startOne(folder, env))
          const { db } = opened
          const read: Setting['read'] = (look) => look(db)
          const seats = await playThrough(
            { products, read },
            random,
            () => drawnIn(db),
            async () => {
              await delay(random.integer(3_000, 9_000))
              // One of them is always there.
              const victim = random.pick(products)
              await victim.kill()
              await delay(random.integer(0, 1_500))
              await victim.restart()
            },
          )
          for (const until = Date.now() + settleMs; Date.now() < until && (await unfinishedIn(db)) > 0;)
            await delay(500)
          for (const product of products) await product.end()
          await judge(db, seats)
        } finally {
          for (const product of products) await product.kill()
          await opened.close()
          await fresh.drop()
          for (const folder of folders) rmSync(folder, { recursive: true, force: true })
        }
      }),
    timeout,
  )

  it.skipIf(!isLong)(
    'settle every stake once on the embedded database',
    () =>
      seeded(async (random) => {
        const folder = mkdtempSync(join(tmpdir(), 'marquee-tables-'))
        const product = await startOne(folder, environment(900))
        const products = [product]
        /** Only one process may have the embedded database open. */
        const read: Setting['read'] = async (look) => {
          const { db, close } = await openDatabase({ folder })
          try {
            return await look(db)
          } finally {
            await close()
          }
        }
        try {
          let last = 0
          const seats = await playThrough(
            { products, read },
            random,
            async () => last,
            async () => {
              await delay(random.integer(10_000, 30_000))
              await product.kill()
              last = await read(drawnIn)
              await product.restart()
            },
          )
          await delay(settleMs / 2)
          await product.end()
          await read((db) => judge(db, seats))
        } finally {
          await product.kill()
          rmSync(folder, { recursive: true, force: true })
        }
      }),
    timeout,
  )
})
