import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { auditLedger } from '@marquee/operator/ledger/ledger-audit.ts'
import type { Log } from '@marquee/operator/log.ts'
import type { HandView } from '@marquee/studio/shared/hand-protocol.ts'
import { latestHand, abandonedHands } from '@marquee/studio/server/hands/hand-rows.ts'
import { studioHands } from '@marquee/studio/server/hands/schema.ts'
import { dealing } from '../../../support/dealt.ts'
import { blackjackTitle } from '../../../support/hand-titles.ts'
import { killedAt } from '../../../support/killed-at.ts'
import { isLong } from '../../../support/length.ts'
import { newKey, newSecret, openTable, type StudioTable } from '../../../support/studio-table.ts'

const opening = 100_000
const { id: game, least: stake } = blackjackTitle

type Decision = HandView['options'][number]['decision']

let studio: StudioTable
beforeAll(async () => {
  studio = await openTable()
})
afterAll(() => studio.close())

test('a studio that is killed at any step of a hand loses and doubles nothing', async () => {
  // 8 8 against 6: split, double the first, stand on the second; the dealer busts.
  const cards = '8s 6h 8d Ts 3c 2d Kd Tc'
  let survived = false
  for (let steps = 1; !survived; steps += isLong ? 1 : 3) {
    const sound = studio.process({ draw: dealing(cards, 6) })
    const { jwt, player, token } = await studio.launch(game)
    const secret = newSecret()
    await sound.handPlay.open(token, secret, game)
    const kill = killedAt(steps)
    const doomed = studio.process({ draw: dealing(cards, 6), step: kill.step })
    const plan: readonly Decision[] = ['split', 'double', 'stand']
    const key = newKey()
    const order = { key, stake, side: 0 }
    let hand: HandView | undefined = await doomed.handPlay.deal(secret, order).catch(() => undefined)
    for (const decision of plan) {
      if (hand === undefined) break
      const body = { hand: hand.id, step: hand.step, key: newKey(), decision }
      hand = await doomed.handPlay.step(secret, body).catch(() => undefined)
    }
    survived = !kill.dead()

    await sound.handSettlement.recover(0)
    let now = (await sound.handPlay.state(secret)).hand
    // The player continues where the hand is.
    now ??= await sound.handPlay.deal(secret, order)
    while (now.win === null) {
      const decision = plan[now.step]
      if (decision === undefined) throw new Error(`step ${now.step}`)
      now = await sound.handPlay.step(secret, {
        hand: now.id,
        step: now.step,
        key: newKey(),
        decision,
      })
    }
    expect(now, `after step ${steps}`).toMatchObject({
      state: 'settled',
      staked: 3 * stake,
      win: 6 * stake,
    })
    expect(await studio.operator.cash(jwt), `after step ${steps}`).toBe(opening + 3 * stake)
    const kinds = (await studio.moves(player)).map(({ kind }) => kind)
    expect(kinds.toSorted(), `after step ${steps}`).toEqual(['credit', 'debit', 'debit', 'debit'])
    if (steps > 60) throw new Error('a hand has too many steps')
  }
  expect((await auditLedger(studio.operator.db)).problems).toEqual([])
})

test('a stake that the operator does not take back stays owed, is logged, and goes back later', async () => {
  const lost = studio.process({
    step(name) {
      if (name === 'after /studio/debit') throw new Error('lost')
    },
  })
  const { jwt, player, token } = await studio.launch(game)
  const secret = newSecret()
  await lost.handPlay.open(token, secret, game)
  await lost.handPlay.deal(secret, { key: newKey(), stake, side: 0 }).catch(() => undefined)
  expect(await studio.operator.cash(jwt)).toBe(opening - stake)

  const log = vi.fn<Log>()
  const refused = studio.process({
    maxAgeMs: -1,
    log,
    answer: (target) =>
      target === '/studio/rollback' ? { status: 'unknown_player', balance: 0 } : undefined,
  })
  await refused.handSettlement.recover(0)
  expect((await latestHand(studio.operator.db, player, game))?.state).toBe('voiding')
  expect(log).toHaveBeenCalledWith(
    expect.objectContaining({
      event: 'studio.hand_stuck',
      reason: expect.stringContaining('unknown_player'),
    }),
  )

  await studio.process().handSettlement.recover(0)
  expect((await latestHand(studio.operator.db, player, game))?.state).toBe('voided')
  expect(await studio.operator.cash(jwt)).toBe(opening)
})

test('hands that were left are taken up in the order in which their players went away', async () => {
  const { handPlay } = studio.process({ draw: dealing('8s 6h 8d Ts', 6) })
  const players: string[] = []
  for (let left = 0; left < 3; left++) {
    const { player, token } = await studio.launch(game)
    const secret = newSecret()
    await handPlay.open(token, secret, game)
    await handPlay.deal(secret, { key: newKey(), stake, side: 0 })
    players.push(player)
  }
  const [first, second, third] = players
  for (const [player, hours] of [
    [first, 30],
    [second, 50],
    [third, 40],
  ] as const)
    await studio.operator.db
      .update(studioHands)
      .set({ actedAt: sql`now() - ${hours}::int * interval '1 hour'` })
      .where(eq(studioHands.player, player ?? ''))
  const left = await abandonedHands(studio.operator.db, 0)
  expect(left.map(({ player }) => player).filter((player) => players.includes(player))).toEqual([
    second,
    third,
    first,
  ])
})
