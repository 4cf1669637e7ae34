import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'
import { studioTableBets, studioTableSeats } from '@marquee/studio/server/tables/schema.ts'
import { demoOpening } from '@marquee/studio/server/wallet/demo-wallet.ts'
import { OpenedTable, Refilled } from '@marquee/studio/shared/table-protocol.ts'
import { textAt } from '../../../support/server/operator.ts'
import { call } from '../../../support/studio-calls.ts'
import { newKey, newSecret, openTable, type StudioTable } from '../../../support/studio-table.ts'

let table: StudioTable
beforeAll(async () => {
  table = await openTable()
})
afterAll(() => table.close())

const game = catalogue().games.find((title) => title.table === 'roulette')?.id ?? ''

async function guestToken(): Promise<string> {
  const { json } = await table.operator.send('GET', `/game/try?game_id=${game}&type=slot`)
  return new URL(textAt(json, 'DATA', 'url')).searchParams.get('token') ?? ''
}

test('a guest is one player at a table, however often the demo money is refilled', async () => {
  const studio = table.process()
  const sit = async () => {
    const secret = newSecret()
    const { json } = await call(studio, '/table/open', {
      token: await guestToken(),
      secret,
      game_id: game,
    })
    return { secret, ...v.parse(OpenedTable, json) }
  }
  const { secret, chips, update } = await sit()
  const spot = { spot: 'red', amount: chips[0] ?? 0 }
  const refill = async () => v.parse(Refilled, (await call(studio, '/table/refill', {}, secret)).json)
  const guests = async () => {
    await call(studio, '/table/state', undefined, secret)
    return (await table.operator.db.select().from(studioTableSeats)).map(({ player }) => player)
  }
  const [first = ''] = await guests()
  // Nothing is lost yet.
  expect(await refill()).toEqual({ balance: demoOpening })
  expect(await guests()).toEqual([first])
  const bet = { key: newKey(), round: update.table.round.id, bets: [spot] }
  expect((await call(studio, '/table/bet', bet, secret)).status).toBe(200)
  await table.operator.db.execute(
    sql`update ${studioTableBets} set state = 'settled', win = 0 where player = ${first}`,
  )
  expect(await refill()).toEqual({ balance: demoOpening })
  const after = await guests()
  expect([after.length, after.includes(first)]).toEqual([1, false])
  expect((await sit()).update.table.players).toBe(2)
  await studio.closeTables()
})
