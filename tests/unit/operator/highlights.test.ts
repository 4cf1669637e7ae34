import { afterAll, beforeAll, expect, test } from 'vitest'
import { countHighlights, createHighlights } from '@marquee/operator/games/highlights.ts'
import { studioMoves } from '@marquee/operator/database/schema.ts'
import { highlightEndpoints } from '@marquee/contract/highlight-endpoints.ts'
import * as v from 'valibot'
import { type JoinedPlayer, type TestOperator, testOperator, valueAt } from '../../support/server/operator.ts'

const now = new Date('2026-03-02T12:00:00Z')
const dayAgo = new Date('2026-03-01T12:00:00Z')

let operator: TestOperator
let players: readonly JoinedPlayer[]

beforeAll(async () => {
  operator = await testOperator()
  players = [await operator.join(), await operator.join(), await operator.join()]
})
afterAll(() => operator.close())

let made = 0

interface Round {
  readonly player?: number
  readonly game: string
  readonly at?: Date
  readonly stake?: number
  readonly win?: number
  readonly isVoid?: boolean
  readonly winAt?: Date
}

/** Writes a round as `packages/operator/games/seamless-wallet.ts` leaves it. */
async function played({ player = 0, game, at = now, stake = 100, win, isVoid = false, winAt = at }: Round) {
  const roundId = `round-${made++}`
  const move = { playerId: players[player]?.id ?? '', gameId: game, roundId, status: 'ok', balance: 0n }
  await operator.db.insert(studioMoves).values([
    {
      ...move,
      transactionId: `${roundId}-stake`,
      kind: 'debit',
      amount: BigInt(stake),
      createdAt: at,
      rolledBackAt: isVoid ? at : null,
    },
    ...(win === undefined
      ? []
      : [
          { ...move, transactionId: `${roundId}-win`, kind: 'credit', amount: BigInt(win), createdAt: winAt },
        ]),
  ])
}

const minutesBefore = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

test('the games of most players come first, and a round counts for a day', async () => {
  await operator.db.delete(studioMoves)
  // One player who plays a lot, and two who play another game once.
  for (let count = 0; count < 5; count++) await played({ game: '1001' })
  await played({ game: '1002', player: 1 })
  await played({ game: '1002', player: 2, at: minutesBefore(24 * 60 - 1) })
  await played({ game: '1003', at: dayAgo })
  await played({ game: '1004', isVoid: true })
  expect(await countHighlights(operator.db, now)).toEqual({ popular: ['1002', '1001'], wins: [] })
})

test('of each game its largest win of ten stakes and more, without a stake that lies outside the day', async () => {
  await operator.db.delete(studioMoves)
  await played({ game: '1001', stake: 100, win: 5_000 })
  await played({ game: '1001', stake: 100, win: 7_000, player: 1 })
  await played({ game: '1002', stake: 1_000, win: 900 })
  await played({ game: '1003', stake: 100, win: 90_000, at: dayAgo, winAt: now })
  // A larger win of a large stake is no big win.
  await played({ game: '1004', stake: 100_000, win: 999_999 })
  await played({ game: '1005', stake: 10_000, win: 99_000 })
  await played({ game: '1006', stake: 100, win: 1_000 })
  await played({ game: '1005', stake: 50, win: 8_000 })
  const { wins } = await countHighlights(operator.db, now)
  expect(wins).toEqual([
    { gameId: '1005', amount: 8_000 },
    { gameId: '1001', amount: 7_000 },
    { gameId: '1006', amount: 1_000 },
  ])
})

test('a busy operator counts its newest moves only', async () => {
  await operator.db.delete(studioMoves)
  for (let count = 0; count < 4; count++) await played({ game: '1001', at: minutesBefore(60) })
  await played({ game: '1002', at: minutesBefore(1) })
  expect((await countHighlights(operator.db, now, 1)).popular).toEqual(['1002'])
})

test('all requests within five minutes get the same count', async () => {
  await operator.db.delete(studioMoves)
  let time = now
  const read = createHighlights(operator.db, () => time)
  await played({ game: '1001' })
  const [first, same] = await Promise.all([read(), read()])
  expect(same).toBe(first)
  await played({ game: '1002' })
  expect((await read()).popular).toEqual(['1001'])
  time = new Date(now.getTime() + 5 * 60_000)
  expect((await read()).popular).toEqual(['1001', '1002'])
})

test('anybody may read games in service and sums, but nobody’s name', async () => {
  await operator.db.delete(studioMoves)
  const at = operator.services.clock()
  await played({ game: '1001', at, win: 5_000 })
  await played({ game: 'gone', at, win: 5_000 })
  const { status, json, text } = await operator.send('GET', '/game/highlights')
  expect(status).toBe(200)
  const { popular, wins, chosen } = v.parse(highlightEndpoints.highlights.data, valueAt(json, 'DATA'))
  expect(popular.map(({ id }) => id)).toEqual(['1001'])
  expect(wins.map(({ game, amount }) => [game.id, amount])).toEqual([['1001', 5_000]])
  // A stranger gets no lists: the themes of home are made of these.
  const themes = Map.groupBy(chosen, ({ theme }) => theme)
  expect([...themes.values()].map(({ length }) => length)).toEqual([8, 8, 8, 8])
  expect(new Set(chosen.slice(0, 4).map(({ theme }) => theme)).size).toBe(4)
  for (const { id, username } of players) {
    expect(text).not.toContain(id)
    expect(text).not.toContain(username)
  }
})
