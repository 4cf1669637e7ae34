import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { termsAcceptances } from '@marquee/operator/account/schema.ts'
import { players } from '@marquee/operator/database/schema.ts'
import { documentVersion } from '@marquee/operator/support/documents.ts'
import { errorOf } from '../../../support/server/calls.ts'
import { type TestOperator, testOperator, valueAt, walletMove } from '../../../support/server/operator.ts'
import { outcomeOf, walletPlayer, type WalletPlayer } from '../../../support/server/wallet.ts'

const inForce = documentVersion('terms')

let operator: TestOperator
let player: WalletPlayer
beforeAll(async () => {
  operator = await testOperator()
  player = await walletPlayer(operator)
  await operator.db.update(players).set({ termsVersion: '2020-01' }).where(eq(players.id, player.id))
})
afterAll(() => operator.close())

const launch = () => operator.send('GET', '/game/launch?game_id=1001&type=slot', { token: player.jwt })

describe('a player who accepted an earlier version of the terms', () => {
  it('reads which version is due, and cannot launch a game or deposit until it is accepted', async () => {
    expect(await player.ui()).toMatchObject({ terms_due: inForce })
    expect(valueAt((await launch()).json, 'msg') ?? (await launch()).text).toContain('terms.notAccepted')
    expect(outcomeOf(await player.deposit(10_000))).toBe('409 terms.notAccepted')
    expect(valueAt((await player.get('/wallet/deposit')).json, 'data', 'list')).toEqual([])
  })

  it('still plays on where a game is open, reads everything, and gets the money out', async () => {
    expect((await operator.move('debit', walletMove(player, 1_000))).status).toBe('ok')
    expect(outcomeOf(await player.withdraw(10_000))).toBe('200')
    for (const page of ['/wallet/history', '/account/me', '/supports/memo']) {
      expect((await player.get(page)).status, page).toBe(200)
    }
  })

  it('cannot accept another version than the one in force', async () => {
    for (const terms_version of ['2020-01', '2999-12']) {
      expect(errorOf(await player.post('/account/terms', { terms_version })).at(2)).toBe(
        'terms_version.outdated',
      )
    }
    for (const body of [{}, { terms_version: '' }, { terms_version: 7 }]) {
      expect((await player.post('/account/terms', body)).status).toBe(400)
    }
    expect(await player.ui()).toMatchObject({ terms_due: inForce })
  })

  it('accepts it once, however often that is sent, and continues', async () => {
    const key = randomUUID()
    for (let time = 0; time < 2; time++) {
      expect(outcomeOf(await player.post('/account/terms', { terms_version: inForce }, key))).toBe('200')
    }
    expect(outcomeOf(await player.post('/account/terms', { terms_version: inForce }))).toBe('200')
    expect(await player.ui()).toMatchObject({ terms_due: null })
    expect((await launch()).status).toBe(200)
    expect(outcomeOf(await player.deposit(10_000))).toBe('200')
    const accepted = await operator.db
      .select({ version: termsAcceptances.version })
      .from(termsAcceptances)
      .where(eq(termsAcceptances.playerId, player.id))
    expect(accepted).toEqual([{ version: inForce }])
  })
})

it('who joins has nothing to accept', async () => {
  const fresh = await walletPlayer(operator)
  expect(await fresh.ui()).toMatchObject({ terms_due: null })
})
