import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { AccountSession } from '@marquee/contract/account.ts'
import { CounselMessage, CounselSummary, ReferenceFacts } from '@marquee/contract/inquiry.ts'
import { Day } from '@marquee/contract/day.ts'
import { Instant, InstantOrNone } from '@marquee/contract/instant.ts'
import { Me } from '@marquee/contract/me.ts'
import { Passkey } from '@marquee/contract/passkeys.ts'
import { PlayStop } from '@marquee/contract/play-stop.ts'
import { SessionTimes, UserInfo } from '@marquee/contract/player.ts'
import { Playing, PlayLimit, Protection } from '@marquee/contract/protection.ts'
import { GameRound, PlaySum, RoundDetail } from '@marquee/contract/rounds.ts'
import { DeletedMemo, Document, Memo, NoticeSummary } from '@marquee/contract/support.ts'
import { UnfinishedRound } from '@marquee/contract/unfinished-endpoints.ts'
import {
  DepositRequest,
  HistoryRow,
  PointsDay,
  RequestEstimate,
  Statement,
} from '@marquee/contract/wallet.ts'

const at = '2026-11-23T18:00:00.000Z'
const wrongTimes = [
  '',
  'soon',
  'item 1',
  '2026-11-23',
  '2026-11-23 18:00:00',
  '2026-11-23T18:00:00',
  '2026-11-23T25:00:00Z',
  'Mon, 23 Nov 2026 18:00:00 GMT',
  1_795_000_000_000,
]

test.each([at, '2026-11-23T18:00Z', '2026-11-23T18:00:00.123456Z', '2026-11-24T03:00:00+09:00'])(
  '%s is a time',
  (text) => expect(v.is(Instant, text)).toBe(true),
)

test.each(wrongTimes)('%s is no time, and none where none will do', (text) => {
  expect(v.is(Instant, text)).toBe(false)
  expect(v.parse(InstantOrNone, text)).toBeNull()
})

test.each(['2026-02-30', '2026-1-1', '20261123', at, 'soon', ''])('%s is no day', (text) =>
  expect(v.is(Day, text)).toBe(false),
)

const named = { id: '1', title: 'Title', content: 'Text' }
const game = { id: '7', title: 'Dragon' }
const money = { amount: 1, before: 0, after: 1, staked: 1, won: 0, returned: 0 }
const play = { seconds: 0, staked: 0, won: 0, net: 0 }
const device = { browser: null, system: null }
const limit = { kind: 'loss', period: 'day', amount: null, imposed: null, used: 0, left: null, change: null }
const sums = { deposited: 0, withdrawn: 0, staked: 0, won: 0, converted: 0, other: 0 }

/** A contract with times or days, a response that fits it without them, and their fields. */
const dated: readonly (readonly [
  name: string,
  schema: v.GenericSchema,
  rest: object,
  fields: readonly string[],
])[] = [
  ['an announcement', NoticeSummary, { ...named, important: false }, ['date']],
  ['a memo', Memo, { ...named, status: 'read' }, ['date']],
  ['an inquiry', CounselSummary, named, ['date', 'answered_at']],
  ['a message', CounselMessage, { ...named, from: 'player', unread: false, pictures: [] }, ['date']],
  ['a reference', ReferenceFacts, { kind: 'round', id: '1' }, ['date']],
  [
    'a session',
    AccountSession,
    { id: '1', current: true, ...device },
    ['create_at', 'seen_at', 'expires_at'],
  ],
  ['a passkey', Passkey, { id: '1', name: 'Key', synced: true, ...device }, ['create_at', 'used_at']],
  ['a break', PlayStop, { kind: 'stop' }, ['from', 'until']],
  ['a limit', PlayLimit, limit, ['resets_at']],
  [
    'a session of play',
    Playing,
    { session: play, stop: null, time_left: null },
    ['as_of', 'since', 'check_at', 'paused_until'],
  ],
  ['a transaction', HistoryRow, { ...money, id: '1', username: 'player', type: 'bet' }, ['date']],
  ['a request', DepositRequest, { id: '1', amount: 1, status: 'waiting' }, ['date']],
  ['an estimate', RequestEstimate, {}, ['usual', 'latest']],
  ['a round', GameRound, { ...money, id: '1', game }, ['date']],
  ['a sum of rounds', PlaySum, { ...money, id: '1', games: [game], rounds: 1 }, ['from', 'to']],
  ['a round that waits', UnfinishedRound, { game: gameOfLobby(), round_id: '1', staked: 0 }, ['began_at']],
]

function gameOfLobby(): object {
  return { id: '7', game_title: 'Dragon', game_image: '', category: 'Slots', is_service: 1 }
}

const withTimes = (rest: object, fields: readonly string[]) => ({
  ...rest,
  ...Object.fromEntries(fields.map((field) => [field, at])),
})

describe.each(dated)('%s', (_, schema, rest, fields) => {
  test('is refused where one of its times is none', () => {
    const sound = withTimes(rest, fields)
    expect(v.safeParse(schema, sound).issues).toBeUndefined()
    for (const field of fields)
      for (const wrong of wrongTimes)
        expect([field, wrong, v.is(schema, { ...sound, [field]: wrong })]).toEqual([field, wrong, false])
  })
})

test('an invalid time makes its part of a response invalid', () => {
  const moves = [{ id: '1', type: 'bet', amount: 1, date: 'soon' }]
  expect(v.is(RoundDetail, { ...money, id: '1', game, date: at, moves })).toBe(false)
  const days = [{ day: 'today', seconds: 0, net: 0 }]
  const stand = {
    as_of: at,
    limits: [],
    stop: null,
    reality_check: null,
    first_deposit: false,
    today: play,
    month: play,
  }
  expect(v.is(Protection, { ...stand, days: [] })).toBe(true)
  expect(v.is(Protection, { ...stand, days })).toBe(false)
  expect(v.is(PointsDay, { day: '2026-02-30', amount: 1, after: 1, rows: [] })).toBe(false)
  const list = [{ from: '2026-11-01', to: 'now', ...sums }]
  expect(v.is(Statement, { list, totals: { ...sums, before: 0, after: 0 } })).toBe(false)
})

/** Responses that are valid without their times. */
const doesWithout: readonly (readonly [string, v.GenericSchema, object, readonly string[], unknown])[] = [
  [
    'the player',
    UserInfo,
    { name: 'Player', username: 'player' },
    ['create_at', 'login_at', 'expires_at', 'idle_at'],
    null,
  ],
  ['the times of a session', SessionTimes, {}, ['expires_at', 'idle_at'], null],
  ['a deleted memo', DeletedMemo, {}, ['restore_until'], null],
  [
    'the account',
    Me,
    {
      username: '',
      nickname: '',
      email: '',
      phone: '',
      amount: 0,
      points: 0,
      bank_code: '',
      bank_code_name: '',
      bank_account: '',
      bank_name: '',
    },
    ['create_at', 'login_at'],
    null,
  ],
  [
    'the terms',
    Document,
    { name: 'terms', version: '1', lang: 'en', title: '', sections: [] },
    ['effective'],
    null,
  ],
]

test.each(doesWithout)(
  '%s is valid with an invalid time, which counts as none',
  (_, schema, rest, fields, none) => {
    const wrong = Object.fromEntries(fields.map((field) => [field, 'soon']))
    const parsed = v.parse(v.pipe(schema, v.record(v.string(), v.unknown())), { ...rest, ...wrong })
    expect(fields.map((field) => parsed[field])).toEqual(fields.map(() => none))
  },
)
