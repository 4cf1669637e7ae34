import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import * as v from 'valibot'
import { BetResponse, OpenedTable, TableUpdate } from '@marquee/studio/shared/table-protocol.ts'
import type { Random } from './seed.ts'
import type { Product } from './server-process.ts'
import { claimsOf, registration, textAt, valueAt } from './server/operator.ts'

/** A player at a live table of a product that runs as processes of its own. */
export interface TablePlayer {
  readonly id: string
  /** Balance before the first bet, minor units. */
  readonly opening: number
  /** Bets, repeats them, takes some back and loses responses until `isOver`. */
  play(isOver: () => boolean): Promise<void>
  /** Bets that the studio confirmed on the table, by id. */
  readonly acknowledged: ReadonlySet<string>
}

interface Table {
  /** Processes; each may be away at any time. */
  readonly products: readonly Product[]
  readonly gameId: string
  readonly spots: readonly string[]
  readonly chip: number
}

const Launch = v.object({ DATA: v.object({ url: v.string() }) })

/** Joins and takes a seat. Every player has an address of its own: the operator limits how many join from one. */
export async function sitDown(table: Table, seat: number, random: Random): Promise<TablePlayer> {
  const { products, gameId, spots, chip } = table
  const origin = products[0]?.origin ?? ''
  const joined = await fetch(`${origin}/auth/register`, {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID(), 'x-forwarded-for': `10.1.${seat >> 8}.${seat & 255}` },
    body: JSON.stringify(registration(`table${seat}x`)),
  })
  const jwt = textAt(valueAt(await joined.json(), 'data'), 'jwt')
  const launched = await fetch(`${origin}/game/launch?game_id=${gameId}&type=slot`, {
    headers: { authorization: `Bearer ${jwt}` },
  })
  const { DATA: data } = v.parse(Launch, await launched.json())
  const token = new URL(data.url).searchParams.get('token') ?? ''
  const secret = randomBytes(32).toString('base64url')
  const acknowledged = new Set<string>()

  /** One call to any of the processes; `undefined` for what was cut, refused or got no response. */
  async function call<Schema extends v.GenericSchema>(schema: Schema, path: string, body?: unknown) {
    const product = random.pick(products)
    // Some responses are not waited for, as on a phone that loses its connection.
    const patience = random.chance(0.08) ? random.integer(1, 25) : 8_000
    try {
      const response = await fetch(`${product.studioOrigin}/api/table${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(patience),
      })
      const parsed = v.safeParse(schema, await response.json())
      return parsed.success ? parsed.output : undefined
    } catch {
      return undefined
    }
  }

  async function insist<Schema extends v.GenericSchema>(schema: Schema, path: string, body?: unknown) {
    for (let tries = 0; tries < 100; tries++) {
      const response = await call(schema, path, body)
      if (response !== undefined) return response
      await delay(50)
    }
    throw new Error(`no response to ${path}`)
  }

  async function bet(round: string): Promise<void> {
    const key = randomUUID()
    const bets = [{ spot: random.pick(spots), amount: chip * random.integer(1, 3) }]
    for (let copy = 0; copy < 3; copy++) {
      const response = await call(BetResponse, '/bet', { key, round, bets })
      if (response === undefined) continue
      if (response.bet.state === 'placed') acknowledged.add(response.bet.id)
      if (random.chance(0.15)) await call(BetResponse, '/take-back', { bet: response.bet.id })
      if (random.chance(0.7)) return
    }
  }

  const opened = await insist(OpenedTable, '/open', { token, secret, game_id: gameId })
  return {
    id: claimsOf(jwt).id,
    opening: opened.balance,
    acknowledged,
    async play(isOver) {
      let last = ''
      while (!isOver()) {
        const update = await call(TableUpdate, '/state')
        const round = update?.table.round
        if (round !== undefined && round.id !== last && round.result === null) {
          last = round.id
          if (random.chance(0.7)) await bet(round.id)
        }
        await delay(random.integer(150, 450))
      }
    },
  }
}
