import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { inArray } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { auditLedger } from '@marquee/operator/ledger/ledger-audit.ts'
import { openDatabase } from '@marquee/operator/database/db.ts'
import { transactions, walletRequests } from '@marquee/operator/database/schema.ts'
import { loadSecrets } from '@marquee/operator/site/secrets.ts'
import { signStudioCall } from '@marquee/contract/studio-signature.ts'
import { countOf } from '../../support/length.ts'
import { findPostgres, freePort, startPostgres, type TemporaryPostgres } from '../../support/postgres.ts'
import { type Random, seeded } from '../../support/seed.ts'
import { type Product, startProduct } from '../../support/server-process.ts'
import { textAt, valueAt, walletMove } from '../../support/server/operator.ts'
import { type RemotePlayer, remotePlayer } from '../../support/server/wallet-client.ts'
import { startTcpProxy, type TcpProxy } from '../../support/tcp-proxy.ts'

const faults = countOf('DATABASE_FAULTS')
const workers = 32
const accountsInPlay = 8
/** What the operator confirmed. */
interface Book {
  /** Deposits and withdrawals that got a response, by key: their player and id. */
  readonly acknowledged: Map<string, { readonly player: RemotePlayer; readonly id: string }>
  /** Those without a success: nobody knows. */
  readonly unknown: Map<string, RemotePlayer>
  readonly stakes: string[]
  /** Responses that no player may get: another error than 5005, or one without `Retry-After`. */
  readonly wrong: string[]
  responses: number
  unavailable: number
}

interface Setting {
  readonly postgres: TemporaryPostgres
  readonly proxy: TcpProxy
  readonly product: Product
  readonly secret: string
}

/** Sends one call and judges its response. */
async function judged(book: Book, url: string, init: RequestInit): Promise<unknown> {
  // Without its watch over silence the operator would let some calls wait for good.
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(60_000) })
  const text = await response.text()
  const json: unknown = JSON.parse(text)
  if (response.status < 500) {
    book.responses += 1
    return response.ok ? valueAt(json, 'data') : undefined
  }
  book.unavailable += 1
  if (valueAt(json, 'code') !== 5005 || response.headers.get('retry-after') === null)
    book.wrong.push(`${url} returned ${response.status} ${text}`)
  return undefined
}

async function stake({ product, secret }: Setting, book: Book, player: RemotePlayer, random: Random) {
  const transaction_id = randomUUID()
  const body = JSON.stringify(walletMove(player, random.integer(1, 200), { transaction_id }))
  const call = { method: 'POST', target: '/studio/debit', body }
  const headers = { 'content-type': 'application/json', ...signStudioCall(secret, call) }
  const data = await judged(book, `${product.origin}${call.target}`, { method: 'POST', body, headers })
  if (valueAt(data, 'status') === 'ok') book.stakes.push(transaction_id)
}

async function transfer({ product }: Setting, book: Book, player: RemotePlayer, random: Random) {
  const key = randomUUID()
  const [path, body] = random.pick([
    ['/wallet/deposit', { amount: 10_000, depositor: 'Kim' }],
    ['/wallet/withdraw', { amount: 10_000 }],
  ] as const)
  const before = book.unavailable
  const data = await judged(book, `${product.origin}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      authorization: `Bearer ${player.token}`,
      'idempotency-key': key,
      'content-type': 'text/plain',
    },
  })
  const id = valueAt(data, 'id')
  if (typeof id === 'string') book.acknowledged.set(key, { player, id })
  else if (book.unavailable > before) book.unknown.set(key, player)
}

/** Breaks the database once. */
async function breakOnce({ postgres, proxy, product }: Setting, random: Random, kind: Fault): Promise<void> {
  switch (kind) {
    case 'cut':
      await cut(postgres.url, random.chance(0.5) ? 1 : 0.4)
      return
    case 'restart':
      await postgres.restart('orderly')
      return
    case 'crash':
      await postgres.restart('crash')
      return
    case 'silence':
      proxy.swallow()
      await untilReady(product, false)
      proxy.pass()
  }
}

type Fault = 'cut' | 'restart' | 'crash' | 'silence'
/** Each kind arrives once before one arrives again. */
const kinds: readonly Fault[] = ['cut', 'restart', 'silence', 'crash']

async function cut(url: string, share: number): Promise<void> {
  const knife = new pg.Client({ connectionString: url })
  await knife.connect()
  await knife.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and random() < $1`,
    [share],
  )
  await knife.end()
}

async function untilReady(product: Product, ready: boolean): Promise<void> {
  const deadline = performance.now() + 60_000
  while ((await fetch(`${product.origin}/healthz`)).ok !== ready) {
    if (performance.now() > deadline) throw new Error(`readiness did not become ${ready}`)
    await delay(20)
  }
}

async function survives(random: Random, binaries: string): Promise<void> {
  const postgres = await startPostgres(binaries)
  const before = await openDatabase({ url: postgres.url })
  const { studio: secret } = await loadSecrets(before.db)
  await before.close()
  const proxy = await startTcpProxy(Number(new URL(postgres.url).port))
  const url = new URL(postgres.url)
  url.port = String(proxy.port)
  const env = { LOG: 'json', WALLET_RATE: '1000000', SIMULATED_BANK: 'off', DATABASE_URL: url.href }
  const product = await startProduct({ port: await freePort(), studioPort: await freePort(), env })
  const setting = { postgres, proxy, product, secret }
  const { pid } = product
  const book: Book = {
    acknowledged: new Map(),
    unknown: new Map(),
    stakes: [],
    wrong: [],
    responses: 0,
    unavailable: 0,
  }
  try {
    const names = Array.from({ length: accountsInPlay }, (_, index) => `lost_${index}`)
    const all = await Promise.all(names.map((name) => remotePlayer(product.origin, product.origin, name)))
    let isOver = false
    const worker = async () => {
      while (!isOver) {
        const failed = book.unavailable
        await (random.chance(0.7) ? stake : transfer)(setting, book, random.pick(all), random)
        // While the database is away there is nothing to hurry for.
        if (book.unavailable > failed) await delay(30)
      }
    }
    const working = Promise.all(Array.from({ length: workers }, worker))
    const plan: Fault[] = []
    while (plan.length < faults) plan.push(...random.shuffle(kinds))
    for (const kind of plan.slice(0, faults)) {
      await delay(random.integer(100, 600))
      await breakOnce(setting, random, kind)
      await untilReady(product, true)
    }
    isOver = true
    await working

    expect(book.wrong).toEqual([])
    expect(book.unavailable).toBeGreaterThan(0)
    expect(book.responses).toBeGreaterThan(faults)
    expect(product.pid).toBe(pid)
    expect((await fetch(`${product.origin}/healthz`)).status).toBe(200)
    // What got no response is done once or not at all: the app requests the outcome by key.
    const outcomes = await Promise.all([...book.unknown].map(([key, player]) => player.outcome(key)))
    const settled = outcomes.filter(({ state }) => state === 'done').length
    await Promise.all(
      [...book.acknowledged].map(async ([key, { player, id }]) => {
        const outcome = await player.outcome(key)
        expect(outcome.state === 'done' && textAt(outcome.data, 'id')).toBe(id)
      }),
    )
    await booksAgree(postgres.url, book, settled)
  } finally {
    await product.stop()
    await proxy.close()
    await postgres.stop()
  }
}

async function booksAgree(url: string, book: Book, settled: number): Promise<void> {
  const { db, close } = await openDatabase({ url })
  try {
    expect((await auditLedger(db)).problems).toEqual([])
    expect(await db.$count(walletRequests)).toBe(book.acknowledged.size + settled)
    const stored = new Set<string>()
    for (let from = 0; from < book.stakes.length; from += 1_000) {
      const rows = await db
        .select({ reference: transactions.reference })
        .from(transactions)
        .where(inArray(transactions.reference, book.stakes.slice(from, from + 1_000)))
      for (const { reference } of rows) stored.add(reference)
    }
    expect(book.stakes.filter((id) => !stored.has(id))).toEqual([])
  } finally {
    await close()
  }
}

const binaries = findPostgres()

// The embedded database is part of the process: `ledger-kill.test.ts` kills both.
describe.skipIf(binaries === undefined)(
  `a database that is lost ${faults} times under ${workers} workers`,
  () => {
    it('loses nothing that was acknowledged, gets 5005, and is found again', { timeout: 1_800_000 }, () =>
      seeded((random) => survives(random, binaries ?? '')),
    )
  },
)
