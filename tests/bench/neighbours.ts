import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { eq } from 'drizzle-orm'
import { type DataSource, openDatabase } from '@marquee/operator/database/db.ts'
import { players } from '@marquee/operator/database/schema.ts'
import { demo, seed } from '@marquee/operator/database/seed.ts'
import { findPostgres, startPostgres } from '../support/postgres.ts'
import { randomFrom } from '../support/seed.ts'
import { type PastEntry, writePast } from '../support/server/past-entries.ts'
import { remotePlayer } from '../support/server/wallet-client.ts'
import type { Product } from '../support/server-process.ts'
import { signIn } from './load.ts'
import { startQuietProduct } from './probe/product.ts'
import { type Call, openCaller } from './probe/exchange.ts'
import type { Neighbour, Statuses } from './probe/neighbour.ts'
import { processorSeconds } from './probe/pressure.ts'
import { quantile } from './probe/quantile.ts'
import { row, title } from './table.ts'

const seconds = 3
const connections = 16
/** How often the measured player sends a request, ms. */
const every = 10
const movements = 40_000
const days = 395
const dayMs = 86_400_000

const day = (ago: number) => new Date(Date.now() - ago * dayMs).toISOString().slice(0, 10)

const json = { 'content-type': 'application/json' }
const keyed = { ...json, 'idempotency-key': '{uuid}' }
const get = (path: string): Omit<Call, 'headers'> & Partial<Call> => ({ method: 'GET', path })
const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = json) => ({
  method: 'POST',
  path,
  headers,
  body: typeof body === 'string' ? body : JSON.stringify(body),
})
const longText = 'x'.repeat(1_000)

/** The worst that one account can ask of each endpoint. */
const worst: Readonly<Record<string, Omit<Call, 'headers'> & Partial<Call>>> = {
  nobody: get(''),
  'init, all the time': get('/main/init'),
  'longest page of history': get('/wallet/history?limit=1000'),
  'a type that is rare': get('/wallet/history?limit=1000&type=opening'),
  'history of a day long ago': get(`/wallet/history?limit=1000&from=${day(390)}&to=${day(389)}`),
  'statement of 400 days': get(`/wallet/statement?from=${day(399)}&to=${day(0)}&by=day`),
  'statement of ten years': get(`/wallet/statement?from=${day(3_650)}&to=${day(0)}&by=month`),
  'deposits, longest page': get('/wallet/deposit?limit=200'),
  memos: get('/supports/memo?limit=100'),
  announcements: get('/supports/notice?limit=100'),
  'a document': get('/supports/document/terms'),
  FAQ: get('/supports/faq'),
  'my page': get('/account/me'),
  sessions: get('/account/sessions'),
  'games of a provider': get('/game/provider?provider_id=1'),
  launches: get('/game/launch?game_id=1001&type=slot'),
  OpenAPI: get('/openapi.json'),
  configuration: get('/api/cnf'),
  'health check': get('/healthz'),
  'keeping the session': post('/auth/session', {}),
  deposits: post('/wallet/deposit', { amount: 10_000, depositor: 'Kim' }, keyed),
  outcomes: post('/wallet/outcome', { key: '{uuid}' }),
  inquiries: post('/supports/counsel', { title: 'x', content: longText }, keyed),
  'marks on memos': post('/supports/memo/read', {}, keyed),
  'wrong passwords': post('/auth/login', { username: demo.username, password: 'x'.repeat(200) }),
  'changes of the password': post(
    '/auth/password/change',
    { current_password: 'wrong', password: 'x'.repeat(200) },
    keyed,
  ),
  'a body of 64 kB': post('/wallet/outcome', `{"key":"${'x'.repeat(65_000)}"}`),
  'a deep body of 64 kB': post('/wallet/outcome', '['.repeat(65_000)),
  'many fields, 64 kB': post(
    '/wallet/outcome',
    `{${Array.from({ length: 6_000 }, (_, index) => `"f${index}":1`).join(',')}}`,
  ),
}

/**
 * Prints how long the init call of one player takes while another account does its worst on one endpoint after the other,
 * on the embedded database and on PostgreSQL.
 */
export async function benchNeighbours(): Promise<void> {
  title(`Init of one player beside ${connections} connections of another, ${seconds} s each, ms`)
  row('', 'p50', 'p99', 'responses a second', 'mostly', 'CPU ms a call', 'load')
  const folder = mkdtempSync(join(tmpdir(), 'marquee-neighbours-'))
  const binaries = findPostgres()
  const postgres = binaries === undefined ? undefined : await startPostgres(binaries)
  try {
    row('PGlite')
    await measure({ folder: join(folder, 'data') }, join(folder, 'data'))
    if (postgres === undefined) row('PostgreSQL', 'not on this machine')
    else {
      row('PostgreSQL')
      await measure({ url: postgres.url }, join(folder, 'beside'))
    }
  } finally {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(source: DataSource, dataDir: string): Promise<void> {
  await fill(source)
  const product = await startQuietProduct({
    dataDir,
    env: 'url' in source ? { DATABASE_URL: source.url } : {},
  })
  try {
    const player = await remotePlayer(product.origin, product.origin, 'measured')
    const token = await signIn(product)
    for (const [name, call] of Object.entries(worst)) {
      const headers = { authorization: `Bearer ${token}`, ...call.headers }
      await beside(product, player.token, name, { ...call, headers })
    }
  } finally {
    await product.stop()
  }
}

async function beside(product: Product, token: string, name: string, call: Call): Promise<void> {
  const neighbour: Neighbour = {
    origin: product.origin,
    call,
    connections: name === 'nobody' ? 0 : connections,
  }
  const worker = new Worker(new URL('probe/neighbour.ts', import.meta.url), { workerData: neighbour })
  const message = once(worker, 'message') as Promise<[Statuses]>
  const caller = await openCaller(product.origin)
  const init: Call = { method: 'GET', path: '/main/init', headers: { authorization: `Bearer ${token}` } }
  const times: number[] = []
  const cpuBefore = processorSeconds(product.pid)
  const end = performance.now() + seconds * 1_000
  while (performance.now() < end) {
    const sent = performance.now()
    const status = await caller.send(init)
    if (status !== 200) throw new Error(`init returned ${status} beside ${name}`)
    times.push(performance.now() - sent)
    await delay(every)
  }
  caller.close()
  worker.postMessage('stop')
  const [statuses] = await message
  const cpuAfter = processorSeconds(product.pid)
  const counts = Object.entries(statuses)
  const responses = counts.reduce((sum, [, count]) => sum + count, 0)
  const [mostly] = counts.toSorted(([, a], [, b]) => b - a)
  row(
    `  ${name}`,
    quantile(times, 0.5).toFixed(1),
    quantile(times, 0.99).toFixed(1),
    (responses / seconds).toFixed(0),
    mostly?.[0] ?? '–',
    cpuBefore === undefined || cpuAfter === undefined
      ? '–'
      : (((cpuAfter - cpuBefore) * 1_000) / (responses + times.length)).toFixed(2),
    loadavg()[0]?.toFixed(1) ?? '–',
  )
}

/** Gives the demo player a past. */
async function fill(source: DataSource): Promise<void> {
  const { db, close } = await openDatabase(source)
  try {
    await seed(db, 'KRW')
    const [player] = await db.select().from(players).where(eq(players.username, demo.username))
    if (!player) throw new Error('there is no demo player')
    const started = Date.now() - days * dayMs
    const random = randomFrom(1)
    const past = Array.from({ length: movements }, (_, index): PastEntry => {
      const win = index % 3 === 0
      return {
        at: new Date(started + (index * days * dayMs) / movements),
        type: win ? 'win' : 'bet',
        amount: win ? random.integer(200, 2_000) : -random.integer(1, 9) * 100,
      }
    })
    await writePast(db, player.id, past)
  } finally {
    await close()
  }
}
