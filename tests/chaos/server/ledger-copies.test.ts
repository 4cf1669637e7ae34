import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '@marquee/operator/app.ts'
import { auditLedger } from '@marquee/operator/ledger/ledger-audit.ts'
import { post } from '@marquee/operator/ledger/ledger.ts'
import { respondB, respondError } from '@marquee/operator/http/envelope.ts'
import { toRequestError } from '@marquee/operator/http/errors.ts'
import { runKeyed } from '@marquee/operator/idempotency/idempotency.ts'
import { entries, transactions } from '@marquee/operator/database/schema.ts'
import { signStudioCall } from '@marquee/contract/studio-signature.ts'
import { countOf } from '../../support/length.ts'
import { type Random, seeded } from '../../support/seed.ts'
import { type TestOperator, testOperator, walletMove } from '../../support/server/operator.ts'

const operations = countOf('LEDGER_OPERATIONS')
const keyedCalls = countOf('KEYED_CALLS')
const copies = 30

let operator: TestOperator

beforeAll(async () => {
  operator = await testOperator()
})
afterAll(() => operator.close())

/** Serves an app and cuts some connections after the app has done its work and before the response is out. */
async function cutting(fetch: (request: Request) => Response | Promise<Response>, random: Random) {
  let cuts = 0
  const server = createServer((incoming, outgoing) => {
    const cut = random.chance(0.3)
    void getRequestListener(async (received) => {
      const response = await fetch(received)
      if (cut) {
        cuts += 1
        incoming.socket.destroy()
      }
      return response
    })(incoming, outgoing)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const agent = new Agent({ keepAlive: true })
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return {
    /** The whole body, or `undefined` when the connection was cut. */
    send: (path: string, body: string, headers: Readonly<Record<string, string>>) =>
      new Promise<string | undefined>((resolve) => {
        const sent = request({ port, path, method: 'POST', headers, agent }, (response) => {
          let text = ''
          response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
          response.on('end', () => resolve(response.complete ? text : undefined))
          response.on('error', () => resolve(undefined))
        })
        sent.on('error', () => resolve(undefined))
        sent.end(body)
      }),
    cuts: () => cuts,
    async close() {
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Runs jobs, so many at a time. */
async function together<T>(jobs: readonly (() => Promise<T>)[], width: number): Promise<T[]> {
  const results: T[] = []
  let next = 0
  const worker = async () => {
    for (let job = jobs[next++]; job !== undefined; job = jobs[next++]) results.push(await job())
  }
  await Promise.all(Array.from({ length: width }, worker))
  return results
}

describe('copies of one operation, with responses cut after the commit', () => {
  it(`${operations} stakes x ${copies} copies leave one ledger entry each`, () =>
    seeded(async (random) => {
      const players = await Promise.all(Array.from({ length: 20 }, () => operator.join()))
      const moves = Array.from({ length: operations }, (_, index) =>
        walletMove(random.pick(players), random.integer(1, 60), {
          transaction_id: `copy-${random.seed}-${index}`,
          round_id: `round-${index}`,
        }),
      )
      const app = createApp(operator.services)
      const server = await cutting((received) => app.fetch(received), random)
      const responses = new Map<string, Set<string>>()
      const jobs = random
        .shuffle(moves.flatMap((move) => Array.from({ length: copies }, () => move)))
        .map((move) => async () => {
          const body = JSON.stringify(move)
          const call = { method: 'POST', target: '/studio/debit', body }
          const headers = {
            'content-type': 'application/json',
            ...signStudioCall(operator.services.secrets.studio, call),
          }
          const response = await server.send(call.target, body, headers)
          if (response === undefined) return
          responses.set(move.transaction_id, (responses.get(move.transaction_id) ?? new Set()).add(response))
        })
      try {
        await together(jobs, 24)
      } finally {
        await server.close()
      }

      expect(server.cuts()).toBeGreaterThan((operations * copies) / 10)
      // Every copy that got a response got the same one.
      expect([...responses.values()].filter((statuses) => statuses.size !== 1)).toEqual([])
      const posted = await operator.db
        .select({ reference: transactions.reference, sides: sql<number>`count(${entries.id})::int` })
        .from(transactions)
        .innerJoin(entries, sql`${entries.transactionId} = ${transactions.id}`)
        .where(
          sql`${transactions.type} = 'bet' and ${transactions.reference} like ${`copy-${random.seed}-%`}`,
        )
        .groupBy(transactions.id)
      expect(posted).toHaveLength(operations)
      expect(posted.filter((row) => row.sides !== 2)).toEqual([])
      for (const player of players) {
        const spent = moves
          .filter((move) => move.player === player.id)
          .reduce((sum, move) => sum + move.amount, 0)
        expect(await operator.cash(player.jwt)).toBe(100_000 - spent)
      }
      expect((await auditLedger(operator.db)).problems).toEqual([])
    }))

  it(`${keyedCalls} keyed calls x 30 copies have one effect each`, () =>
    seeded(async (random) => {
      const { services } = operator
      const player = await operator.join()
      // The idempotency helper itself, with an effect of its own: a gift of 1 per key.
      const app = new Hono()
      app.onError((error, c) => respondError(c, toRequestError(error)))
      app.post('/gift', async (c) => {
        const body = await c.req.text()
        const outcome = await runKeyed(services, c, {
          scope: player.id,
          body,
          prepare: async () => undefined,
          effect: async (tx) => {
            const from = { house: 'promo' } as const
            const to = { player: player.id, kind: 'cash' } as const
            await post(tx, { type: 'adjustment', reference: body, currency: 'KRW', from, to, amount: 1n })
            return { gift: body }
          },
        })
        return respondB(c, outcome)
      })
      const server = await cutting((received) => app.fetch(received), random)
      const gifts = Array.from({ length: keyedCalls }, (_, index) => `gift-${random.seed}-${index}`)
      const jobs = random
        .shuffle(gifts.flatMap((gift) => Array.from({ length: copies }, () => gift)))
        .map((gift) => () => server.send('/gift', gift, { 'idempotency-key': gift }))
      try {
        await together(jobs, 24)
      } finally {
        await server.close()
      }
      expect(server.cuts()).toBeGreaterThan(keyedCalls)
      expect(await operator.cash(player.jwt)).toBe(100_000 + keyedCalls)
    }))
})
