import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import * as v from 'valibot'
import { afterAll, expect, it } from 'vitest'
import { HandState, HandView, OpenedHands } from '@marquee/studio/shared/hand-protocol.ts'
import { blackjackTitle } from '../../support/hand-titles.ts'
import { countOf } from '../../support/length.ts'
import { freePort } from '../../support/postgres.ts'
import { type Random, seeded } from '../../support/seed.ts'
import { textAt, valueAt } from '../../support/server/operator.ts'
import { type Product, startProduct } from '../../support/server-process.ts'
import { newKey, newSecret } from '../../support/studio-table.ts'

const kills = countOf('HAND_KILLS')
const folder = mkdtempSync(join(tmpdir(), 'marquee-hands-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const { id: game, least: stake } = blackjackTitle

/** A player of the product, and their page of the game. */
async function seatAt(product: Product) {
  const signedIn = await fetch(`${product.origin}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'demo', password: 'demo-pass-1' }),
  })
  const jwt = textAt(await signedIn.json(), 'data', 'jwt')
  const authorization = `Bearer ${jwt}`
  const operator = async (path: string) =>
    (await fetch(`${product.origin}${path}`, { headers: { authorization } })).json() as Promise<unknown>
  const launched = await operator(`/game/launch?game_id=${game}&type=casino`)
  const token = new URL(textAt(launched, 'DATA', 'url')).searchParams.get('token') ?? ''
  const secret = newSecret()
  const call = async <Schema extends v.GenericSchema>(schema: Schema, path: string, body?: unknown) => {
    const response = await fetch(`${product.studioOrigin}/api/hand${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return v.parse(schema, await response.json())
  }
  const opened = await call(OpenedHands, '/open', { token, secret, game_id: game })
  return { call, operator, opening: opened.balance }
}

type Seat = Awaited<ReturnType<typeof seatAt>>

/** Retries while the product is away. */
async function insist<T>(call: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await call()
    } catch (error) {
      if (tries > 200) throw error
      await delay(150)
    }
  }
}

/** Any decision of those that are open, the dearest ones more often. */
function decide({ call }: Seat, random: Random, hand: HandView) {
  const { decision } = random.pick([...hand.options, ...hand.options.filter(({ extra }) => extra > 0)])
  return call(HandView, '/step', { hand: hand.id, step: hand.step, key: newKey(), decision })
}

it(
  `a product that is killed ${kills} times in the middle of hands continues with them, and loses nothing`,
  { timeout: 180_000 + kills * 60_000 },
  () =>
    seeded(async (random) => {
      const [port, studioPort] = [await freePort(), await freePort()]
      const product = await startProduct({ port, studioPort, dataDir: folder })
      try {
        const seat = await seatAt(product)
        let balance = seat.opening
        for (let kill = 0; kill < kills; kill++) {
          const order = { key: newKey(), stake, side: 0 }
          let hand = await seat.call(HandView, '/deal', order)
          // Killed while a submission is on its way, which may or may not have arrived.
          const submitted = hand.win === null ? decide(seat, random, hand).catch(() => undefined) : undefined
          await delay(random.integer(0, 25))
          await product.kill()
          await submitted
          await product.restart()

          const state = await insist(() => seat.call(HandState, '/state'))
          expect(state.hand?.id ?? hand.id).toBe(hand.id)
          hand = state.hand ?? hand
          if (hand.win === null) {
            const unfinished = await seat.operator('/game/unfinished')
            expect(JSON.stringify(valueAt(unfinished, 'DATA', 'rounds'))).toContain(hand.id)
          }
          while (hand.win === null) {
            const now = hand
            hand = await insist(() => decide(seat, random, now))
          }
          balance += hand.win - hand.staked
          expect(hand).toMatchObject({ state: 'settled', balance })
          const reported = await seat.operator('/game/unfinished')
          expect(valueAt(reported, 'DATA', 'rounds')).toEqual([])
          await seat.call(v.object({}), '/seen', { hand: hand.id })
          // The pace from one hand to the next.
          await delay(2_600)
        }
      } finally {
        await product.stop()
      }
    }),
)
