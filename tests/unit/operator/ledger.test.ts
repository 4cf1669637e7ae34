import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPlayer } from '@marquee/operator/auth/players.ts'
import { auditLedger } from '@marquee/operator/ledger/ledger-audit.ts'
import type { Db, OpenDatabase } from '@marquee/operator/database/db.ts'
import { balanceOf, openLedger, type Posting, post } from '@marquee/operator/ledger/ledger.ts'
import { accounts, entries, transactions } from '@marquee/operator/database/schema.ts'
import { testDatabase } from '../../support/server/database.ts'

let database: OpenDatabase
let db: Db
let count = 0

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  await openLedger(db, 'KRW')
})
afterAll(() => database.close())

async function newPlayer(opening = 1000n): Promise<string> {
  count += 1
  const name = `ledger_${count}`
  const { id } = await db.transaction((tx) =>
    createPlayer(
      tx,
      {
        username: name,
        email: `${name}@e.test`,
        nickname: name,
        phone: '+821012345678',
        birth_date: '1990-05-17',
        terms_version: 'test',
      },
      'hash',
      'KRW',
      opening,
    ),
  )
  return id
}

function bet(player: string, amount: bigint, reference: string = randomUUID()): Posting {
  const from = { player, kind: 'cash' } as const
  return { type: 'adjustment', reference, currency: 'KRW', from, to: { house: 'games' }, amount }
}

function win(player: string, amount: bigint): Posting {
  const to = { player, kind: 'cash' } as const
  return {
    type: 'adjustment',
    reference: randomUUID(),
    currency: 'KRW',
    from: { house: 'games' },
    to,
    amount,
  }
}

const cash = (player: string) => balanceOf(db, { player, kind: 'cash' }, 'KRW')

/** The database's own words for why it refused. */
async function refusal(work: Promise<unknown>): Promise<string> {
  try {
    await work
  } catch (error) {
    return error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
  }
  return 'accepted'
}

describe('the ledger', () => {
  it('moves money with two entries that carry the balance before and after', async () => {
    const player = await newPlayer(1000n)
    const posted = await db.transaction((tx) => post(tx, bet(player, 300n)))
    expect(posted).toMatchObject({ ok: true, from: 700n })
    const rows = await db
      .select()
      .from(entries)
      .innerJoin(accounts, sql`${accounts.id} = ${entries.accountId}`)
      .where(sql`${accounts.playerId} = ${player}`)
      .orderBy(entries.id)
    expect(rows.map(({ entries: row }) => [row.amount, row.before, row.after])).toEqual([
      [1000n, 0n, 1000n],
      [-300n, 1000n, 700n],
    ])
  })

  it('refuses to overdraw, writes nothing then, and allows the last unit', async () => {
    const player = await newPlayer(100n)
    const before = await db.$count(transactions)
    expect(await db.transaction((tx) => post(tx, bet(player, 101n)))).toEqual({ ok: false, balance: 100n })
    expect(await db.$count(transactions)).toBe(before)
    expect(await db.transaction((tx) => post(tx, bet(player, 100n)))).toMatchObject({ ok: true, from: 0n })
  })

  it('posts a cause once', async () => {
    const player = await newPlayer()
    await db.transaction((tx) => post(tx, bet(player, 10n, 'same-cause')))
    expect(await refusal(db.transaction((tx) => post(tx, bet(player, 10n, 'same-cause'))))).toContain(
      'transactions_type_reference',
    )
    expect(await cash(player)).toBe(990n)
  })

  it('refuses an amount that is not positive and an account that does not exist', async () => {
    const player = await newPlayer()
    for (const amount of [0n, -5n]) {
      await expect(db.transaction((tx) => post(tx, bet(player, amount)))).rejects.toThrow('positive')
    }
    await expect(db.transaction((tx) => post(tx, bet(randomUUID(), 5n)))).rejects.toThrow('no such account')
    await expect(db.transaction((tx) => post(tx, { ...bet(player, 5n), currency: 'USD' }))).rejects.toThrow(
      'no such account',
    )
  })

  it('keeps every sequence of bets and wins in balance and never below zero', async () => {
    const moves = fc.array(fc.tuple(fc.boolean(), fc.bigInt({ min: 1n, max: 800n })), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(moves, async (sequence) => {
        const player = await newPlayer(1000n)
        let expected = 1000n
        for (const [wins, amount] of sequence) {
          const posted = await db.transaction((tx) =>
            post(tx, wins ? win(player, amount) : bet(player, amount)),
          )
          const allowed = wins || amount <= expected
          expect(posted.ok).toBe(allowed)
          if (allowed) expected += wins ? amount : -amount
        }
        expect(await cash(player)).toBe(expected)
        expect((await auditLedger(db)).problems).toEqual([])
      }),
      { numRuns: 25 },
    )
  })
})

describe('the database itself', () => {
  it.each([
    ['change an entry', sql`update entries set amount = 1`],
    ['delete an entry', sql`delete from entries`],
    ['change a transaction', sql`update transactions set type = 'win'`],
    ['delete a transaction', sql`delete from transactions`],
    ['delete an account', sql`delete from accounts`],
    ['empty the journal', sql`truncate entries cascade`],
  ])('refuses to %s', async (_, statement) => {
    await newPlayer()
    expect(await refusal(db.execute(statement))).toContain('append-only')
  })

  it('refuses a transaction whose entries do not sum to zero, or that has none', async () => {
    const player = await newPlayer()
    const [account] = await db
      .select()
      .from(accounts)
      .where(sql`player_id = ${player} and kind = 'points'`)
    const insert = (sides: readonly bigint[]) =>
      db.transaction(async (tx) => {
        const [row] = await tx.insert(transactions).values({ type: 'x', reference: randomUUID() }).returning()
        for (const amount of sides) {
          const values = {
            transactionId: row?.id ?? 0,
            accountId: account?.id ?? 0,
            amount,
            before: 0n,
            after: amount,
          }
          await tx.insert(entries).values(values)
        }
      })
    expect(await refusal(insert([]))).toContain('0 entries')
    expect(await refusal(insert([5n]))).toContain('sum to 5')
  })

  it('refuses a balance below zero and one that no entry explains', async () => {
    const player = await newPlayer(50n)
    const change = (amount: number) =>
      db.execute(
        sql`update accounts set balance = balance + ${amount} where player_id = ${player} and kind = 'cash'`,
      )
    expect(await refusal(change(-51))).toContain('accounts_player_balance')
    expect(await refusal(change(1))).toContain('its entries say')
    expect(await cash(player)).toBe(50n)
  })

  it('refuses an entry that does not start where the last one ended', async () => {
    const player = await newPlayer(50n)
    const [account] = await db
      .select()
      .from(accounts)
      .where(sql`player_id = ${player} and kind = 'cash'`)
    const [row] = await db.select().from(transactions).limit(1)
    const values = {
      transactionId: row?.id ?? 0,
      accountId: account?.id ?? 0,
      amount: 1n,
      before: 7n,
      after: 8n,
    }
    expect(await refusal(db.insert(entries).values(values))).toContain('where the last one ended')
  })
})

describe('verifying the books', () => {
  it('says what is wrong when somebody went round the rules', async () => {
    const other = await testDatabase()
    try {
      await openLedger(other.db, 'KRW')
      expect((await auditLedger(other.db)).problems).toEqual([])
      // As a superuser could: the triggers off, a balance out of nowhere.
      await other.db.execute(sql`alter table accounts disable trigger user`)
      await other.db.execute(sql`update accounts set balance = 5 where kind = 'games'`)
      const { problems } = await auditLedger(other.db)
      expect(problems.some((problem) => problem.includes('do not sum to zero'))).toBe(true)
      expect(problems.some((problem) => problem.includes('something else than its entries'))).toBe(true)
    } finally {
      await other.close()
    }
  })
})
