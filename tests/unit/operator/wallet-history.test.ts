// Long because history, statement and their paging share one seeded book.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPlayerAccounts, post } from '@marquee/operator/ledger/ledger.ts'
import { noOverrides } from '@marquee/operator/site/site-config.ts'
import type { Db } from '@marquee/operator/database/db.ts'
import { gameNames } from '@marquee/operator/wallet/game-names.ts'
import { readHistory } from '@marquee/operator/wallet/history.ts'
import { spansOf } from '@marquee/operator/wallet/statement.ts'
import { addDays, siteDayOf, startOfSiteDay } from '@marquee/contract/site-day.ts'
import { HistoryList, type HistoryRow, Statement } from '@marquee/contract/wallet.ts'
import { type Random, seeded } from '../../support/seed.ts'
import { countOf } from '../../support/length.ts'
import { postgresUrl } from '../../support/server/database.ts'
import { type TestOperator, testOperator, valueAt, walletMove } from '../../support/server/operator.ts'
import { type PastEntry, writePast } from '../../support/server/past-entries.ts'
import { idOf, office, outcomeOf, type WalletPlayer, walletPlayer } from '../../support/server/wallet.ts'

// Summer time at midnight: its days of 23 and 25 hours begin and end where a plain day would not.
const zone = 'America/Santiago'
let operator: TestOperator

beforeAll(async () => {
  operator = await testOperator({
    siteOverrides: { ...noOverrides, VARIABLES: { time_zone: zone, rolling_percent: 0 } },
  })
})
afterAll(() => operator.close())

async function page(player: WalletPlayer, query: Readonly<Record<string, string>> = {}) {
  const response = await player.get(`/wallet/history?${new URLSearchParams(query).toString()}`)
  return v.parse(HistoryList, valueAt(response.json, 'data'))
}

/** Every row, page by page. */
async function allRows(
  player: WalletPlayer,
  query: Readonly<Record<string, string>> = {},
  between: () => Promise<unknown> = async () => undefined,
): Promise<HistoryRow[]> {
  const rows: HistoryRow[] = []
  let cursor: string | null | undefined
  do {
    const { list, next } = await page(player, { ...query, ...(cursor ? { cursor } : {}) })
    rows.push(...list)
    cursor = next
    if (cursor) await between()
  } while (cursor)
  return rows
}

const numbers = (rows: readonly HistoryRow[]) => rows.map((row) => Number(row.id))
const downFrom = (top: number) => Array.from({ length: top }, (_, index) => top - index)

describe('the history', () => {
  it('tells each movement with the balance before and after, newest first', async () => {
    const player = await walletPlayer(operator)
    await office(operator, 'approve', idOf(await player.deposit(50_000)))
    await player.bet(30_000)
    await operator.move('credit', walletMove(player, 12_000))
    await office(operator, 'reject', idOf(await player.withdraw(20_000)))
    const rows = await allRows(player)
    expect(rows.map((row) => [row.id, row.username, row.type, row.amount, row.before, row.after])).toEqual([
      ['6', player.username, 'withdraw_return', 20_000, 112_000, 132_000],
      ['5', player.username, 'withdraw', -20_000, 132_000, 112_000],
      ['4', player.username, 'win', 12_000, 120_000, 132_000],
      ['3', player.username, 'bet', -30_000, 150_000, 120_000],
      ['2', player.username, 'deposit', 50_000, 100_000, 150_000],
      ['1', player.username, 'opening', 100_000, 0, 100_000],
    ])
    expect(rows.map(({ round }) => round)).toEqual([undefined, undefined, 'r1', 'r1', undefined, undefined])
    const points = await allRows(player, { account: 'points' })
    expect(points.map((row) => [row.type, row.amount])).toEqual([['points_earned', 300]])
    expect((await allRows(player, { type: 'bet' })).map((row) => row.amount)).toEqual([-30_000])
  })

  it('never shows another player’s movements', async () => {
    const player = await walletPlayer(operator)
    const other = await walletPlayer(operator)
    await other.bet(5_000)
    expect(await allRows(player)).toHaveLength(1)
    const { next } = await page(other, { limit: '1' })
    expect(numbers(await allRows(player, { cursor: next ?? '' }))).toEqual([1])
  })

  it.each([
    ['cursor=nonsense', 'cursor.invalid'],
    ['cursor=', 'cursor.invalid'],
    ['limit=0', 'limit.invalid'],
    ['limit=1001', 'limit.invalid'],
    ['from=2026-02-30', 'from.invalid'],
    ['from=yesterday', 'from.invalid'],
    ['from=2026-02-02&to=2026-02-01', 'to.invalid'],
    ['type=theft', 'type.invalid'],
    ['account=house', 'account.invalid'],
    ['from=2026-01-01&from=2026-01-02', 'from.invalid'],
  ])('refuses ?%s', async (query, message) => {
    const player = await walletPlayer(operator)
    expect(outcomeOf(await player.get(`/wallet/history?${query}`))).toBe(`400 ${message}`)
  })

  it('refuses the cursor of another list', async () => {
    const player = await walletPlayer(operator)
    await player.bet(1_000)
    const { next } = await page(player, { limit: '1' })
    expect(outcomeOf(await player.get(`/wallet/withdraw?cursor=${next}`))).toBe('400 cursor.invalid')
  })
})

describe('going through the history while it grows', { timeout: 180_000 }, () => {
  it('skips nothing and repeats nothing, however rows, readers and page sizes mix', () =>
    seeded(async (random) => {
      const player = await walletPlayer(operator)
      // So that wins have a stake, whichever comes first.
      await player.bet(0)
      let writing = true
      const write = async (side: number) => {
        for (let step = 0; writing && step < 60; step++) {
          const move = walletMove(player, random.integer(1, 9), {
            transaction_id: `w-${random.seed}-${side}-${step}`,
          })
          await operator.move(random.chance(0.5) ? 'debit' : 'credit', move)
        }
      }
      const writers = [0, 1, 2, 3].map(write)
      const read = async () => {
        for (let step = 0; step < 5; step++) {
          const limit = String(random.integer(5, 40))
          const seen = numbers(await allRows(player, { limit }))
          expect(seen).toEqual(downFrom(seen[0] ?? 0))
        }
      }
      const readFiltered = async () => {
        for (let step = 0; step < 5; step++) {
          const rows = await allRows(player, { type: 'bet', limit: String(random.integer(3, 25)) })
          const all = await allRows(player, { limit: '200' })
          const top = Number(rows[0]?.id ?? 0)
          expect(rows).toEqual(all.filter((row) => row.type === 'bet' && Number(row.id) <= top))
        }
      }
      try {
        await Promise.all([read(), read(), readFiltered()])
      } finally {
        writing = false
        await Promise.all(writers)
      }
    }))

  it('keeps rows in the order of their commits where slow transactions overlap', async () => {
    const player = await walletPlayer(operator)
    const gift = (name: string, meanwhile: () => Promise<void>) =>
      operator.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`)
        await meanwhile()
        const to = { player: player.id, kind: 'cash' } as const
        const from = { house: 'promo' } as const
        await post(tx, { type: 'adjustment', reference: name, currency: 'KRW', from, to, amount: 1n })
      })
    // Two postings whose transactions begin in one order and commit in the other. The embedded database, which runs one
    // transaction after the other, commits them in the order in which they begin.
    let second: Promise<void> | undefined
    await gift(randomUUID(), async () => {
      second = gift(randomUUID(), async () => {})
      if (postgresUrl !== undefined) await second
    })
    await second
    const rows = await allRows(player, { limit: '1' })
    expect(numbers(rows)).toEqual([3, 2, 1])
    expect(rows.map((row) => row.date)).toEqual(
      rows
        .map((row) => row.date)
        .toSorted()
        .toReversed(),
    )
  })
})

const types = [
  'deposit',
  'withdraw',
  'withdraw_return',
  'bet',
  'win',
  'rollback',
  'point_conversion',
  'adjustment',
]

/** Movements that end where two months with changes of the clocks begin and end; many right at midnight. */
function pastOf(random: Random, count: number): PastEntry[] {
  const first = startOfSiteDay('2024-03-25', zone).getTime()
  const last = startOfSiteDay('2024-09-20', zone).getTime()
  const changes = ['2024-04-07', '2024-09-08', '2024-06-01', '2024-06-02'].map((day) =>
    startOfSiteDay(day, zone).getTime(),
  )
  let balance = 0
  return Array.from({ length: count }, () =>
    random.chance(0.4)
      ? random.pick(changes) + random.pick([-1, 0, 1, -3_600_000, 3_600_000])
      : random.integer(first, last),
  )
    .toSorted((a, b) => a - b)
    .map((at) => {
      const type = random.pick(types)
      const taken = (type === 'bet' || type === 'withdraw') && balance > 10 ? -random.integer(1, balance) : 0
      const amount = taken === 0 ? random.integer(1, 50_000) : taken
      balance += amount
      return { at: new Date(at), type: taken === 0 && type === 'bet' ? 'win' : type, amount }
    })
}

/** A player without an opening whose past is known, and that past as the history tells it, oldest first. */
async function playerWithPast(random: Random, count: number) {
  const player = await walletPlayer(operator)
  // The opening of now would come before the past: this account starts anew.
  await operator.db.execute(sql`update accounts set kind = kind || '-before' where player_id = ${player.id}`)
  await operator.db.execute(sql`alter table wallets disable trigger all`)
  await operator.db.execute(sql`delete from wallets where player_id = ${player.id}`)
  await operator.db.execute(sql`alter table wallets enable trigger all`)
  await operator.db.transaction((tx) => openPlayerAccounts(tx, player.id, 'KRW'))
  await writePast(operator.db, player.id, pastOf(random, count))
  const rows = (await allRows(player, { limit: '200' })).toReversed()
  expect(rows).toHaveLength(count)
  return { player, rows }
}

const day = fc.integer({ min: 0, max: 190 }).map((days) => addDays('2024-03-20', days))

describe('a period of site days', { timeout: 180_000 }, () => {
  it('has exactly the movements from the start of its first day to the end of its last', () =>
    seeded(async (random) => {
      const { player, rows } = await playerWithPast(random, 300)
      await fc.assert(
        fc.asyncProperty(
          fc.option(day),
          fc.option(day),
          fc.option(fc.constantFrom(...types)),
          async (from, to, type) => {
            fc.pre(from === null || to === null || from <= to)
            const query = {
              limit: '90',
              ...(from === null ? {} : { from }),
              ...(to === null ? {} : { to }),
              ...(type === null ? {} : { type }),
            }
            const expected = rows.filter((row) => {
              const on = siteDayOf(new Date(row.date), zone)
              return (
                (from === null || on >= from) &&
                (to === null || on <= to) &&
                (type === null || row.type === type)
              )
            })
            expect((await allRows(player, query)).toReversed()).toEqual(expected)
          },
        ),
        { numRuns: countOf('PAST_PERIODS'), seed: random.seed },
      )
    }))
})

describe('a page of a long history', { timeout: 180_000 }, () => {
  it('reads only its own rows, also before the database has counted its tables', async () => {
    const player = await walletPlayer(operator)
    const past = (index: number): PastEntry => ({
      at: new Date(Date.now() - (6_000 - index) * 60_000),
      type: index % 3 === 0 ? 'win' : 'bet',
      amount: index % 3 === 0 ? 700 : -200,
    })
    await writePast(
      operator.db,
      player.id,
      Array.from({ length: 6_000 }, (_, index) => past(index)),
    )
    const everything = { type: undefined, cursor: undefined, period: { from: undefined, to: undefined } }
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
    const nameOf = gameNames(operator.services.lobby)
    for (const query of [
      everything,
      { ...everything, cursor: (await page(player, { limit: '200' })).next ?? '' },
      { ...everything, type: 'bet' },
      { ...everything, period: { from: daysAgo(3), to: daysAgo(2) } },
      { ...everything, period: { from: undefined, to: daysAgo(2) } },
      { ...everything, type: 'opening', period: { from: daysAgo(3), to: undefined } },
    ]) {
      const { listed, read } = await operator.db.transaction(async (tx) => {
        const before = await rowsRead(tx)
        const { list } = await readHistory(tx, player, { account: 'cash', size: 200, ...query }, nameOf)
        return { listed: list.length, read: (await rowsRead(tx)) - before }
      })
      // One row tells that there is another page, and two end a period. Each row of the ledger has its round and its game.
      expect([query, read, read <= 3 * (listed + 1) + 2]).toEqual([query, read, true])
    }
  })
})

/** Rows of the ledger that this transaction has read. */
async function rowsRead(tx: Db): Promise<number> {
  const [counted] = await tx
    .select({ rows: sql`sum(seq_tup_read + coalesce(idx_tup_fetch, 0))`.mapWith(Number) })
    .from(sql`pg_stat_xact_user_tables`)
    .where(sql`relname in ('entries', 'transactions')`)
  return counted?.rows ?? 0
}

describe('the statement', { timeout: 180_000 }, () => {
  const read = async (player: WalletPlayer, query: Readonly<Record<string, string>>) => {
    const response = await player.get(`/wallet/statement?${new URLSearchParams(query).toString()}`)
    return v.parse(Statement, valueAt(response.json, 'data'))
  }

  it('sums every step as the history does, and its parts explain the balance', () =>
    seeded(async (random) => {
      const { player, rows } = await playerWithPast(random, 300)
      await fc.assert(
        fc.asyncProperty(
          day,
          day,
          fc.constantFrom('day', 'week', 'month' as const),
          async (one, other, by) => {
            const [from = one, to = other] = [one, other].toSorted()
            const statement = await read(player, { from, to, by })
            const on = (row: HistoryRow) => siteDayOf(new Date(row.date), zone)
            const sum = (list: readonly HistoryRow[], ...which: string[]) =>
              list.filter((row) => which.includes(row.type)).reduce((total, row) => total + row.amount, 0)
            const expected = spansOf(from, to, by).flatMap((span) => {
              const list = rows.filter((row) => on(row) >= span.from && on(row) <= span.to)
              if (list.length === 0) return []
              return [
                {
                  ...span,
                  deposited: sum(list, 'deposit'),
                  withdrawn: 0 - sum(list, 'withdraw', 'withdraw_return'),
                  staked: 0 - sum(list, 'bet', 'rollback'),
                  won: sum(list, 'win'),
                  converted: sum(list, 'point_conversion'),
                  other: sum(list, 'adjustment'),
                },
              ]
            })
            expect(statement.list).toEqual(expected)
            const {
              before,
              after,
              deposited,
              withdrawn,
              staked,
              won,
              converted,
              other: rest,
            } = statement.totals
            expect(before + deposited - withdrawn - staked + won + converted + rest).toBe(after)
            expect(before).toBe(rows.findLast((row) => on(row) < from)?.after ?? 0)
            expect(after).toBe(rows.findLast((row) => on(row) <= to)?.after ?? 0)
          },
        ),
        { numRuns: countOf('PAST_PERIODS'), seed: random.seed },
      )
    }))

  it('counts weeks from Sunday, cuts the first and last step, and knows the opening as other', async () => {
    expect(spansOf('2026-11-18', '2026-12-01', 'week')).toEqual([
      { from: '2026-11-18', to: '2026-11-21' },
      { from: '2026-11-22', to: '2026-11-28' },
      { from: '2026-11-29', to: '2026-12-01' },
    ])
    expect(spansOf('2027-12-31', '2028-03-01', 'month').map((span) => span.to)).toEqual([
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
      '2028-03-01',
    ])
    const player = await walletPlayer(operator)
    const today = siteDayOf(new Date(), zone)
    const { totals } = await read(player, { from: addDays(today, -1), to: addDays(today, 1), by: 'day' })
    expect(totals).toMatchObject({ before: 0, after: 100_000, other: 100_000, deposited: 0, withdrawn: 0 })
  })

  it.each([
    ['from=2026-01-01&to=2026-01-31', 'by.required'],
    ['from=2026-01-01&by=day', 'to.required'],
    ['from=2026-01-02&to=2026-01-01&by=day', 'to.invalid'],
    ['from=2000-01-01&to=2026-01-01&by=month', 'to.invalid'],
    ['from=2024-01-01&to=2026-01-01&by=day', 'to.invalid'],
    ['from=2026-01-01&to=2026-01-31&by=hour', 'by.invalid'],
  ])('refuses ?%s', async (query, message) => {
    const player = await walletPlayer(operator)
    expect(outcomeOf(await player.get(`/wallet/statement?${query}`))).toBe(`400 ${message}`)
  })
})

describe('many statements', () => {
  it('are refused past sixty a minute', async () => {
    const player = await walletPlayer(operator)
    const responses = await Promise.all(
      Array.from({ length: 64 }, () => player.get('/wallet/statement?from=2025-01-01&to=2026-01-01&by=day')),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(60)
    const refused = responses.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(4)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('deposits and withdrawals', () => {
  it('are listed newest first, page by page, and by site days', async () => {
    const player = await walletPlayer(operator)
    const ids: string[] = []
    for (let time = 0; time < 7; time++) ids.unshift(idOf(await player.withdraw(10_000)))
    const list: string[] = []
    let cursor: string | null = null
    do {
      const response = await player.get(
        `/wallet/withdraw?limit=3${cursor === null ? '' : `&cursor=${cursor}`}`,
      )
      const rows = valueAt(response.json, 'data', 'list')
      list.push(...(Array.isArray(rows) ? rows.map((row) => String(valueAt(row, 'id'))) : []))
      const next = valueAt(response.json, 'data', 'next')
      cursor = typeof next === 'string' ? next : null
    } while (cursor !== null)
    expect(list).toEqual(ids)
    const today = siteDayOf(new Date(), zone)
    const count = async (query: string) => {
      const rows = valueAt((await player.get(`/wallet/withdraw?${query}`)).json, 'data', 'list')
      return Array.isArray(rows) ? rows.length : -1
    }
    expect(await count(`from=${addDays(today, -1)}&to=${addDays(today, 1)}`)).toBe(7)
    expect(await count(`to=${addDays(today, -2)}`)).toBe(0)
    expect(await count(`from=${addDays(today, 2)}`)).toBe(0)
  })

  it.each(['0000-01-01', '0050-02-28', '1899-12-31', '9999-12-31'])(
    'are not listed by %s, which no calendar here reaches',
    async (date) => {
      const player = await walletPlayer(operator)
      for (const target of [
        `/wallet/deposit?from=${date}`,
        `/wallet/withdraw?to=${date}`,
        `/wallet/history?from=${date}&to=${date}`,
        `/wallet/statement?from=${date}&to=${date}&by=day`,
      ]) {
        const response = await player.get(target)
        expect([target, response.status, valueAt(response.json, 'code')]).toEqual([target, 400, 4001])
      }
    },
  )
})
