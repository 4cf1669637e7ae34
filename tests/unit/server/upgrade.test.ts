import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase, type OpenDatabase } from '../../../server/db.ts'
import { auditLedger } from '../../../server/ledger-audit.ts'
import { RoundPage } from '../../../src/contract/rounds.ts'
import { DepositPage, HistoryPage } from '../../../src/contract/wallet.ts'
import { ledger } from '../../../server/schema.ts'
import { createDatabase, postgresUrl } from '../../support/server/database.ts'
import { numberAt, password, testOperator, textAt, valueAt } from '../../support/server/operator.ts'
import { office } from '../../support/server/wallet.ts'

/**
 * A database as commit 60c7374 left it, before migrations were only added: two players with deposits, bets, wins, a
 * rolled-back bet, withdrawals, a point conversion, an answered inquiry and memos. Written by that commit's operator.
 */
const dump = readFileSync(
  join(import.meta.dirname, '..', '..', 'support', 'server', 'fixtures', 'database-60c7374.sql'),
  'utf8',
)

/** What a start with another currency in the site's configuration left: accounts of the house that nothing was booked on. */
const secondCurrency = `set search_path to public; insert into public.accounts (kind, currency)
  select kind, 'USD' from public.accounts where player_id is null`

const root = mkdtempSync(join(tmpdir(), 'marquee-upgrade-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

async function upgradedFolder(): Promise<OpenDatabase> {
  const filled = await PGlite.create(join(root, 'pglite'))
  await filled.exec(dump)
  expect(await auditBefore(async (query) => (await filled.query<Summary>(query)).rows)).toEqual(balanced)
  await filled.exec(secondCurrency)
  await filled.close()
  return openDatabase({ folder: root })
}

async function upgradedServer(server: string): Promise<OpenDatabase> {
  const fresh = await createDatabase(server)
  const client = new pg.Client({ connectionString: fresh.url })
  await client.connect()
  await client.query(dump)
  expect(await auditBefore(async (query) => (await client.query<Summary>(query)).rows)).toEqual(balanced)
  await client.query(secondCurrency)
  await client.end()
  const opened = await openDatabase({ url: fresh.url })
  return {
    ...opened,
    async close() {
      await opened.close()
      await fresh.drop()
    },
  }
}

interface Summary {
  readonly currency: string
  readonly sum: string
  readonly entries: string
}

const balanced: readonly Summary[] = [{ currency: 'KRW', sum: '0', entries: '178' }]

/** The ledger's sums without any code of this version. */
function auditBefore(rows: (query: string) => Promise<Summary[]>): Promise<Summary[]> {
  return rows(
    'select currency, sum(balance)::text as sum, (select count(*) from public.entries)::text as entries from public.accounts group by currency',
  )
}

const databases: readonly { readonly kind: string; readonly upgraded: () => Promise<OpenDatabase> }[] = [
  { kind: 'data folder', upgraded: upgradedFolder },
  ...(postgresUrl === undefined
    ? []
    : [{ kind: 'PostgreSQL', upgraded: () => upgradedServer(postgresUrl ?? '') }]),
]

describe.each(databases)('a $kind of before is upgraded', ({ upgraded }) => {
  it('with its books, and its players go on with what they had', { timeout: 120_000 }, async () => {
    const database = await upgraded()
    const operator = await testOperator({}, { database })
    try {
      const audit = await auditLedger(operator.db)
      expect([audit.problems, audit.entries]).toEqual([[], 178])
      expect(await operator.db.select().from(ledger)).toEqual([{ id: true, currency: 'KRW' }])

      const token = await operator.signIn('keeper', password)
      const get = (target: string) => operator.send('GET', target, { token })
      const ui = valueAt((await get('/main/init')).json, 'DATA', 'ui')
      expect(ui).toMatchObject({
        amount: 158_500,
        points: 5_540,
        withdrawing: 10_000,
        rolling: 0,
        unread_memos: 2,
        bank_name: 'Kim',
      })
      const history = await get('/wallet/history?limit=1000')
      const rows = v.parse(HistoryPage, valueAt(history.json, 'data')).list
      expect(rows).toHaveLength(50)
      expect([rows.at(0)?.after, rows.at(-1)]).toMatchObject([158_500, { type: 'opening', after: 100_000 }])
      // Rounds are read from what the books of before hold.
      const rounds = v.parse(RoundPage, valueAt((await get('/wallet/rounds?limit=1000')).json, 'data')).list
      const net = rounds.reduce((sum, { staked, won, returned }) => sum + won + returned - staked, 0)
      const moved = rows.filter(({ type }) => ['bet', 'win', 'rollback'].includes(type))
      expect(rounds.length).toBeGreaterThan(0)
      expect(net).toBe(moved.reduce((sum, { amount }) => sum + amount, 0))
      expect(moved.every(({ game }) => game !== undefined)).toBe(true)
      const deposits = v.parse(DepositPage, valueAt((await get('/wallet/deposit')).json, 'data')).list
      expect(deposits.map(({ status, amount, currency }) => `${status} ${amount} ${currency}`)).toEqual([
        'rejected 70000 KRW',
        'point_conversion 20000 KRW',
        'completed 50000 KRW',
      ])
      expect((await get('/supports/counsel')).text).toContain('Where is my win?')
      expect((await get('/supports/memo')).text).toContain('Your table is reserved.')

      const asked = await operator.send('POST', '/wallet/deposit', {
        token,
        headers: { 'idempotency-key': 'after-the-upgrade' },
        body: { amount: 30_000, depositor: 'Kim' },
      })
      await office(operator, 'approve', textAt(asked.json, 'data', 'id'))
      expect(numberAt((await get('/main/init')).json, 'DATA', 'ui', 'amount')).toBe(188_500)
      // What was open before the upgrade is decided after it.
      const waiting = /^\s*(\d+).*spender/m.exec(await office(operator, 'deposits'))?.[1] ?? ''
      expect(await office(operator, 'approve', waiting)).toContain('40000 KRW: completed')
      expect((await auditLedger(operator.db)).problems).toEqual([])
    } finally {
      await operator.close()
    }
  })
})
