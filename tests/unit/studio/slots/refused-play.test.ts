import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { studioRounds } from '@marquee/studio/server/slots/schema.ts'
import { Round } from '@marquee/studio/shared/protocol.ts'
import { protectionText } from '@marquee/studio/client/common/protection-text.ts'
import { moneyIn } from '@marquee/studio/client/common/money.ts'
import { textsIn } from '@marquee/studio/texts.ts'
import { submit } from '../../../support/server/calls.ts'
import { siteWith } from '../../../support/server/protection.ts'
import { call, seated } from '../../../support/studio-calls.ts'
import { neverWinning, newKey, openTable, type StudioTable } from '../../../support/studio-table.ts'

let table: StudioTable
beforeAll(async () => {
  table = await openTable({ siteOverrides: siteWith({ spin_ms: 1500 }) })
})
afterAll(() => table.close())

describe('a stake that player protection refuses', () => {
  test('refuses the round with the reason and what is left, and takes nothing', async () => {
    const studio = table.process({ random: neverWinning() })
    const { jwt, secret, player } = await seated(table, studio)
    const body = { kind: 'loss', period: 'day', amount: 500 }
    await submit(table.operator, 'POST', '/protection/limit', { token: jwt, body })
    const key = newKey()
    const spin = () => call(studio, '/spin', { key, stake: 1000 }, secret)
    const round = v.parse(Round, (await spin()).json)
    expect(round).toMatchObject({
      state: 'refused',
      result: null,
      balance: 100_000,
      refusal: { reason: 'lossLimit', left: 500 },
    })
    // The same submission again finds the same response, and sends the operator nothing.
    expect(v.parse(Round, (await spin()).json)).toEqual(round)
    expect(await table.moves(player)).toHaveLength(1)
    expect(await table.operator.cash(jwt)).toBe(100_000)
  })

  test('is played a moment later by the same submission where it only arrived too soon', async () => {
    const studio = table.process({ random: neverWinning() })
    const { secret, player } = await seated(table, studio)
    expect((await call(studio, '/spin', { key: newKey(), stake: 1000 }, secret)).status).toBe(200)
    const key = newKey()
    const early = await call(studio, '/spin', { key, stake: 1000 }, secret)
    expect([early.status, early.json]).toMatchObject([429, { error: 'too_soon', wait: expect.any(Number) }])
    table.operator.pass(2)
    const round = v.parse(Round, (await call(studio, '/spin', { key, stake: 1000 }, secret)).json)
    expect(round.state).toBe('settled')
    // Whoever checks the rounds of a pair finds each of its nonces.
    const rounds = await table.operator.db.select().from(studioRounds).where(eq(studioRounds.player, player))
    expect(rounds.map(({ nonce }) => nonce).toSorted()).toEqual([0, 1, 2])
  })

  test('is shown in the words of the player, with the figure', () => {
    const { words } = textsIn('de').game
    const text = (reason: 'stakeLimit' | 'stopped' | 'checkDue', more: object = {}) =>
      protectionText(words, { reason, ...more }, moneyIn('de', 'EUR'), 'de')
    const until = '2036-07-09T12:00:00Z'
    expect(text('stakeLimit', { left: 1250, until })).toContain('12,50')
    expect(text('stopped', { until })).toContain('2036')
    expect(text('stopped')).toBe(words.heldForGood)
    expect(text('checkDue')).toBe(words.heldCheck)
  })
})
