import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { continueHistory, historyFileIn } from '@marquee/studio/server/fairness/history.ts'
import type { StudioDb } from '@marquee/studio/server/database.ts'
import { BetResponse, OpenedTable, TableUpdate } from '@marquee/studio/shared/table-protocol.ts'
import { dealing } from '../../../support/dealt.ts'
import { blackjackTitle } from '../../../support/hand-titles.ts'
import { passRound } from '../../../support/live-table.ts'
import { postgresUrl, restoredDatabase, testDatabase } from '../../../support/server/database.ts'
import { call } from '../../../support/studio-calls.ts'
import {
  gameId,
  neverWinning,
  newKey,
  newSecret,
  openTable,
  type StudioProcess,
  type StudioTable,
} from '../../../support/studio-table.ts'

const roulette = '2702'
/** 500 to 500,000 won. */
const chip = 500
const folder = mkdtempSync(join(tmpdir(), 'marquee-history-'))
const file = historyFileIn(folder)
afterAll(() => rmSync(folder, { recursive: true }))

/** What each start of the studio does. */
const begin = (db: StudioDb) => continueHistory(db, postgresUrl === undefined ? file : undefined)

async function spins(process: StudioProcess, secret: string): Promise<string[]> {
  const drawn: string[] = []
  for (let round = 0; round < 5; round++) {
    const { result } = await process.play.spin(secret, newKey(), 1_000)
    drawn.push(JSON.stringify(result))
  }
  return drawn
}

async function tableRounds({ operator: { db } }: StudioTable, process: StudioProcess, secret: string) {
  const update = async () =>
    v.parse(TableUpdate, (await call(process, '/table/state', undefined, secret)).json).table.round
  const ids: string[] = []
  const results: unknown[] = []
  for (let round = 0; round < 6; round++) {
    const { id } = await update()
    await passRound(db, id, ['closes_at', 'drawn_at'])
    const { result } = await update()
    ids.push(id)
    results.push(result)
    await passRound(db, id, ['ends_at'])
  }
  return { ids, results: JSON.stringify(results) }
}

test('after a restore no result and no round comes again, and what was unfinished is settled without its player', async () => {
  const database = await testDatabase()
  const before = await openTable({}, database)
  expect(await begin(before.operator.db)).toBe(0)
  const process = before.process()
  const slot = await before.launch()
  const slotSecret = newSecret()
  await process.play.open(slot.token, slotSecret, gameId)
  await spins(process, slotSecret)

  const late = await before.launch()
  const lateSecret = newSecret()
  await process.play.open(late.token, lateSecret, gameId)
  const cutOff = before.process({
    random: neverWinning(),
    step: (name) => {
      if (name === 'after /studio/debit') throw new Error('cut off')
    },
  })
  await expect(cutOff.play.spin(lateSecret, newKey(), 1_000)).rejects.toThrow()

  const cards = await before.launch(blackjackTitle.id)
  const cardSecret = newSecret()
  // A hard 16 against 6, on which the printed rule stands; the dealer has 16 too and busts with the last card.
  const dealer = before.process({ draw: dealing('Ts 6h 6d Td Kc', 6) })
  await dealer.handPlay.open(cards.token, cardSecret, blackjackTitle.id)
  const order = { key: newKey(), stake: blackjackTitle.least, side: 0 }
  const hand = await dealer.handPlay.deal(cardSecret, order)
  expect(hand.state).toBe('playing')

  const seat = await before.launch(roulette)
  const secret = newSecret()
  const opened = await call(process, '/table/open', { token: seat.token, secret, game_id: roulette })
  const { id } = v.parse(OpenedTable, opened.json).update.table.round
  const bets = [{ spot: 'low', amount: chip }]
  const placed = await call(process, '/table/bet', { key: newKey(), round: id, bets }, secret)
  expect(v.parse(BetResponse, placed.json).bet.state).toBe('placed')

  const copy = await restoredDatabase(database)
  const seenSpins = await spins(process, slotSecret)
  const seenRounds = await tableRounds(before, process, secret)
  await process.closeTables()
  await before.close()

  rmSync(file, { force: true })
  const after = await openTable({}, copy)
  expect(await begin(after.operator.db)).toBeGreaterThan(0)
  const restored = after.process()
  // The player knows the cards.
  const decision = { hand: hand.id, step: hand.step, key: newKey(), decision: 'hit' as const }
  expect(await restored.handPlay.step(cardSecret, decision)).toMatchObject({
    state: 'playing',
    step: hand.step,
  })
  await Promise.all(
    [restored.settlement, restored.tableSettlement, restored.handSettlement].map((one) => one.recover(0)),
  )

  const settledHand = (await restored.handPlay.state(cardSecret)).hand
  expect(settledHand?.state).toBe('settled')
  expect(settledHand?.places[1]?.cards).toEqual(hand.places[1]?.cards)
  expect(await after.operator.cash(late.jwt)).toBe(100_000)
  expect(await after.operator.cash(seat.jwt)).toBe(100_000)

  const newSpins = await spins(restored, slotSecret)
  expect(newSpins.filter((one) => seenSpins.includes(one))).toEqual([])
  const newRounds = await tableRounds(after, restored, secret)
  expect(newRounds.ids.filter((one) => seenRounds.ids.includes(one))).toEqual([])
  expect(newRounds.results).not.toBe(seenRounds.results)

  expect(await begin(after.operator.db)).toBe(0)
  await restored.closeTables()
  await after.close()
})
