import * as v from 'valibot'
import { expect, test } from 'vitest'
import { BetResponse, OpenedTable, TableUpdate } from '@marquee/studio/shared/table-protocol.ts'
import { auditLedger } from '@marquee/operator/ledger/ledger-audit.ts'
import { betsOf } from '@marquee/studio/server/tables/table-bets.ts'
import { numberAt } from '../../../support/server/operator.ts'
import { waitFor } from '../../../support/wait-for.ts'
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

test.each([
  ['stays', false],
  ['signs out when the result is known', true],
])(
  'of 200 submissions in the last seconds at a slow operator only those confirmed before the draw count, whether the player %s',
  async (_, signsOut) => {
    let confirm: () => void = () => undefined
    const confirmed = new Promise<void>((resolve) => (confirm = resolve))
    let isSlow = false
    let debits = 0
    const studio = await openTable()
    const process = studio.process({
      async beforeWallet(target) {
        if (target !== '/studio/debit') return
        debits += 1
        if (isSlow) await confirmed
      },
    })
    const { jwt, player, token } = await studio.launch(roulette)
    const secret = newSecret()
    const opened = await call(process, '/table/open', { token, secret, game_id: roulette })
    const { update, balance } = v.parse(OpenedTable, opened.json)
    const { id } = update.table.round
    const place = () =>
      call(process, '/table/bet', { key: newKey(), round: id, bets: [{ spot: 'low', amount: 500 }] }, secret)
    expect(v.parse(BetResponse, (await place()).json).bet.state).toBe('placed')

    isSlow = true
    let refused = 0
    const submissions = Array.from({ length: 200 }, async () => {
      const response = await place()
      if (response.status === 429) refused += 1
      return response
    })
    const bound = 16
    await waitFor(() => expect({ debits, refused }).toEqual({ debits: 1 + bound, refused: 200 - bound }))
    await passRound(studio.operator.db, id, ['closes_at', 'drawn_at'])
    const drawn = v.parse(TableUpdate, (await call(process, '/table/state', undefined, secret)).json)
    expect(drawn.table.round.result).not.toBeNull()
    if (signsOut) await studio.operator.send('POST', '/auth/logout', { token: jwt })
    confirm()
    await Promise.all(submissions)
    expect(debits).toBe(1 + bound)
    await process.tableSettlement.recover(0)

    const rows = await betsOf(studio.operator.db, id, player)
    const counted = rows.filter(({ state }) => state === 'settled')
    expect(counted).toHaveLength(1)
    expect(rows.filter(({ state }) => state === (signsOut ? 'refused' : 'voided'))).toHaveLength(bound)
    const won = counted.reduce((sum, { win }) => sum + (win ?? 0), 0)
    const { json } = await studio.operator.studio('GET', `/studio/balance?player=${player}`)
    expect(numberAt(json, 'data', 'balance')).toBe(balance - 500 + won)
    expect((await auditLedger(studio.operator.db)).problems).toEqual([])
    await process.closeTables()
    await studio.close()
  },
)
