import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { ErrorBody, Round, OpenedGame } from '@marquee/studio/shared/protocol.ts'
import { call, refusalIn, seated } from '../../../support/studio-calls.ts'
import { walletMove } from '../../../support/server/operator.ts'
import {
  appOrigin,
  gameId,
  neverWinning,
  newKey,
  newSecret,
  openTable,
  type StudioTable,
} from '../../../support/studio-table.ts'

const opening = 100_000

let table: StudioTable
beforeAll(async () => {
  table = await openTable()
})
afterAll(() => table.close())

describe('taking a seat', () => {
  test('shows the balance that the operator holds, and the stakes of the game', async () => {
    const { seat } = await seated(table, table.process())
    expect(seat).toMatchObject({ currency: 'KRW', balance: opening, round: null })
    expect(seat.stakes).toContain(seat.stake)
  })

  test('a reloaded page finds its game session with the used token; another page does not', async () => {
    const studio = table.process()
    const { token, secret } = await seated(table, studio)
    expect((await call(studio, '/open', { token, secret, game_id: gameId })).status).toBe(200)
    const other = await call(studio, '/open', { token, secret: newSecret(), game_id: gameId })
    expect(other.status).toBe(401)
    expect(refusalIn(other.json)).toBe('token_used')
  })

  test('two pages that race for one token: one sits down', async () => {
    const { token } = await table.launch()
    const opens = [1, 2, 3, 4].map(() =>
      call(table.process(), '/open', { token, secret: newSecret(), game_id: gameId }),
    )
    const statuses = (await Promise.all(opens)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 401)).toHaveLength(3)
  })

  test('a token of another game, a made-up token and a made-up secret open nothing', async () => {
    const studio = table.process()
    const { token } = await table.launch()
    const wrongGame = await call(studio, '/open', { token, secret: newSecret(), game_id: '1002' })
    expect(refusalIn(wrongGame.json)).toBe('token_used')
    const madeUp = await call(studio, '/open', { token: 'made-up', secret: newSecret(), game_id: gameId })
    expect(refusalIn(madeUp.json)).toBe('token_used')
    expect((await call(studio, '/state', undefined, newSecret())).status).toBe(401)
    expect((await call(studio, '/state', undefined)).status).toBe(401)
  })

  test('an operator that cannot be reached costs no token', async () => {
    const { token } = await table.launch()
    const secret = newSecret()
    const cutOff = table.process({
      step: (name) => {
        if (name.startsWith('before /studio')) throw new Error('offline')
      },
    })
    const failed = await call(cutOff, '/open', { token, secret, game_id: gameId })
    expect(failed.status).toBe(503)
    expect((await call(table.process(), '/open', { token, secret, game_id: gameId })).status).toBe(200)
  })
})

describe('spinning', () => {
  test('moves exactly the stake and the win, and both sides agree', async () => {
    const studio = table.process()
    const { jwt, secret } = await seated(table, studio)
    let balance = opening
    for (let spin = 0; spin < 12; spin++) {
      const { json } = await call(studio, '/spin', { key: newKey(), stake: 2_000 }, secret)
      const round = v.parse(Round, json)
      expect(round.state).toBe('settled')
      expect(round.result?.steps.reduce((sum, step) => sum + step.amount, 0)).toBe(round.result?.total)
      balance += (round.result?.total ?? 0) - 2_000
      expect(round.balance).toBe(balance)
    }
    expect(await table.operator.cash(jwt)).toBe(balance)
  })

  test('a repeated request is the same round, once', async () => {
    const { jwt, player, secret } = await seated(table, table.process())
    const key = newKey()
    const many = await Promise.all(
      [1, 2, 3, 4, 5].map(() => call(table.process(), '/spin', { key, stake: 1_000 }, secret)),
    )
    const rounds = many.map(({ json }) => v.parse(Round, json))
    expect(new Set(rounds.map((round) => round.id)).size).toBe(1)
    const debits = (await table.moves(player)).filter((move) => move.kind === 'debit')
    expect(debits).toHaveLength(1)
    expect(await table.operator.cash(jwt)).toBe(opening - 1_000 + (rounds[0]?.result?.total ?? 0))
    // A key belongs to one submission: with another stake it is refused.
    const other = await call(table.process(), '/spin', { key, stake: 2_000 }, secret)
    expect(other.status).toBe(400)
  })

  test('two windows cannot play at once', async () => {
    const { token, jwt, player, secret } = await seated(table, table.process())
    const firstWindow = table.process({ pace: 60_000 })
    const secondWindow = table.process({ pace: 60_000 })
    expect((await call(secondWindow, '/open', { token, secret, game_id: gameId })).status).toBe(200)
    const responses = await Promise.all(
      [firstWindow, secondWindow].map((window) =>
        call(window, '/spin', { key: newKey(), stake: 1_000 }, secret),
      ),
    )
    const refused = responses.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(1)
    expect(['round_in_progress', 'too_soon']).toContain(refusalIn(refused[0]?.json))
    expect((await table.moves(player)).filter((move) => move.kind === 'debit')).toHaveLength(1)
    expect(await table.operator.cash(jwt)).toBeGreaterThanOrEqual(opening - 1_000)
  })

  test('a round that hangs keeps the other window out until it is over', async () => {
    const { secret } = await seated(table, table.process())
    const hanging = table.process({
      step: (name) => {
        if (name === 'after /studio/debit') throw new Error('lost')
      },
    })
    const key = newKey()
    expect((await call(hanging, '/spin', { key, stake: 1_000 }, secret)).status).toBe(503)
    const other = await call(table.process(), '/spin', { key: newKey(), stake: 1_000 }, secret)
    expect(refusalIn(other.json)).toBe('round_in_progress')
    expect(
      v.parse(Round, (await call(table.process(), '/spin', { key, stake: 1_000 }, secret)).json).state,
    ).toBe('settled')
    expect((await call(table.process(), '/spin', { key: newKey(), stake: 1_000 }, secret)).status).toBe(200)
  })

  test('is limited to its pace by the server', async () => {
    const studio = table.process({ pace: 60_000 })
    const { secret } = await seated(table, studio)
    expect((await call(studio, '/spin', { key: newKey(), stake: 200 }, secret)).status).toBe(200)
    const early = await call(studio, '/spin', { key: newKey(), stake: 200 }, secret)
    expect(early.status).toBe(429)
    const { error, wait } = v.parse(ErrorBody, early.json)
    expect(error).toBe('too_soon')
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60_000)
  })

  test('without the funds nothing is taken, and the next smaller stake plays', async () => {
    const studio = table.process({ random: neverWinning() })
    const { jwt, player, session, secret } = await seated(table, studio)
    await table.operator.move('debit', walletMove({ id: player, session }, opening - 300))
    const short = v.parse(Round, (await call(studio, '/spin', { key: newKey(), stake: 1_000 }, secret)).json)
    expect(short).toMatchObject({ state: 'refused', balance: 300, result: null })
    expect(await table.operator.cash(jwt)).toBe(300)
    const small = v.parse(Round, (await call(studio, '/spin', { key: newKey(), stake: 200 }, secret)).json)
    expect(small).toMatchObject({ state: 'settled', balance: 100 })
  })

  test.each([0, -200, 201, 1, 1e12, 2.5, '200', null])('the stake %j is refused', async (stake) => {
    const studio = table.process()
    const { jwt, secret } = await seated(table, studio)
    const response = await call(studio, '/spin', { key: newKey(), stake }, secret)
    expect(response.status).toBe(400)
    expect(await table.operator.cash(jwt)).toBe(opening)
  })

  test.each(['', '{', '[]', 'null', '{"key":"\\u0000","stake":200}', `{"key":"${'x'.repeat(5_000)}"}`])(
    'the body %j is refused',
    async (body) => {
      const studio = table.process()
      const { secret } = await seated(table, studio)
      expect((await call(studio, '/spin', body, secret)).status).toBe(400)
    },
  )
})

describe('a round that was not seen', () => {
  test('is offered again until the page says that it was shown', async () => {
    const studio = table.process()
    const { token, secret } = await seated(table, studio)
    const round = v.parse(Round, (await call(studio, '/spin', { key: newKey(), stake: 1_000 }, secret)).json)
    const again = v.parse(OpenedGame, (await call(studio, '/open', { token, secret, game_id: gameId })).json)
    expect(again.round).toEqual(round)
    expect((await call(studio, `/rounds/${round.id}/seen`, {}, secret)).status).toBe(200)
    const after = v.parse(OpenedGame, (await call(studio, '/open', { token, secret, game_id: gameId })).json)
    expect(after.round).toBeNull()
    expect(after.stake).toBe(1_000)
  })

  test.each(['%00', 'x', `${newKey()}%00`])('is not named %s', async (id) => {
    const studio = table.process()
    const { secret } = await seated(table, studio)
    const response = await call(studio, `/rounds/${id}/seen`, {}, secret)
    expect([response.status, response.json]).toEqual([400, { error: 'bad_request' }])
  })

  test('another player cannot wave it away', async () => {
    const studio = table.process()
    const mine = await seated(table, studio)
    const theirs = await seated(table, studio)
    const round = v.parse(
      Round,
      (await call(studio, '/spin', { key: newKey(), stake: 1_000 }, mine.secret)).json,
    )
    await call(studio, `/rounds/${round.id}/seen`, {}, theirs.secret)
    const again = v.parse(
      OpenedGame,
      (await call(studio, '/open', { token: mine.token, secret: mine.secret, game_id: gameId })).json,
    )
    expect(again.round?.id).toBe(round.id)
  })
})

describe('the page', () => {
  const get = (path: string) => table.process().app.request(`http://localhost:4174${path}`)

  test('may be framed by the operator alone and runs nothing inline', async () => {
    const response = await get(`/play/${gameId}?token=secret-token&lang=ko`)
    expect(response.status).toBe(200)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`frame-ancestors ${appOrigin}`)
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toContain('unsafe')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const html = await response.text()
    expect(html).toContain('lang="ko"')
    expect(html).not.toContain('secret-token')
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map((match) => match[1] ?? '')
    expect(
      scripts.every((attributes) => attributes.includes('src=') || attributes.includes('application/json')),
    ).toBe(true)
    expect(html).not.toMatch(/ (style|on\w+)=/)
  })

  test('is in the language requested, in English for one that the studio does not write', async () => {
    expect(await (await get(`/play/${gameId}?lang=fr`)).text()).toContain('lang="en"')
    expect(await (await get(`/play/${gameId}?lang=ko-KR`)).text()).toContain('lang="ko"')
  })

  test('has its pictures and colours, and only those that exist', async () => {
    const html = await (await get(`/play/${gameId}`)).text()
    const addresses = new Set(html.match(/\/(symbols|scenes|theme)\/[a-z-]+\.(svg|css)/gi))
    expect(addresses.size).toBeGreaterThan(7)
    for (const address of addresses) expect((await get(address)).status, address).toBe(200)
    expect((await get('/scenes/sun-desert.svg')).headers.get('content-type')).toBe(
      'image/svg+xml; charset=utf-8',
    )
    for (const address of [
      '/symbols/nobody.svg',
      '/symbols/..%2fscenes%2fsun-desert.svg',
      '/images/cover/1001.en.webp',
      '/theme/x.css',
      '/theme/constructor.css',
      '/play/0',
      '/x',
    ]) {
      expect((await get(address)).status, address).toBe(404)
    }
  })
})
