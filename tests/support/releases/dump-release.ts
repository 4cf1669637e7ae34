/**
 * Writes what a released version has in its database: `node tests/support/releases/dump-release.ts 1.0.0` plays on the built product and a
 * PostgreSQL of its own, and dumps the database to `1.0.0.sql`. Run once for each release whose schema is new; needs `pg_dump`.
 * The secrets in the dump are those of a database that exists nowhere else.
 */
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import * as v from 'valibot'
import { referenceStudio } from '@marquee/kit/conformance/adapters/reference-studio.ts'
import { demo } from '@marquee/operator/database/seed.ts'
import { HandView, OpenedHands } from '@marquee/studio/shared/hand-protocol.ts'
import { blackjackTitle } from '../hand-titles.ts'
import { findPostgres, freePort, startPostgres } from '../postgres.ts'
import { seeded } from '../seed.ts'
import { registration, textAt } from '../server/operator.ts'
import { type Product, startProduct } from '../server-process.ts'
import { newKey, newSecret } from '../studio-table.ts'
import { sitDown } from '../table-players.ts'

const version = process.argv[2]
const postgres = findPostgres()
if (version === undefined || postgres === undefined) {
  throw new Error('Usage: dump-release.ts VERSION, on a machine with PostgreSQL')
}
const database = await startPostgres(postgres)
const product = await startProduct({
  port: await freePort(),
  studioPort: await freePort(),
  env: { DATABASE_URL: database.url },
})
try {
  await fill(product)
  await product.end()
  const dump = execFileSync(
    // Where only links to the server's own programs are on the PATH, the others are beside what they lead to.
    join(dirname(realpathSync(join(postgres, 'postgres'))), 'pg_dump'),
    ['--no-owner', '--no-privileges', '--rows-per-insert=50', `--dbname=${database.url}`],
    { encoding: 'utf8' },
  )
  // `\\` begins a command of psql, which no other program reads.
  const statements = dump.split('\n').filter((line) => !line.startsWith('\\'))
  writeFileSync(join(import.meta.dirname, `${version}.sql`), `${statements.join('\n')}\n`)
} finally {
  await product.stop()
  await database.stop()
}

/** Does once what writes to each table. */
async function fill({ origin, studioOrigin }: Product): Promise<void> {
  const call = async (method: string, path: string, token?: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} returned ${response.status} ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }
  const joined = await call('POST', '/auth/register', undefined, registration('upgraded'))
  await call('POST', '/auth/password/forgot', undefined, { email: 'upgraded@example.test' })
  const other = textAt(joined, 'data', 'jwt')
  await call('POST', '/protection/stop', other, { kind: 'stop' })

  const token = textAt(await call('POST', '/auth/login', undefined, demo), 'data', 'jwt')
  const as = (method: string, path: string, body?: unknown) => call(method, path, token, body)
  await as('POST', '/protection/limit', { kind: 'deposit', period: 'day', amount: 500_000 })
  await as('POST', '/wallet/deposit', { amount: 50_000, depositor: 'Demo' })
  await as('POST', '/wallet/withdraw', { amount: 20_000 })
  await as('POST', '/supports/counsel', { title: 'A question', content: 'Of version 1.0.' })
  await as('POST', '/supports/ticket', { email: 'a@example.test', subject: 'Hello', content: 'A letter.' })
  await as('PUT', '/me/favourites/1001')
  await as('PUT', '/me/preferences', { theme: 'light', style: 'modern', layout: 'list-layout', lang: 'ko' })

  const launch = async (game: string) => {
    const launched = await as('GET', `/game/launch?game_id=${game}&type=slot`)
    return new URL(textAt(launched, 'DATA', 'url')).searchParams.get('token') ?? ''
  }
  const slots = referenceStudio(studioOrigin)
  const seat = await slots.open({ game: '1001', token: await launch('1001') })
  for (let round = 0; round < 5 && seat !== undefined; round++) await slots.play(seat, newKey())
  // The least time between two rounds of a player.
  await delay(3_000)
  await playHand(studioOrigin, await launch(blackjackTitle.id))
  await seeded(async (random) => {
    const roulette = { gameId: '2702', chip: 500, spots: ['red', '17'] }
    const player = await sitDown({ ...roulette, products: [product] }, 0, random)
    const until = Date.now() + 60_000
    await player.play(() => player.acknowledged.size > 0 || Date.now() > until)
    // The last round is drawn and settled.
    await delay(30_000)
  })
}

/** One hand of blackjack, ended by standing. */
async function playHand(studioOrigin: string, token: string): Promise<void> {
  const secret = newSecret()
  const call = async <Schema extends v.GenericSchema>(schema: Schema, path: string, body: unknown) => {
    const response = await fetch(`${studioOrigin}/api/hand${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify(body),
    })
    return v.parse(schema, await response.json())
  }
  await call(OpenedHands, '/open', { token, secret, game_id: blackjackTitle.id })
  let hand = await call(HandView, '/deal', { key: newKey(), stake: blackjackTitle.least, side: 0 })
  while (hand.win === null) {
    const { id, step, options } = hand
    const decision = options.find((option) => option.decision === 'stand') ?? options[0]
    if (decision === undefined) throw new Error('a hand without a decision is not over')
    hand = await call(HandView, '/step', { hand: id, step, key: newKey(), decision: decision.decision })
  }
}
