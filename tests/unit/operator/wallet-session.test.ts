import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLedger } from '@marquee/operator/ledger/ledger-audit.ts'
import type { WalletMove } from '@marquee/contract/studio.ts'
import {
  claimsOf,
  password,
  type TestOperator,
  testOperator,
  valueAt,
  walletMove,
} from '../../support/server/operator.ts'

let operator: TestOperator
let id: string
let session: string
let username: string
let jwt: string

beforeAll(async () => {
  operator = await testOperator()
})
afterAll(() => operator.close())

async function newPlayer() {
  const player = await operator.join()
  id = player.id
  session = player.session
  username = player.username
  jwt = player.jwt
}

const move = (amount: number, change: Partial<WalletMove> = {}) => walletMove({ id, session }, amount, change)

describe('a game that stays open after its session', () => {
  const ended = { status: 'session_ended', balance: 0 }
  const signOut = () => operator.send('POST', '/auth/logout', { token: jwt })

  it('takes no stake any more, at any time, and moves nothing', async () => {
    await newPlayer()
    const before = move(1_000)
    await operator.move('debit', before)
    await signOut()
    const stake = move(2_000)
    expect(await operator.move('debit', stake)).toEqual(ended)
    expect(await operator.move('debit', stake)).toEqual(ended)
    // What was taken during the session gets its response again; a new sign-in brings an old game back no more than anything.
    expect(await operator.move('debit', before)).toEqual({ status: 'ok', balance: 99_000 })
    const again = await operator.signIn(username, password)
    expect(await operator.move('debit', stake)).toEqual(ended)
    expect(await operator.move('debit', move(2_000))).toEqual(ended)
    expect(await operator.cash(again)).toBe(99_000)
    expect((await auditLedger(operator.db)).problems).toEqual([])
  })

  it('is still paid its wins and given back its stakes', async () => {
    await newPlayer()
    const stake = move(10_000)
    await operator.move('debit', stake)
    await signOut()
    expect(await operator.move('credit', move(7_000))).toEqual({ status: 'ok', balance: 97_000 })
    const withoutSession = { ...move(500), session: undefined }
    expect(await operator.move('credit', withoutSession)).toEqual({ status: 'ok', balance: 97_500 })
    expect(await operator.move('rollback', stake)).toEqual({ status: 'ok', balance: 107_500 })
    const unheard = move(3_000)
    expect(await operator.move('rollback', unheard)).toEqual({ status: 'ok', balance: 107_500 })
    expect(await operator.move('debit', unheard)).toEqual({ status: 'rolled_back', balance: 107_500 })
  })

  it('depends on the session, not on the player: another session of the player can continue playing', async () => {
    await newPlayer()
    const other = await operator.signIn(username, password)
    await operator.send('DELETE', '/account/sessions?scope=others', {
      token: other,
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(await operator.move('debit', move(1_000))).toEqual(ended)
    const theirs = { session: claimsOf(other).session }
    expect(await operator.move('debit', move(1_000, theirs))).toEqual({ status: 'ok', balance: 99_000 })
  })

  it('is not taken for a session that is absent, made up or another player’s', async () => {
    await newPlayer()
    const stranger = await operator.join()
    for (const wrong of [undefined, 'x', randomUUID(), stranger.session]) {
      expect(await operator.move('debit', { ...move(1_000), session: wrong })).toEqual(ended)
    }
    expect(await operator.cash(jwt)).toBe(100_000)
  })

  it('shows no balance to who left', async () => {
    await newPlayer()
    const request = () => operator.studio('GET', `/studio/balance?player=${id}&session=${session}`)
    expect(valueAt((await request()).json, 'data')).toEqual({ status: 'ok', balance: 100_000 })
    await signOut()
    expect(valueAt((await request()).json, 'data')).toEqual(ended)
  })
})

it('a game that is played keeps the session from ending idly, one that is only open does not', async () => {
  const strict = await testOperator({ idleSeconds: 600 })
  try {
    const player = await strict.join()
    for (let stakes = 0; stakes < 3; stakes++) {
      strict.pass(500)
      const response = await strict.move('debit', walletMove(player, 1_000))
      expect(response.status).toBe('ok')
    }
    expect(await strict.cash(player.jwt)).toBe(97_000)
    strict.pass(500)
    await strict.move('credit', walletMove(player, 1_000))
    strict.pass(500)
    expect((await strict.move('debit', walletMove(player, 1_000))).status).toBe('session_ended')
  } finally {
    await strict.close()
  }
})
