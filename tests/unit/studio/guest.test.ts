import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { createGuestLaunch, redeemGuestLaunch, tryLimit } from '@marquee/operator/games/guest-launches.ts'
import { launchSeconds } from '@marquee/operator/games/launches.ts'
import { entries, launches, studioMoves, transactions } from '@marquee/operator/database/schema.ts'
import { noOverrides } from '@marquee/operator/site/site-config.ts'
import { demoOpening } from '@marquee/studio/server/wallet/demo-wallet.ts'
import { deleteExpiredSessions } from '@marquee/studio/server/sessions/game-sessions.ts'
import { HandState, HandView } from '@marquee/studio/shared/hand-protocol.ts'
import { OpenedGame, Round, State } from '@marquee/studio/shared/protocol.ts'
import { studioSessions } from '@marquee/studio/server/sessions/schema.ts'
import { studioRounds } from '@marquee/studio/server/slots/schema.ts'
import { sql } from 'drizzle-orm'
import { demoCurrency } from '@marquee/contract/studio.ts'
import { dealing } from '../../support/dealt.ts'
import { blackjackTitle } from '../../support/hand-titles.ts'
import { testOperator, textAt, valueAt, walletMove } from '../../support/server/operator.ts'
import { call, refusalIn, seated } from '../../support/studio-calls.ts'
import {
  alwaysWinning,
  gameId,
  neverWinning,
  newKey,
  newSecret,
  openTable,
  type StudioProcess,
  type StudioTable,
} from '../../support/studio-table.ts'

const pathOf = (game: string) => `/game/try?game_id=${game}&type=slot`
const path = pathOf(gameId)

let table: StudioTable
beforeAll(async () => {
  table = await openTable()
})
afterAll(() => table.close())

async function guestToken(game = gameId): Promise<string> {
  const { json } = await table.operator.send('GET', pathOf(game), { headers: { 'accept-language': 'ko' } })
  return new URL(textAt(json, 'DATA', 'url')).searchParams.get('token') ?? ''
}

const authenticate = (token: string, game = gameId) =>
  table.operator.studio('POST', '/studio/authenticate', { token, game_id: game })

/** A guest with a seat at the game. */
async function guestSeated(studio: StudioProcess) {
  const token = await guestToken()
  const secret = newSecret()
  const { status, json } = await call(studio, '/open', { token, secret, game_id: gameId })
  expect(status).toBe(200)
  return { token, secret, seat: v.parse(OpenedGame, json) }
}

async function spin(studio: StudioProcess, secret: string, stake: number) {
  const { status, json } = await call(studio, '/spin', { key: newKey(), stake }, secret)
  expect(status).toBe(200)
  return v.parse(Round, json)
}

/** How much the operator's books hold. */
async function books() {
  const { db } = table.operator
  return {
    transactions: await db.$count(transactions),
    entries: await db.$count(entries),
    moves: await db.$count(studioMoves),
    launches: await db.$count(launches),
  }
}

describe('a guest', () => {
  test('gets an address without signing in, for the language requested, and no row is written for it', async () => {
    const before = await books()
    const { status, json } = await table.operator.send('GET', path, { headers: { 'accept-language': 'ko' } })
    const url = new URL(textAt(json, 'DATA', 'url'))
    expect([status, url.pathname, url.searchParams.get('lang')]).toEqual([200, `/play/${gameId}`, 'ko'])
    expect(await books()).toEqual(before)
  })

  test('plays rounds with demo money that the studio keeps, and the ledger has none', async () => {
    const before = await books()
    const studio = table.process({ random: alwaysWinning() })
    const { secret, seat } = await guestSeated(studio)
    expect(seat).toMatchObject({ currency: demoCurrency, demo: true, balance: demoOpening, round: null })
    const round = await spin(studio, secret, 1_000)
    const won = round.result?.total ?? 0
    expect(won).toBeGreaterThan(1_000)
    expect(round).toMatchObject({ state: 'settled', balance: demoOpening - 1_000 + won })
    const { json } = await call(studio, '/state', undefined, secret)
    expect(v.parse(State, json).balance).toBe(demoOpening - 1_000 + won)
    expect(await books()).toEqual(before)
  })

  test('plays by the same reels and wins as a player of the site', async () => {
    const random = alwaysWinning()
    const own = table.process({ random })
    const { secret: real } = await seated(table, own)
    const { secret: guest, seat } = await guestSeated(own)
    const ofPlayer = await spin(own, real, 1_000)
    const ofGuest = await spin(own, guest, 1_000)
    expect(ofGuest.result).toEqual(ofPlayer.result)
    const { json } = await call(own, '/open', {
      token: await realToken(),
      secret: newSecret(),
      game_id: gameId,
    })
    expect(v.parse(OpenedGame, json)).toMatchObject({ stakes: seat.stakes, demo: false })
  })

  test('is refused a stake that the demo balance does not cover, and begins again', async () => {
    const studio = table.process({ random: neverWinning() })
    const { secret, seat } = await guestSeated(studio)
    const all = seat.stakes.at(-1) ?? 0
    let { balance } = seat
    while (balance >= all) ({ balance } = balanceOf(await spin(studio, secret, all)))
    expect(await spin(studio, secret, all)).toMatchObject({ state: 'refused', balance })
    const { json } = await call(studio, '/refill', {}, secret)
    expect(v.parse(State, json)).toEqual({ balance: demoOpening, round: null })
    expect(await spin(studio, secret, 1_000)).toMatchObject({ balance: demoOpening - 1_000 })
  })

  test('does not begin again in the middle of a hand by the call of another game', async () => {
    const studio = table.process({ draw: dealing('9s 6h 8d Ts', 6) })
    const { id: game, least: stake } = blackjackTitle
    const secret = newSecret()
    await call(studio, '/hand/open', { token: await guestToken(game), secret, game_id: game })
    const { json } = await call(studio, '/hand/deal', { key: newKey(), stake, side: 0 }, secret)
    expect(v.parse(HandView, json).state).toBe('playing')
    for (const refill of ['/refill', '/table/refill'])
      expect(refusalIn((await call(studio, refill, {}, secret)).json)).toBe('bad_request')
    expect(refusalIn((await call(studio, '/hand/refill', {}, secret)).json)).toBe('round_in_progress')
    const left = await call(studio, '/hand/state', undefined, secret)
    expect(v.parse(HandState, left.json).hand?.state).toBe('playing')
  })

  test('loses no demo money to a crash between two writes', async () => {
    let failing = true
    const crash = table.process({
      random: alwaysWinning(),
      step: (name) => {
        if (failing && name === 'before update') throw new Error('crash')
      },
    })
    failing = false
    const { secret } = await guestSeated(crash)
    failing = true
    expect((await call(crash, '/spin', { key: newKey(), stake: 1_000 }, secret)).status).toBe(500)
    const after = table.process({ random: alwaysWinning() })
    const { json } = await call(after, '/state', undefined, secret)
    const { balance, round } = v.parse(State, json)
    expect(round?.state).toBe('settled')
    expect(balance).toBe(demoOpening - 1_000 + (round?.result?.total ?? 0))
  })

  test('leaves nothing behind a day after the end of the game session', async () => {
    const studio = table.process()
    const { secret } = await guestSeated(studio)
    await spin(studio, secret, 1_000)
    const { db } = table.operator
    await db.execute(sql`update ${studioSessions} set expires_at = now() - interval '2 days'`)
    await deleteExpiredSessions(db)
    const rows = await db.select().from(studioRounds)
    expect(rows.filter(({ currency }) => currency === demoCurrency)).toEqual([])
  })
})

const balanceOf = ({ balance }: Round) => ({ balance: balance ?? 0 })

async function realToken(): Promise<string> {
  return (await table.launch()).token
}

describe('money', () => {
  test('does not move for a guest, also with the session of a player', async () => {
    const { player, session, jwt } = await table.launch()
    const guest = String(valueAt((await authenticate(await guestToken())).json, 'data', 'player'))
    const before = await books()
    const cash = await table.operator.cash(jwt)
    for (const kind of ['debit', 'credit', 'rollback'] as const) {
      const move = walletMove({ id: guest, session }, 1_000)
      const response = await table.operator.studio('POST', `/studio/${kind}`, move)
      expect([kind, response.status, valueAt(response.json, 'msg')]).toEqual([
        kind,
        403,
        'studio.guestHasNoMoney',
      ])
    }
    for (const query of [`player=${guest}`, `player=${guest}&session=${session}`]) {
      const response = await table.operator.studio('GET', `/studio/balance?${query}`)
      expect(valueAt(response.json, 'msg')).toBe('studio.guestHasNoMoney')
    }
    const asPlayer = await table.operator.move('debit', walletMove({ id: player, session: guest }, 1_000))
    expect(asPlayer.status).toBe('session_ended')
    expect({ ...(await books()), moves: before.moves }).toEqual(before)
    expect(await table.operator.cash(jwt)).toBe(cash)
  })

  test('is not requested with a guest’s token', async () => {
    const token = await guestToken()
    for (const [method, target] of [
      ['GET', '/main/init'],
      ['GET', '/game/launch?game_id=1001&type=slot'],
      ['POST', '/wallet/deposit'],
    ] as const) {
      const headers = { 'idempotency-key': newKey() }
      const body = method === 'POST' ? { amount: 10_000, depositor: 'Guest' } : undefined
      const response = await table.operator.send(method, target, { token, headers, body })
      expect([target, response.status]).toEqual([target, 403])
      expect(response.text).toMatch(/auth\.token/)
    }
  })

  test('cannot be refilled in a game of the site', async () => {
    const studio = table.process()
    const { secret } = await seated(table, studio)
    const { status, json } = await call(studio, '/refill', {}, secret)
    expect([status, refusalIn(json)]).toEqual([400, 'bad_request'])
  })
})

describe('a guest’s token', () => {
  test('opens one seat', async () => {
    const studio = table.process()
    const { token } = await guestSeated(studio)
    const again = await call(studio, '/open', { token, secret: newSecret(), game_id: gameId })
    expect(refusalIn(again.json)).toBe('token_used')
  })

  test('is refused for another game, changed anywhere, signed by somebody else, or expired', async () => {
    const token = await guestToken()
    expect((await authenticate(token, '1002')).status).toBe(403)
    const [, expires = '', lang = '', id = '', signed = ''] = token.split('.')
    const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const respelled = (text: string) => text.slice(0, -1) + digits[digits.indexOf(text.slice(-1)) + 1]
    const turned = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1)
    for (const forged of [
      ['guest', 'zzzzzzz', lang, id, signed],
      ['guest', expires, 'xx', id, signed],
      ['guest', expires, lang, turned(id), signed],
      ['guest', expires, lang, id, turned(signed)],
      ['guest', expires, lang, id],
      // The same bytes in another spelling: the last character has two bits more than the signature.
      ['guest', expires, lang, id, respelled(signed)],
    ]) {
      const response = await authenticate(forged.join('.'))
      expect([forged, response.status, valueAt(response.json, 'msg')]).toEqual([
        forged,
        403,
        'studio.launchInvalid',
      ])
    }
    const now = new Date()
    const stranger = createGuestLaunch(new Uint8Array(32), gameId, 'en', now)
    expect((await authenticate(stranger)).status).toBe(403)
    const key = table.operator.services.secrets.tokens
    const own = createGuestLaunch(key, gameId, 'en', now)
    const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)
    expect(redeemGuestLaunch(key, own, gameId, at(launchSeconds - 2))).toMatchObject({ lang: 'en' })
    expect(redeemGuestLaunch(key, own, gameId, at(launchSeconds + 1))).toBeUndefined()
  })
})

describe('the call', () => {
  test.each([
    ['/game/try?type=slot', 400, 'game_id.required'],
    ['/game/try?game_id=nope&type=slot', 404, 'game.notFound'],
  ])('refuses %s', async (target, status, message) => {
    const response = await table.operator.send('GET', target)
    expect([response.status, valueAt(response.json, 'message')]).toEqual([status, message])
  })

  test('begins nothing for a HEAD', async () => {
    expect((await table.operator.send('HEAD', path)).status).toBe(405)
  })

  test('is limited for each address', async () => {
    const from = (address: string) => table.operator.send('GET', path, { address })
    for (let index = 0; index < tryLimit.count; index += 1) {
      expect((await from('203.0.113.7')).status).toBe(200)
    }
    const over = await from('203.0.113.7')
    expect([over.status, valueAt(over.json, 'message')]).toEqual([429, 'game.tooManyTries'])
    expect(over.headers.get('retry-after')).not.toBeNull()
    expect((await from('203.0.113.99')).status).toBe(200)
  })

  test('is off where the site says so', async () => {
    const site = await testOperator({
      siteOverrides: { ...noOverrides, VARIABLES: { guest_play: false } },
    })
    try {
      const response = await site.send('GET', path)
      expect([response.status, valueAt(response.json, 'message')]).toEqual([404, 'game.guestPlayOff'])
    } finally {
      await site.close()
    }
  })
})
