import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type OpenDatabase } from '@marquee/operator/database/db.ts'
import { passwordChangedMemo } from '@marquee/operator/account/memo-texts.ts'
import { sendMemo } from '@marquee/operator/support/memos.ts'
import { createDatabase, postgresUrl, testDatabase } from '../../support/server/database.ts'
import {
  type JoinedPlayer,
  type TestOperator,
  testOperator,
  valueAt,
  walletMove,
} from '../../support/server/operator.ts'

/** Two processes' views of one database: connections of their own on PostgreSQL, the only one there is on the embedded one. */
async function openTwice(): Promise<readonly [OpenDatabase, OpenDatabase, () => Promise<void>]> {
  if (postgresUrl === undefined) {
    const database = await testDatabase()
    return [database, database, () => database.close()]
  }
  const { url, drop } = await createDatabase(postgresUrl)
  const [one, two] = [await openDatabase({ url }), await openDatabase({ url })]
  const close = async () => {
    await one.close()
    await two.close()
    await drop()
  }
  return [one, two, close]
}

describe('the polled init call', () => {
  let operator: TestOperator
  /** Another process on the same database. */
  let other: TestOperator
  let close: () => Promise<void>

  beforeAll(async () => {
    const [one, two, closeBoth] = await openTwice()
    close = closeBoth
    operator = await testOperator({}, { database: one })
    other = await testOperator({}, { database: two })
  })
  afterAll(() => close())

  const init = (at: TestOperator, { jwt }: JoinedPlayer) => at.send('GET', '/main/init', { token: jwt })
  const fieldOf = async (at: TestOperator, player: JoinedPlayer, name: string) =>
    valueAt((await init(at, player)).json, 'DATA', 'ui', name)

  it('tells of a changed balance in the next poll, at both processes', async () => {
    const player = await operator.join('winner')
    const before = await other.cash(player.jwt)
    expect((await operator.move('debit', walletMove(player, 700))).balance).toBe(before - 700)
    for (const at of [operator, other]) expect(await at.cash(player.jwt)).toBe(before - 700)
    await other.move('credit', walletMove(player, 50))
    for (const at of [operator, other]) expect(await at.cash(player.jwt)).toBe(before - 650)
  })

  it('tells of a message and that it was read in the next poll, at both processes', async () => {
    const player = await operator.join('reader')
    const before = Number(await fieldOf(other, player, 'unread_memos'))
    await operator.db.transaction((tx) =>
      sendMemo(tx, { to: [player.id], ...passwordChangedMemo(false), kind: 'direct' }, new Date()),
    )
    for (const at of [operator, other]) expect(await fieldOf(at, player, 'unread_memos')).toBe(before + 1)
    const keyed = { 'idempotency-key': randomUUID() }
    const read = await operator.send('POST', '/supports/memo/read', {
      token: player.jwt,
      headers: keyed,
      body: {},
    })
    expect(read.status).toBe(200)
    for (const at of [operator, other]) expect(await fieldOf(at, player, 'unread_memos')).toBe(0)
  })

  it('refuses an ended session in the next poll, at both processes, and only that one', async () => {
    const player = await operator.join('leaver')
    const stays = { ...player, jwt: await operator.signIn('leaver', 'a-good-password') }
    for (const at of [operator, other]) expect((await init(at, player)).status).toBe(200)
    expect((await other.send('POST', '/auth/logout', { token: player.jwt })).status).toBe(200)
    for (const at of [operator, other]) {
      const [ended, living] = await Promise.all([init(at, player), init(at, stays)])
      expect([ended.status, valueAt(ended.json, 'message')]).toEqual([403, 'auth.tokenRevoked'])
      expect([living.status, valueAt(living.json, 'DATA', 'ui', 'username')]).toEqual([200, 'leaver'])
    }
  })

  it('tells each of many players who ask at the same moment their own', async () => {
    const players: JoinedPlayer[] = []
    for (let number = 0; number < 12; number++) {
      const player = await operator.join(`crowd_${number}`)
      await operator.move('debit', walletMove(player, number + 1))
      players.push(player)
    }
    const opening = (await operator.cash(players[0]?.jwt ?? '')) + 1
    const callers = [...players, ...players.toReversed()]
    const responses = await Promise.all(callers.map((player) => init(operator, player)))
    expect(
      responses.map(({ json }) => [
        valueAt(json, 'DATA', 'ui', 'username'),
        valueAt(json, 'DATA', 'ui', 'amount'),
      ]),
    ).toEqual(
      callers.map(({ username }) => [username, opening - 1 - Number(username.slice('crowd_'.length))]),
    )
  })
})
