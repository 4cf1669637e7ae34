import * as v from 'valibot'
import { expect, test } from 'vitest'
import { BetResponse, OpenedTable, TableUpdate } from '@marquee/studio/shared/table-protocol.ts'
import { passRound } from '../../../support/live-table.ts'
import { call } from '../../../support/studio-calls.ts'
import { newKey, newSecret, openTable } from '../../../support/studio-table.ts'

const roulette = '2702'

test('a stake that is confirmed after the draw goes back', async () => {
  let confirm: () => void = () => undefined
  const confirmed = new Promise<void>((resolve) => (confirm = resolve))
  let debited: () => void = () => undefined
  const debiting = new Promise<void>((resolve) => (debited = resolve))
  const studio = await openTable()
  const process = studio.process({
    async beforeWallet(target) {
      if (target !== '/studio/debit') return
      debited()
      await confirmed
    },
  })
  const { jwt, token } = await studio.launch(roulette)
  const secret = newSecret()
  const opened = await call(process, '/table/open', { token, secret, game_id: roulette })
  const { update, balance } = v.parse(OpenedTable, opened.json)
  const { id } = update.table.round
  // Both of them: one wins.
  const bets = ['low', 'high'].map((spot) => ({ spot, amount: 500 }))
  const placing = call(process, '/table/bet', { key: newKey(), round: id, bets }, secret)
  await debiting
  await passRound(studio.operator.db, id, ['closes_at', 'drawn_at'])
  const drawn = v.parse(TableUpdate, (await call(process, '/table/state', undefined, secret)).json)
  expect(drawn.table.round.result).not.toBeNull()
  confirm()
  expect(v.parse(BetResponse, (await placing).json).bet.state).toBe('voided')
  expect(await studio.operator.cash(jwt)).toBe(balance)
  await process.closeTables()
  await studio.close()
})
