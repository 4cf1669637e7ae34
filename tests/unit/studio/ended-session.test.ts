import { sql } from 'drizzle-orm'
import { studioSessions } from '@marquee/studio/server/sessions/schema.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { OpenedGame } from '@marquee/studio/shared/protocol.ts'
import { password } from '../../support/server/operator.ts'
import { call, refusalIn, seated } from '../../support/studio-calls.ts'
import {
  alwaysWinning,
  gameId,
  launchToken,
  newKey,
  newSecret,
  openTable,
  type StudioTable,
} from '../../support/studio-table.ts'

const opening = 100_000
const roulette = '2702'

let table: StudioTable
beforeAll(async () => {
  table = await openTable()
})
afterAll(() => table.close())

describe('a game that outlives the session it was opened from', () => {
  const signOut = (jwt: string) => table.operator.send('POST', '/auth/logout', { token: jwt })

  test('takes no stake, shows no balance, and says that the session ended', async () => {
    const studio = table.process()
    const { jwt, player, token, secret } = await seated(table, studio)
    expect((await call(studio, '/spin', { key: newKey(), stake: 1_000 }, secret)).status).toBe(200)
    const before = await table.moves(player)
    await signOut(jwt)
    const key = newKey()
    for (let time = 0; time < 2; time++) {
      const response = await call(studio, '/spin', { key, stake: 1_000 }, secret)
      expect(response.status).toBe(401)
      expect(refusalIn(response.json)).toBe('session_expired')
    }
    for (const request of [
      await call(studio, '/state', undefined, secret),
      await call(studio, '/open', { token, secret, game_id: gameId }),
    ]) {
      expect(refusalIn(request.json)).toBe('session_expired')
      expect(JSON.stringify(request.json)).not.toContain('balance')
    }
    const won = (moves: typeof before) => moves.filter((move) => move.kind === 'credit')
    expect(won(await table.moves(player))).toEqual(won(before))
  })

  test('shows no seeds and rotates none, and a table no bets, from the next poll on', async () => {
    const studio = table.process()
    const { jwt, token } = await table.launch(roulette)
    const secret = newSecret()
    await call(studio, '/table/open', { token, secret, game_id: roulette })
    expect((await call(studio, '/fair', undefined, secret)).status).toBe(200)
    await signOut(jwt)
    const { db } = table.operator
    await db.update(studioSessions).set({ checkedAt: sql`now() - interval '1 minute'` })
    await expect.poll(async () => (await call(studio, '/table/state', undefined, secret)).status).toBe(401)
    for (const request of [
      await call(table.process(), '/table/state', undefined, secret),
      await call(studio, '/table/events', undefined, secret),
      await call(studio, '/fair', undefined, secret),
      await call(studio, '/fair/rotate', {}, secret),
    ])
      expect(refusalIn(request.json)).toBe('session_expired')
    await studio.closeTables()
  })

  test('is in the log where asking the operator fails in another way than without a response', async () => {
    const { secret } = await seated(table, table.process())
    const { db } = table.operator
    await db.update(studioSessions).set({ checkedAt: sql`now() - interval '1 minute'` })
    const log = vi.fn<(event: object) => void>()
    const failing = table.process({
      log,
      step: (name) => {
        if (name === 'before update') throw new Error('the database is read-only')
      },
    })
    expect((await call(failing, '/fair', undefined, secret)).status).toBe(200)
    await expect
      .poll(() => log.mock.calls.flat())
      .toContainEqual({
        event: 'studio.session_check',
        reason: 'Error: the database is read-only',
      })
  })

  test('a win that was not paid yet is paid after the session ended', async () => {
    const { jwt, player, secret } = await seated(table, table.process())
    const lost = table.process({
      random: alwaysWinning(),
      step: (name) => {
        if (name === 'before /studio/credit') throw new Error('offline')
      },
    })
    expect((await call(lost, '/spin', { key: newKey(), stake: 1_000 }, secret)).status).toBe(503)
    await signOut(jwt)
    await table.process().settlement.recover(0)
    const kinds = (await table.moves(player)).map((move) => move.kind)
    expect(kinds.toSorted()).toEqual(['credit', 'debit'])
  })

  test('a stake that was never taken is not taken later; the next sign-in finds a free table', async () => {
    const { username, jwt } = await table.operator.join()
    const token = await launchToken(table.operator, jwt)
    const secret = newSecret()
    expect((await call(table.process(), '/open', { token, secret, game_id: gameId })).status).toBe(200)
    const unheard = table.process({
      step: (name) => {
        if (name === 'before /studio/debit') throw new Error('offline')
      },
    })
    expect((await call(unheard, '/spin', { key: newKey(), stake: 1_000 }, secret)).status).toBe(503)
    await signOut(jwt)
    const again = await table.operator.signIn(username, password)
    const next = { token: await launchToken(table.operator, again), secret: newSecret(), game_id: gameId }
    const seat = v.parse(OpenedGame, (await call(table.process(), '/open', next)).json)
    expect(seat).toMatchObject({ balance: opening, round: null })
    const spun = await call(table.process(), '/spin', { key: newKey(), stake: 1_000 }, next.secret)
    expect(spun.status).toBe(200)
  })
})
