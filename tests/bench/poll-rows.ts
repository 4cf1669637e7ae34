import { randomUUID } from 'node:crypto'
import { loadavg } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { issueTokens } from '@marquee/operator/auth/tokens.ts'
import { type Db, openDatabase } from '@marquee/operator/database/db.ts'
import {
  accounts,
  players as playersTable,
  sessions as sessionsTable,
  wallets,
} from '@marquee/operator/database/schema.ts'
import { loadSecrets } from '@marquee/operator/site/secrets.ts'
import { documentVersion } from '@marquee/operator/support/documents.ts'
import type { Front } from './front-parts.ts'
import { type Caller, openCaller } from './probe/exchange.ts'
import { processorTimes, withChildren } from './probe/pressure.ts'
import { quantile } from './probe/quantile.ts'
import { row } from './table.ts'

/** How often an app polls, s. */
const every = 10
/** Connections that the players' calls come on: nginx and the operator keep them open. */
const connections = 64
const warmUpSeconds = 5
const seconds = 20
/** Players who are made at a time. */
const atOnce = 500

/** Makes players with a session each, lets them poll, and prints what it cost. */
export async function pollAll(front: Front, count: number): Promise<void> {
  const { db, close } = await openDatabase({ url: front.database.url })
  try {
    const tokens = await signedIn(db, count)
    // What a database that has run for a while knows of its tables.
    await db.execute(sql`analyze`)
    const callers = await Promise.all(Array.from({ length: connections }, () => openCaller(front.origin)))
    try {
      await poll(callers, tokens, warmUpSeconds)
      await measured(front, db, callers, tokens)
    } finally {
      for (const caller of callers) caller.close()
    }
  } finally {
    await close()
  }
}

async function measured(
  front: Front,
  db: Db,
  callers: readonly Caller[],
  tokens: readonly string[],
): Promise<void> {
  const parts = {
    'operator CPU': front.products.map(({ pid }) => pid),
    'nginx CPU': [front.nginx],
    'database CPU': [front.database.pid],
  }
  const used = () => Object.values(parts).map((roots) => processorTimes(roots.flatMap(withChildren)))
  const [commits, before] = [await transactions(db), used()]
  const begin = performance.now()
  const times = await poll(callers, tokens, seconds)
  const took = (performance.now() - begin) / 1_000
  const after = used()
  // PostgreSQL tells its statistics a second later.
  await delay(1_500)
  const queries = (await transactions(db)) - commits
  const cost = after.map((now, index) => {
    const spent = [...now].reduce((sum, [pid, time]) => sum + time - (before[index]?.get(pid) ?? 0), 0)
    return ((spent * 1_000) / times.length).toFixed(3)
  })
  row(
    'CPU in ms a poll',
    'polls a second',
    'p50 ms',
    'p99 ms',
    'queries a poll',
    ...Object.keys(parts),
    'load',
  )
  row(
    `nginx, ${front.count} × operator`,
    (times.length / took).toFixed(0),
    quantile(times, 0.5).toFixed(1),
    quantile(times, 0.99).toFixed(1),
    (queries / times.length).toFixed(2),
    ...cost,
    loadavg()[0]?.toFixed(1) ?? '–',
  )
}

/**
 * Lets each player ask every 10 s, spread evenly, whether or not the responses come: a poll that waits for a connection waits longer.
 *
 * @returns milliseconds from the time at which a poll was due to its response
 */
async function poll(
  callers: readonly Caller[],
  tokens: readonly string[],
  forSeconds: number,
): Promise<number[]> {
  const begin = performance.now()
  const gap = (every * 1_000) / tokens.length
  const due = Math.floor((forSeconds * 1_000) / gap)
  const times: number[] = []
  let next = 0
  await Promise.all(
    callers.map(async (caller) => {
      for (let index = next++; index < due; index = next++) {
        const at = begin + index * gap
        const early = at - performance.now()
        if (early > 0) await delay(early)
        const authorization = `Bearer ${tokens[index % tokens.length] ?? ''}`
        const status = await caller.send({ method: 'GET', path: '/main/init', headers: { authorization } })
        if (status !== 200) throw new Error(`a poll returned ${status}`)
        times.push(performance.now() - at)
      }
    }),
  )
  return times
}

/** Transactions that the database has committed, a query of its own each for a poll. */
async function transactions(db: Db): Promise<number> {
  const { rows } = (await db.execute(
    sql`select xact_commit as commits from pg_stat_database where datname = current_database()`,
  )) as unknown as { rows: { commits: string }[] }
  return Number(rows[0]?.commits ?? 0)
}

/** Players with an account and a session each; gives their tokens. Written in bulk: joining would take minutes. */
async function signedIn(db: Db, count: number): Promise<string[]> {
  const { tokens: key } = await loadSecrets(db)
  const createdAt = new Date(Math.floor(Date.now() / 1_000) * 1_000)
  const expiresAt = new Date(createdAt.getTime() + 43_200_000)
  const tokens: string[] = []
  for (let begin = 0; begin < count; begin += atOnce) {
    const made = Array.from({ length: Math.min(atOnce, count - begin) }, (_, index) => ({
      ...playerOf(`poll_${begin + index}`),
      id: randomUUID(),
    }))
    const sessions = made.map(({ id: playerId }) => ({ id: randomUUID(), playerId, createdAt, expiresAt }))
    await db.insert(playersTable).values(made)
    await db
      .insert(accounts)
      .values(
        made.flatMap(({ id: playerId, currency }) =>
          (['cash', 'points'] as const).map((kind) => ({ playerId, kind, currency })),
        ),
      )
    await db.insert(wallets).values(made.map(({ id: playerId }) => ({ playerId })))
    await db
      .insert(sessionsTable)
      .values(sessions.map((one) => ({ ...one, seenAt: createdAt, address: 'bench' })))
    tokens.push(...(await Promise.all(sessions.map(async (one) => (await issueTokens(key, one)).jwt))))
  }
  return tokens
}

function playerOf(name: string) {
  return {
    username: name,
    email: `${name}@example.test`,
    passwordHash: 'no password',
    nickname: name,
    nicknameKey: name,
    phone: '+821000000000',
    birthDate: '1990-01-01',
    termsVersion: documentVersion('terms'),
    currency: 'KRW',
  }
}
