import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runKeyed } from '@marquee/operator/idempotency/idempotency.ts'
import { auditLedger } from '@marquee/operator/ledger/ledger-audit.ts'
import { seeded } from '../../support/seed.ts'
import { type TestOperator, testOperator, valueAt, walletMove } from '../../support/server/operator.ts'
import { outcomeOf, type WalletPlayer, walletPlayer } from '../../support/server/wallet.ts'

let operator: TestOperator
let player: WalletPlayer

beforeAll(async () => {
  operator = await testOperator()
})
afterAll(async () => {
  expect((await auditLedger(operator.db)).problems).toEqual([])
  await operator.close()
})
beforeEach(async () => {
  player = await walletPlayer(operator)
})

/** Lets others go first, for some turns of the event loop. */
async function yieldTimes(count: number): Promise<void> {
  for (let index = 0; index < count; index++) await new Promise((resolve) => setImmediate(resolve))
}

const request = (key: unknown, token = player.jwt) =>
  operator.send('POST', '/wallet/outcome', { token, body: { key } })

describe('asking the outcome of a request', () => {
  it('returns the response to the request', async () => {
    const key = randomUUID()
    const first = await player.withdraw(30_000, key)
    const found = await request(key)
    expect(valueAt(found.json, 'data')).toEqual({
      state: 'done',
      status: 200,
      data: valueAt(first.json, 'data'),
    })
  })

  it('voids one that never arrived: it is refused when it arrives late, however often', async () => {
    const key = randomUUID()
    expect(await player.outcome(key)).toBe('void')
    for (let time = 0; time < 2; time++) {
      expect(outcomeOf(await player.withdraw(30_000, key))).toBe('409 request.abandoned')
      expect(outcomeOf(await player.deposit(30_000, key))).toBe('409 request.abandoned')
      expect(await player.outcome(key)).toBe('void')
    }
    expect(await player.ui()).toMatchObject({ amount: 100_000, withdrawing: 0 })
    expect(outcomeOf(await player.withdraw(30_000))).toBe('200')
  })

  it('voids one that was refused: what was refused did not happen and will not', async () => {
    const key = randomUUID()
    expect(outcomeOf(await player.withdraw(110_000, key))).toBe('400 wallet.amountOverBalance')
    expect(await player.outcome(key)).toBe('void')
    await player.bet(0)
    await operator.move('credit', walletMove(player, 50_000))
    expect(outcomeOf(await player.withdraw(110_000, key))).toBe('409 request.abandoned')
  })

  it('reveals nothing of other players’ requests and voids none of them', async () => {
    const key = randomUUID()
    const other = await walletPlayer(operator)
    expect(await other.outcome(key)).toBe('void')
    expect(outcomeOf(await player.withdraw(10_000, key))).toBe('200')
    expect(await other.outcome(key)).toBe('void')
    expect(await player.outcome(key)).toBe('done')
  })

  it.each([[undefined], [''], ['short'], ['with space in it'], ['x'.repeat(65)], [5], [null]])(
    'refuses %j as a key',
    async (key) => {
      expect((await request(key)).status).toBe(400)
    },
  )

  it('and the request at the same moment agree, whichever comes first', { timeout: 120_000 }, () =>
    seeded(async (random) => {
      const ends: Record<string, number> = {}
      for (let round = 0; round < 25; round++) {
        const racer = await walletPlayer(operator)
        const key = randomUUID()
        const [outcomes, responses] = await Promise.all([
          Promise.all(
            Array.from({ length: 3 }, async () => {
              await yieldTimes(random.integer(0, 12))
              return racer.outcome(key)
            }),
          ),
          Promise.all(
            Array.from({ length: 3 }, async () => {
              await yieldTimes(random.integer(0, 12))
              return racer.withdraw(40_000, key)
            }),
          ),
        ])
        const last = await racer.outcome(key)
        ends[last] = (ends[last] ?? 0) + 1
        const happened = last === 'done'
        expect(await racer.ui()).toMatchObject({ amount: happened ? 60_000 : 100_000 })
        // No response contradicts the final outcome.
        expect(outcomes.filter((state) => state === (happened ? 'void' : 'done'))).toEqual([])
        expect(responses.some((response) => response.status === 200)).toBe(happened)
      }
      expect(Object.keys(ends).filter((state) => state === 'running')).toEqual([])
    }),
  )
})

it('a call that one operator of a process runs does not affect another operator’s with the same key', async () => {
  const other = await testOperator()
  const begun = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  /** A call of somebody who is not signed in, whose work before the transaction is `prepare`. */
  const call = ({ services }: TestOperator, prepare: () => Promise<void>) =>
    new Hono()
      .post('/', async (c) => {
        await runKeyed(services, c, { scope: 'anonymous', body: '', prepare, effect: async () => ({}) })
        return c.text('done')
      })
      .request('/', { method: 'POST', headers: { 'idempotency-key': 'one-key-for-both' } })
  const first = call(operator, () => {
    begun.resolve()
    return release.promise
  })
  await begun.promise
  expect((await call(other, async () => {})).status).toBe(200)
  release.resolve()
  expect((await first).status).toBe(200)
  await other.close()
})
