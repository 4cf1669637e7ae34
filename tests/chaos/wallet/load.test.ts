import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { auditLedger } from '@marquee/operator/ledger/ledger-audit.ts'
import { type DataSource, type Db, openDatabase } from '@marquee/operator/database/db.ts'
import { runCommand } from '@marquee/operator/admin/commands.ts'
import { sendAdminCommand } from '@marquee/operator/admin/socket.ts'
import { accounts, players, studioMoves, walletRequests } from '@marquee/operator/database/schema.ts'
import { loadSecrets } from '@marquee/operator/site/secrets.ts'
import { signStudioCall } from '@marquee/contract/studio-signature.ts'
import { countOf, isLong } from '../../support/length.ts'
import { freePort } from '../../support/postgres.ts'
import { type Random, seeded } from '../../support/seed.ts'
import { startProduct } from '../../support/server-process.ts'
import { createDatabase, postgresUrl } from '../../support/server/database.ts'
import { textAt, valueAt, walletMove } from '../../support/server/operator.ts'
import { type RemotePlayer, remotePlayer } from '../../support/server/wallet-client.ts'

const operations = countOf('WALLET_OPERATIONS')
const kills = countOf('WALLET_KILLS')
const accountsInPlay = 20
const workers = 32
const folder = mkdtempSync(join(tmpdir(), 'marquee-wallet-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What the operator confirmed, or that the outcome is unknown. */
interface Book {
  /** Requests that got a response, by key: their id, or `convert` for one without. */
  readonly acknowledged: Map<string, { player: RemotePlayer; id: string }>
  readonly unknown: Map<string, RemotePlayer>
  readonly moves: Set<string>
  readonly unknownMoves: Set<string>
}

interface Running {
  readonly origin: string
  readonly secret: string
  office(...words: string[]): Promise<void>
}

async function submit(running: Running, book: Book, player: RemotePlayer, random: Random): Promise<void> {
  const key = randomUUID()
  const amount = random.integer(1, 4) * 10_000
  const [path, body] = random.pick([
    ['/wallet/deposit', { amount, depositor: 'Kim' }],
    ['/wallet/withdraw', { amount }],
    ['/wallet/points/convert', { points: 10_000 }],
  ] as const)
  const response = await player.send('POST', path, body, key)
  if (!response || response.status >= 500) book.unknown.set(key, player)
  else if (response.status === 200) {
    const id = valueAt(response.data, 'id')
    book.acknowledged.set(key, { player, id: typeof id === 'string' ? id : 'convert' })
    // Somebody decides at once, most of the time; the rest keeps waiting.
    if (typeof id === 'string' && random.chance(0.8)) {
      const word = random.pick(
        path === '/wallet/deposit' ? ['reject', 'approve'] : ['reject', 'approve', 'reclaim'],
      )
      await running.office(word, id)
    }
  }
}

async function play(running: Running, book: Book, player: RemotePlayer, random: Random): Promise<void> {
  const kind = random.pick(['debit', 'credit', 'debit', 'credit', 'rollback'] as const)
  const known = [...book.moves]
  const transaction_id =
    kind === 'rollback' && known.length > 0 ? random.pick(known.slice(-50)) : randomUUID()
  const move = walletMove(player, kind === 'rollback' ? 0 : random.integer(1, 20_000), { transaction_id })
  const body = JSON.stringify(move)
  const call = { method: 'POST', target: `/studio/${kind}`, body }
  const received = await fetch(`${running.origin}${call.target}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...signStudioCall(running.secret, call) },
    signal: AbortSignal.timeout(20_000),
  })
    .then(async (response) => ({ ok: response.ok, status: response.status, text: await response.text() }))
    .catch(() => undefined)
  if (kind === 'rollback') return
  if (!received || received.status >= 500) book.unknownMoves.add(transaction_id)
  else if (received.ok && received.text.includes('"status":"ok"')) book.moves.add(transaction_id)
}

async function survives(random: Random, source: DataSource, dataDir: string): Promise<void> {
  const before = await openDatabase(source)
  const secret = (await loadSecrets(before.db)).studio
  await before.close()
  const product = await startProduct({
    port: await freePort(),
    studioPort: await freePort(),
    dataDir,
    env: {
      LOG: 'silent',
      SIMULATED_BANK: 'off',
      WALLET_RATE: '1000000',
      ...('url' in source ? { DATABASE_URL: source.url } : {}),
    },
  })
  // The embedded database belongs to the operator, which does the back office's work for it; a server's is open to both.
  const beside = 'url' in source ? await openDatabase(source) : undefined
  const running: Running = {
    origin: product.origin,
    secret,
    async office(...words) {
      // One that dies with the operator or arrives too late is no loss: the request just keeps its status.
      await (beside ? runCommand(beside.db, words, new Date()) : sendAdminCommand(dataDir, words)).catch(
        () => undefined,
      )
    },
  }
  const book: Book = {
    acknowledged: new Map(),
    unknown: new Map(),
    moves: new Set(),
    unknownMoves: new Set(),
  }
  const outcomes = new Map<string, string>()
  try {
    const names = Array.from({ length: accountsInPlay }, (_, index) => `load_${index}`)
    const all: RemotePlayer[] = []
    for (const name of names) {
      const player = await remotePlayer(product.origin, product.origin, name)
      await running.office('credit', name, '1000000')
      await running.office('credit-points', name, '500000')
      all.push(player)
    }
    let left = operations
    const worker = async () => {
      while (left > 0) {
        left -= 1
        const player = random.pick(all)
        const failed = book.unknown.size + book.unknownMoves.size
        await (random.chance(0.5) ? submit : play)(running, book, player, random)
        // While the operator is down there is nothing to hurry for.
        if (book.unknown.size + book.unknownMoves.size > failed) await delay(50)
      }
    }
    const working = Promise.all(Array.from({ length: workers }, worker))
    for (let kill = 1; kill <= kills; kill++) {
      const due = operations * (1 - kill / (kills + 1))
      while (left > due) await delay(20)
      await delay(random.integer(0, 60))
      await product.kill()
      await product.restart()
    }
    await working
    for (const [key, player] of book.unknown) outcomes.set(key, (await player.outcome(key)).state)
    for (const [key, { player, id }] of book.acknowledged) {
      if (!random.chance(0.1)) continue
      const outcome = await player.outcome(key)
      expect(outcome.state).toBe('done')
      if (outcome.state === 'done' && id !== 'convert') expect(textAt(outcome.data, 'id')).toBe(id)
    }
  } finally {
    await product.kill()
    await beside?.close()
  }
  const after = await openDatabase(source)
  try {
    await agree(after.db, book, outcomes)
  } finally {
    await after.close()
  }
}

/** The books against what the operator acknowledged: everything once, and the unknown once or not at all. */
async function agree(db: Db, book: Book, outcomes: ReadonlyMap<string, string>): Promise<void> {
  expect((await auditLedger(db)).problems).toEqual([])
  const negative = await db.$count(accounts, sql`player_id is not null and balance < 0`)
  expect(negative).toBe(0)

  const done = [...outcomes.values()].filter((state) => state === 'done').length
  expect(book.acknowledged.size).toBeGreaterThan(operations / 20)
  const requests = await db
    .select({ id: walletRequests.id })
    .from(walletRequests)
    .innerJoin(players, eq(players.id, walletRequests.playerId))
    .where(sql`${players.username} like 'load\\_%'`)
  expect(requests).toHaveLength(book.acknowledged.size + done)
  const ids = [...book.acknowledged.values()].map(({ id }) => id).filter((id) => id !== 'convert')
  const stored = new Set(requests.map((row) => String(row.id)))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !stored.has(id))).toEqual([])

  const reported = [...book.moves]
  const moves = new Set<string>()
  for (let from = 0; from < reported.length; from += 1_000) {
    const rows = await db
      .select({ id: studioMoves.transactionId })
      .from(studioMoves)
      .where(inArray(studioMoves.transactionId, reported.slice(from, from + 1_000)))
    for (const row of rows) moves.add(row.id)
  }
  expect(reported.filter((id) => !moves.has(id))).toEqual([])
}

describe(`${accountsInPlay} accounts, ${operations} operations, ${workers} workers, ${kills} kills`, () => {
  // In the gate `ledger-kill.test.ts` kills the embedded one.
  it.runIf(isLong || postgresUrl === undefined)(
    'keep every acknowledged operation once on the embedded database',
    { timeout: 3_600_000 },
    () => seeded((random) => survives(random, { folder: join(folder, 'data') }, join(folder, 'data'))),
  )

  it.skipIf(postgresUrl === undefined)(
    'keep every acknowledged operation once on PostgreSQL',
    { timeout: 3_600_000 },
    () =>
      seeded(async (random) => {
        const fresh = await createDatabase(postgresUrl ?? '')
        try {
          await survives(random, { url: fresh.url }, join(folder, 'beside'))
        } finally {
          await fresh.drop()
        }
      }),
  )
})
