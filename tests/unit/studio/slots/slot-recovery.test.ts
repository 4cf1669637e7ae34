import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { latestRound } from '@marquee/studio/server/slots/slot-rounds.ts'
import { killedAt } from '../../../support/killed-at.ts'
import { seeded } from '../../../support/seed.ts'
import {
  alwaysWinning,
  gameId,
  neverWinning,
  newKey,
  newSecret,
  openTable,
  type StudioTable,
} from '../../../support/studio-table.ts'

const opening = 100_000
const stake = 1_000

let table: StudioTable
beforeAll(async () => {
  table = await openTable()
})
afterAll(() => table.close())

async function seated() {
  const { jwt, player, token } = await table.launch()
  const secret = newSecret()
  await table.process().play.open(token, secret, gameId)
  return { jwt, player, token, secret }
}

describe('a studio killed in the middle of a round', () => {
  test.each([
    ['a round that wins', alwaysWinning],
    ['a round that loses', neverWinning],
  ])('%s is finished after a restart, whichever step was the last', async (_, stops) => {
    let survived = false
    for (let steps = 1; !survived; steps++) {
      const { jwt, player, token, secret } = await seated()
      const kill = killedAt(steps)
      const doomed = table.process({ step: kill.step, random: stops() })
      await doomed.play.spin(secret, newKey(), stake).catch(() => undefined)
      survived = !kill.dead()

      const restarted = table.process({ random: stops() })
      await restarted.settlement.recover(0)
      const round = await latestRound(table.operator.db, player, gameId)
      const owed = round === undefined ? 0 : (round.win ?? 0) - stake
      expect(round?.state ?? 'settled', `after step ${steps}`).toBe('settled')
      expect(await table.operator.cash(jwt), `after step ${steps}`).toBe(opening + owed)
      const moves = await table.moves(player)
      expect(moves.filter((move) => move.kind === 'debit').length, `after step ${steps}`).toBe(round ? 1 : 0)
      expect(moves.filter((move) => move.kind === 'credit').length).toBe((round?.win ?? 0) > 0 ? 1 : 0)

      // The player comes back: what they have not seen is shown, and it is what was settled.
      const seat = await restarted.play.open(token, secret, gameId)
      expect(seat.round?.id ?? undefined, `after step ${steps}`).toBe(round?.id)
      expect(seat.balance).toBe(opening + owed)
      if (steps > 40) throw new Error('a round has too many steps')
    }
  })

  test('opening the game finishes the round without waiting for a restart', async () => {
    const { player, token, secret } = await seated()
    const kill = killedAt(2)
    await table
      .process({ step: kill.step })
      .play.spin(secret, newKey(), stake)
      .catch(() => undefined)
    expect((await latestRound(table.operator.db, player, gameId))?.state).toBe('open')
    const seat = await table.process().play.open(token, secret, gameId)
    expect(seat.round?.state).toBe('settled')
  })

  test('a stake that was never confirmed for long is given back, and the round cannot be decided any more', async () => {
    const { jwt, player, token, secret } = await seated()
    const lost = table.process({
      step: (name) => {
        if (name === 'after /studio/debit') throw new Error('lost')
      },
    })
    await expect(lost.play.spin(secret, newKey(), stake)).rejects.toThrow('operator_unavailable')
    expect(await table.operator.cash(jwt)).toBe(opening - stake)

    const later = table.process({ maxAgeMs: -1 })
    await later.settlement.recover(0)
    expect(await table.operator.cash(jwt)).toBe(opening)
    const round = await latestRound(table.operator.db, player, gameId)
    expect(round).toMatchObject({ state: 'voided', stops: null, win: null })
    const seat = await later.play.open(token, secret, gameId)
    expect(seat.round, 'the player is shown').toMatchObject({ state: 'voided', result: null })
  })

  test('calling a round off stays called off when that is interrupted too', async () => {
    const { jwt, player, secret } = await seated()
    const unheard = table.process({
      step: (name) => {
        if (name.startsWith('before /studio')) throw new Error('offline')
      },
    })
    await unheard.play.spin(secret, newKey(), stake).catch(() => undefined)
    const interrupted = table.process({
      maxAgeMs: -1,
      step: (name) => {
        if (name === 'after /studio/rollback') throw new Error('lost')
      },
    })
    await interrupted.settlement.recover(0)
    expect((await latestRound(table.operator.db, player, gameId))?.state).toBe('voiding')
    // A patient process must not take the stake up again.
    await table.process().settlement.recover(0)
    expect((await latestRound(table.operator.db, player, gameId))?.state).toBe('voided')
    expect(await table.operator.cash(jwt)).toBe(opening)
  })
})

test('seeded: lost messages, kills and two processes at once never double and never lose money', () =>
  seeded(async (random) => {
    const { jwt, secret } = await seated()
    let expected = opening
    for (let spin = 0; spin < 60; spin++) {
      let dead = false
      const flaky = () => {
        if (dead || random.chance(0.12)) {
          dead ||= random.chance(0.3)
          throw new Error('fault')
        }
      }
      const key = newKey()
      const first = table.process({ step: flaky })
      const second = table.process({ step: flaky })
      await Promise.allSettled([
        first.play.spin(secret, key, stake),
        second.play.spin(secret, key, stake),
        second.settlement.recover(0),
      ])
      const sound = table.process()
      await Promise.all([sound.settlement.recover(0), table.process().settlement.recover(0)])
      const round = await sound.play.spin(secret, key, stake)
      expect(round.state).toBe('settled')
      expected += (round.result?.total ?? 0) - stake
      expect(await table.operator.cash(jwt), `spin ${spin}`).toBe(expected)
    }
  }))
