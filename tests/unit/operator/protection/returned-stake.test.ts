import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ledgerClock } from '../../../support/server/ledger-clock.ts'
import { type TestOperator, testOperator, walletMove } from '../../../support/server/operator.ts'
import {
  limitOf,
  type ProtectedPlayer,
  protectedPlayer,
  siteWith,
} from '../../../support/server/protection.ts'

const day = 86_400

describe('a stake that is given back after its day', () => {
  let operator: TestOperator
  let setLedgerClock: (at: Date) => Promise<void>

  beforeEach(async () => {
    operator = await testOperator({ siteOverrides: siteWith({}), sessionSeconds: 9 * day })
    // The day after is in the same week and month.
    operator.stopClockAt(new Date('2036-07-09T03:00:00Z'))
    setLedgerClock = await ledgerClock(operator.db)
    await setLedgerClock(operator.services.clock())
  })
  afterEach(() => operator.close())

  async function passDay(): Promise<void> {
    operator.pass(day)
    await setLedgerClock(operator.services.clock())
  }

  /** Stakes 390 in a round that is voided later. */
  async function stakeToVoid(player: ProtectedPlayer): Promise<() => Promise<unknown>> {
    const move = walletMove(player, 390)
    expect((await operator.move('debit', move)).status).toBe('ok')
    return async () => expect((await operator.move('rollback', move)).status).toBe('ok')
  }

  it.each([
    ['stake', 0],
    ['stake', 10],
    ['loss', 0],
    ['loss', 10],
  ])('frees no limit of %s of the next day, on which %i were staked before', async (kind, staked) => {
    const player = await protectedPlayer(operator)
    await player.limit(kind, 'day', 400)
    await player.limit(kind, 'month', 1000)
    const giveBack = await stakeToVoid(player)
    await passDay()
    if (staked > 0) expect((await player.stake(staked)).status).toBe('ok')
    await giveBack()
    const left = 400 - staked
    expect(await limitOf(player, kind, 'day')).toMatchObject({ used: staked, left })
    expect(await limitOf(player, kind, 'month')).toMatchObject({ used: staked })
    expect(await player.stake(left + 1)).toMatchObject({ reason: `${kind}Limit`, left })
    expect((await player.stake(left)).status).toBe('ok')
    expect(await player.stake(1)).toMatchObject({ reason: `${kind}Limit`, left: 0 })
    expect((await player.protection()).today).toMatchObject({ staked: 400, net: -400 })
  })

  it('frees no limit that is set afterwards', async () => {
    const player = await protectedPlayer(operator)
    const giveBack = await stakeToVoid(player)
    await passDay()
    await giveBack()
    await player.limit('stake', 'day', 400)
    expect((await player.stake(400)).status).toBe('ok')
    expect(await player.stake(1)).toMatchObject({ reason: 'stakeLimit', left: 0 })
  })

  it('and a second one of each day free what they used, where it was used', async () => {
    const player = await protectedPlayer(operator)
    await player.limit('stake', 'day', 400)
    await player.limit('stake', 'week', 800)
    const ofYesterday = await stakeToVoid(player)
    await passDay()
    const ofToday = await stakeToVoid(player)
    await ofYesterday()
    expect(await limitOf(player, 'stake', 'day')).toMatchObject({ used: 390, left: 10 })
    expect(await limitOf(player, 'stake', 'week')).toMatchObject({ used: 390, left: 410 })
    await ofToday()
    expect(await limitOf(player, 'stake', 'day')).toMatchObject({ used: 0, left: 400 })
    expect(await limitOf(player, 'stake', 'week')).toMatchObject({ used: 0, left: 800 })
  })
})
