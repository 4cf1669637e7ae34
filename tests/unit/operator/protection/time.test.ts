import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'
import { Playing } from '@marquee/contract/protection.ts'
import { errorOf } from '../../../support/server/calls.ts'
import { type TestOperator, testOperator, valueAt, walletMove } from '../../../support/server/operator.ts'
import {
  limitOf,
  type ProtectedPlayer,
  protectedPlayer,
  siteWith,
} from '../../../support/server/protection.ts'

const minute = 60
let operator: TestOperator
/** Monday noon in Seoul of a year that the ledger has nothing of. */
const noon = new Date('2036-07-07T03:00:00Z')

beforeEach(async () => {
  const rules = { spin_ms: 2500, forced_pause: { after_minutes: 90, minutes: 5 } }
  operator = await testOperator({ siteOverrides: siteWith(rules), sessionSeconds: 30 * 86_400 })
  operator.stopClockAt(noon)
})
afterEach(() => operator.close())

/** Plays for some minutes: the app reports every 15 s, as a frame does. */
async function play(player: ProtectedPlayer, minutes: number): Promise<Playing> {
  let playing = await player.playing()
  for (let second = 0; second < minutes * minute; second += 60) {
    operator.pass(60)
    playing = await player.playing()
  }
  return playing
}

function seen(player: ProtectedPlayer, check_at: string) {
  return operator.send('POST', '/protection/check-seen', { token: player.jwt, body: { check_at } })
}

describe('playing', () => {
  it('is counted by reports and by stakes, with what was staked and won in this session', async () => {
    const player = await protectedPlayer(operator)
    await player.playing()
    operator.pass(20)
    await player.stake(700, 'one')
    operator.pass(10)
    await player.win(100, 'one')
    const playing = await player.playing()
    expect(playing).toMatchObject({
      since: noon.toISOString(),
      session: { seconds: 30, staked: 700, won: 100, net: -600 },
      check_at: '2036-07-07T04:00:00.000Z',
    })
    expect((await player.protection()).today.seconds).toBe(30)
  })

  it('ends for the day where its time is used up, and begins at midnight', async () => {
    const player = await protectedPlayer(operator)
    await player.limit('time', 'day', 10 * minute)
    expect((await play(player, 9)).time_left).toBe(minute)
    expect((await player.stake(1, 'last')).status).toBe('ok')
    operator.pass(60)
    const { resets_at } = await limitOf(player, 'time', 'day')
    expect(await player.stake(1)).toMatchObject({ reason: 'timeLimit', left: 0, until: resets_at })
    // A further stake of a round that was begun is taken: it must come to its end.
    expect((await player.stake(1, 'last')).status).toBe('ok')
    expect(valueAt((await player.launch()).json, 'message')).toBe('protection.timeLimit')
    operator.stopClockAt(new Date(resets_at))
    expect((await player.stake(1)).status).toBe('ok')
    expect((await player.protection()).days.map(({ seconds }) => seconds)).toContain(10 * minute)
  })
})

describe('play that the app does not report', () => {
  it('counts between stakes that are a minute apart, whatever is reported immediately before each', async () => {
    const player = await protectedPlayer(operator)
    await player.limit('time', 'day', 4 * minute)
    for (let stakes = 0; stakes < 4; stakes++) {
      expect((await player.stake(1)).status).toBe('ok')
      operator.pass(70)
      await player.playing()
    }
    expect((await player.protection()).today.seconds).toBe(3 * 70)
    expect((await player.stake(1)).reason).toBe('timeLimit')
  })

  it('counts between stakes that are some minutes apart, up to the limit and the pause', async () => {
    const player = await protectedPlayer(operator)
    await player.limit('time', 'day', 4 * minute)
    for (let stakes = 0; stakes < 4; stakes++) {
      expect((await player.stake(1)).status).toBe('ok')
      operator.pass(62)
    }
    expect(await player.stake(1)).toMatchObject({ reason: 'timeLimit' })
  })

  it('counts on the day on which it was, where the next stake is after midnight', async () => {
    const player = await protectedPlayer(operator)
    await player.limit('time', 'day', 10 * minute)
    const midnight = new Date((await limitOf(player, 'time', 'day')).resets_at).getTime()
    operator.stopClockAt(new Date(midnight - 2 * minute * 1000))
    await player.stake(1)
    for (const seconds of [0, 90]) {
      operator.stopClockAt(new Date(midnight + seconds * 1000))
      await player.playing()
    }
    operator.stopClockAt(new Date(midnight + 3 * minute * 1000))
    await player.stake(1)
    const { today, days } = await player.protection()
    expect(today.seconds).toBe(3 * minute)
    expect(days.map(({ seconds }) => seconds)).toContain(2 * minute)
  })

  it('counts before a refused stake too: a later one finds the limit reached', async () => {
    const player = await protectedPlayer(operator)
    await player.limit('time', 'day', 4 * minute)
    await player.stake(1)
    operator.pass(4 * minute)
    expect(await player.stake(1)).toMatchObject({ reason: 'timeLimit' })
    operator.pass(62)
    expect(await player.stake(1)).toMatchObject({ reason: 'timeLimit' })
  })

  it('counts no rest as play that leads to the next pause', async () => {
    const rules = { forced_pause: { after_minutes: 5, minutes: 2 } }
    const resting = await testOperator({ siteOverrides: siteWith(rules) })
    resting.stopClockAt(noon)
    const player = await protectedPlayer(resting)
    await player.stake(1)
    resting.pass(4 * minute)
    await player.stake(1)
    resting.pass(2 * minute - 1)
    expect((await player.stake(1)).status).toBe('ok')
    await resting.close()
  })

  it('counts no time away that is longer than five minutes', async () => {
    const player = await protectedPlayer(operator)
    await player.stake(1)
    operator.pass(6 * minute)
    await player.stake(1)
    operator.pass(3 * minute)
    await player.playing()
    operator.pass(3 * minute)
    await player.playing()
    await player.stake(1)
    expect((await player.playing()).session.seconds).toBe(0)
  })
})

describe('a reality check', () => {
  it('refuses the stake that arrives when it is due and unanswered', async () => {
    const player = await protectedPlayer(operator)
    await play(player, 59)
    operator.pass(59)
    expect((await player.stake(1)).status).toBe('ok')
    operator.pass(4)
    expect(await player.stake(1)).toMatchObject({ reason: 'checkDue' })
  })

  it('refuses stakes while it is unconfirmed, never in mid-round, and starts again when it is confirmed', async () => {
    const player = await protectedPlayer(operator)
    const { check_at } = await play(player, 59)
    operator.pass(55)
    await player.stake(1, 'open')
    operator.pass(60 + 95)
    expect(await player.stake(1)).toMatchObject({ reason: 'checkDue' })
    expect((await player.stake(1, 'open')).status).toBe('ok')
    const response = await seen(player, check_at ?? '')
    const next = v.parse(Playing, valueAt(response.json, 'data')).check_at
    expect(Date.parse(next ?? '')).toBe(operator.services.clock().getTime() + 60 * minute * 1000)
    expect((await player.stake(1)).status).toBe('ok')
    // The second tab confirms the same check: nothing changes.
    operator.pass(5)
    await seen(player, check_at ?? '')
    expect((await player.playing()).check_at).toBe(next)
  })

  it('cannot be confirmed before it is due, and is due by the minutes that the player chose', async () => {
    const player = await protectedPlayer(operator)
    const { check_at } = await player.playing()
    await seen(player, check_at ?? '')
    operator.pass(10)
    expect((await player.playing()).check_at).toBe(check_at)
    const choose = (minutes: number | null) => player.post('/protection/reality-check', { minutes })
    expect((await choose(15)).status).toBe(200)
    expect((await player.playing()).check_at).toBe('2036-07-07T03:15:00.000Z')
    expect(errorOf(await choose(20)).at(3)).toEqual({ minutes: 'protection.minutesInvalid' })
    expect(errorOf(await choose(null)).at(3)).toEqual({ minutes: 'protection.minutesInvalid' })
  })
})

describe('a forced pause', () => {
  it('holds stakes and launches until its end, also for a game that reports nothing', async () => {
    const player = await protectedPlayer(operator)
    const { check_at } = await play(player, 60)
    await seen(player, check_at ?? '')
    expect((await play(player, 29)).paused_until).toBeNull()
    operator.pass(60)
    const until = '2036-07-07T04:35:00.000Z'
    expect(await player.stake(1)).toMatchObject({ reason: 'paused', until })
    expect((await player.playing()).paused_until).toBe(until)
    expect(valueAt((await player.launch()).json, 'message')).toBe('protection.paused')
    operator.stopClockAt(new Date(until))
    expect((await player.stake(1)).status).toBe('ok')
  })
})

describe('the least time between two spins', () => {
  it('holds the next round of any game, but no second stake of the same round and no repeat', async () => {
    const player = await protectedPlayer(operator)
    const first = walletMove(player, 10, { round_id: 'one' })
    expect((await operator.move('debit', first)).status).toBe('ok')
    const soon = walletMove(player, 10, { game_id: '1002', round_id: randomUUID() })
    expect(await operator.move('debit', soon)).toMatchObject({
      reason: 'tooSoon',
      until: '2036-07-07T03:00:02.500Z',
    })
    expect((await player.stake(10, 'one')).status).toBe('ok')
    expect((await operator.move('debit', first)).status).toBe('ok')
    operator.pass(2.5)
    expect((await player.stake(10)).status).toBe('ok')
    expect(await operator.cash(player.jwt)).toBe(100_000 - 30)
  })
})

describe('a clock that was a day ahead', () => {
  it('holds no player back when it is right again', async () => {
    const player = await protectedPlayer(operator)
    operator.pass(25 * 3600)
    const { check_at } = await play(player, 60)
    await seen(player, check_at ?? '')
    await play(player, 29)
    operator.pass(60)
    expect(await player.stake(1)).toMatchObject({ reason: 'paused' })
    operator.stopClockAt(noon)
    // A pause that has begun lasts its length.
    expect(await player.stake(1)).toMatchObject({ reason: 'paused', until: '2036-07-07T03:05:00.000Z' })
    operator.pass(5 * 60)
    expect((await player.stake(1)).status).toBe('ok')
    expect(await player.stake(1)).toMatchObject({ reason: 'tooSoon' })
    operator.pass(2.5)
    expect((await player.stake(1)).status).toBe('ok')
  })
})

describe('a site without a least time between two spins', () => {
  it('takes two stakes of one player whose calls overtook each other', async () => {
    const unpaced = await testOperator({ siteOverrides: siteWith({ spin_ms: 0 }) })
    try {
      unpaced.stopClockAt(noon)
      const player = await protectedPlayer(unpaced)
      unpaced.stopClockAt(new Date(noon.getTime() + 1))
      expect((await player.stake(10)).status).toBe('ok')
      unpaced.stopClockAt(noon)
      expect((await player.stake(10)).status).toBe('ok')
      expect(await unpaced.cash(player.jwt)).toBe(100_000 - 20)
    } finally {
      await unpaced.close()
    }
  })
})

describe('a live table', () => {
  it('has no least time between two bets: its round is that of everybody at the table', async () => {
    const player = await protectedPlayer(operator)
    const table = catalogue().games.find(({ category }) => category === 'casino')?.id ?? ''
    const bet = (round: string) =>
      operator.move('debit', walletMove(player, 10, { game_id: table, round_id: round }))
    const first = walletMove(player, 10, { game_id: table, round_id: 'table-1' })
    expect((await operator.move('debit', first)).status).toBe('ok')
    expect((await operator.move('rollback', first)).status).toBe('ok')
    expect((await bet('table-1')).status).toBe('ok')
    expect((await bet('table-2')).status).toBe('ok')
    expect((await player.stake(10)).status).toBe('ok')
  })
})

describe('the first deposit', () => {
  it('asks for a limit until the player decides, and is refused only where a limit is required', async () => {
    const player = await protectedPlayer(operator)
    expect((await player.protection()).first_deposit).toBe(true)
    expect((await player.post('/protection/no-deposit-limit', {})).status).toBe(200)
    expect((await player.protection()).first_deposit).toBe(false)
    const german = await testOperator({ siteOverrides: siteWith({ profile: 'de' }) })
    try {
      const careful = await protectedPlayer(german)
      expect(errorOf(await careful.deposit(10_000)).at(2)).toBe('protection.limitRequired')
      expect((await careful.post('/protection/no-deposit-limit', {})).status).toBe(409)
      await careful.limit('deposit', 'month', 100_000)
      expect((await careful.deposit(10_000)).status).toBe(200)
      expect((await careful.protection()).first_deposit).toBe(false)
    } finally {
      await german.close()
    }
  })
})
