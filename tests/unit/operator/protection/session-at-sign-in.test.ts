import { afterEach, beforeEach, expect, it } from 'vitest'
import * as v from 'valibot'
import { Playing } from '@marquee/contract/protection.ts'
import { password, type TestOperator, testOperator, valueAt } from '../../../support/server/operator.ts'
import { protectedPlayer, siteWith } from '../../../support/server/protection.ts'

let operator: TestOperator

beforeEach(async () => {
  operator = await testOperator({ siteOverrides: siteWith({}), sessionSeconds: 30 * 86_400 })
  operator.stopClockAt(new Date('2036-07-07T03:00:00Z'))
})
afterEach(() => operator.close())

async function report(token: string): Promise<Playing> {
  const { json } = await operator.send('POST', '/protection/playing', { token, body: { game_id: '1001' } })
  return v.parse(Playing, valueAt(json, 'data'))
}

it('a later sign-in begins a new session of play, which moves no check and adds no time to the day', async () => {
  const player = await protectedPlayer(operator)
  await report(player.jwt)
  for (let minutes = 0; minutes < 10; minutes++) {
    operator.pass(60)
    await report(player.jwt)
  }
  await player.stake(700, 'one')
  const before = await report(player.jwt)
  operator.pass(30)
  const token = await operator.signIn(player.username, password)
  const after = await report(token)
  expect(after).toMatchObject({
    since: after.as_of,
    session: { seconds: 0, staked: 0, net: 0 },
    check_at: before.check_at,
  })
  expect((await player.protection()).today.seconds).toBe(10 * 60 + 30)
  operator.pass(15)
  // The earlier sign-in shows the same session, and does not begin another one.
  expect([(await report(player.jwt)).since, (await report(token)).since]).toEqual([after.since, after.since])
})
