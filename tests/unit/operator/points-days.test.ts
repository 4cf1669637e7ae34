import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { noOverrides } from '@marquee/operator/site/site-config.ts'
import { PointsHistory } from '@marquee/contract/wallet.ts'
import { type TestOperator, testOperator, valueAt, walletMove } from '../../support/server/operator.ts'
import { outcomeOf, type WalletPlayer, walletPlayer } from '../../support/server/wallet.ts'

let operator: TestOperator
let player: WalletPlayer

beforeAll(async () => {
  operator = await testOperator({ siteOverrides: { ...noOverrides, VARIABLES: { point_unit: 1_000 } } })
})
afterAll(() => operator.close())
beforeEach(async () => {
  player = await walletPlayer(operator)
})

/** Stakes on a game; one in a hundred of it becomes points. */
async function bet(game: string, amount: number): Promise<void> {
  const transaction_id = randomUUID()
  const round = { game_id: game, round_id: transaction_id, transaction_id }
  await operator.move('debit', walletMove(player, amount, round))
  await operator.move('credit', walletMove(player, 0, { ...round, transaction_id: randomUUID() }))
}

/** Makes all movements of the player's points so far older by whole days. */
async function age(days: number): Promise<void> {
  await operator.db.execute(sql`alter table entries disable trigger all`)
  await operator.db.execute(sql`
    update entries set posted_at = posted_at - make_interval(days => ${days}::int)
    where account_id = (select id from accounts where player_id = ${player.id} and kind = 'points')`)
  await operator.db.execute(sql`alter table entries enable trigger all`)
}

async function page(cursor?: string) {
  const query = cursor === undefined ? '' : `?cursor=${cursor}`
  return v.parse(PointsHistory, valueAt((await player.get(`/wallet/points/days${query}`)).json, 'data'))
}

it('have a sum a day, with the sums of its games, newest first', async () => {
  await bet('1001', 20_000)
  await bet('1001', 40_000)
  await bet('1002', 30_000)
  await age(1)
  await bet('1002', 10_000)
  await player.convert(1_000)
  const { list, next } = await page()
  expect(next).toBeNull()
  expect(list.map(({ amount, after }) => [amount, after])).toEqual([
    [-900, 0],
    [900, 900],
  ])
  expect(list[0]?.rows.map(({ type, amount, count }) => [type, amount, count])).toEqual([
    ['point_conversion', -1_000, 1],
    ['points_earned', 100, 1],
  ])
  expect(list[1]?.rows.map(({ id, amount, count, game }) => [id, amount, count, game?.id])).toEqual([
    ['3', 300, 1, '1002'],
    ['2', 600, 2, '1001'],
  ])
})

it('come by pages of whole days, without a gap and without a double', async () => {
  for (let day = 0; day < 12; day++) {
    if (day > 0) await age(1)
    await bet('1001', 1_000)
    await bet('1001', 1_000)
  }
  const first = await page()
  const second = await page(first.next ?? '')
  expect([first.list.length, second.list.length, second.next]).toEqual([10, 2, null])
  const days = [...first.list, ...second.list]
  expect(new Set(days.map(({ day }) => day)).size).toBe(12)
  expect(days.map(({ amount }) => amount)).toEqual(days.map(() => 20))
  expect(days.map(({ after }) => after)).toEqual(days.map((_, index) => 240 - 20 * index))
})

it('are nothing without movements, and refuse the cursor of another list', async () => {
  expect(await page()).toEqual({ list: [], next: null })
  await bet('1001', 1_000)
  await bet('1001', 1_000)
  const response = await player.get('/wallet/history?account=points&limit=1')
  const other = String(valueAt(response.json, 'data', 'next'))
  expect(outcomeOf(await player.get(`/wallet/points/days?cursor=${other}`))).toBe('400 cursor.invalid')
})
