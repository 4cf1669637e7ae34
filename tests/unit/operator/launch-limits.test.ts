import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchAddressLimit, launchLimit } from '@marquee/operator/account/limits.ts'
import { attempts } from '@marquee/operator/database/schema.ts'
import { type JoinedPlayer, type TestOperator, testOperator, valueAt } from '../../support/server/operator.ts'

describe('a launch', () => {
  let operator: TestOperator

  beforeAll(async () => {
    operator = await testOperator()
  })
  afterAll(() => operator.close())

  it('is refused past a hundred times in five minutes to a player, and to nobody else', async () => {
    const [hasty, calm] = [await operator.join(), await operator.join()]
    const request = ({ jwt }: JoinedPlayer) =>
      operator.send('GET', '/game/launch?game_id=1001&type=slot', { token: jwt, address: '192.0.2.1' })
    const many = await Promise.all(Array.from({ length: 103 }, () => request(hasty)))
    expect(many.filter(({ status }) => status === 200)).toHaveLength(100)
    const refused = many.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(3)
    expect([refused[0]?.json, Number(refused[0]?.headers.get('retry-after'))]).toEqual([
      { RESULT: false, DATA: {}, message: 'request.tooMany', code: 5001 },
      expect.closeTo(300, -2),
    ])
    expect((await request(calm)).status).toBe(200)
    operator.pass(launchLimit.seconds)
    expect((await request(hasty)).status).toBe(200)
  })

  it('is refused to an address past what a network of players requests', async () => {
    const player = await operator.join()
    const from = (address: string) =>
      operator.send('GET', '/game/launch?game_id=1001&type=slot', { token: player.jwt, address })
    expect((await from('198.51.100.1')).status).toBe(200)
    await operator.db
      .update(attempts)
      .set({ count: launchAddressLimit.count })
      .where(eq(attempts.scope, 'launch:198.51.100.1'))
    const refused = await from('198.51.100.1')
    expect([refused.status, valueAt(refused.json, 'code')]).toEqual([429, 5001])
    expect((await from('198.51.100.2')).status).toBe(200)
  })
})
