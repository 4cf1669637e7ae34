import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'
import { defaultCallLimits } from '@marquee/studio/server/http/call-limits.ts'
import { call, refusalIn, seated } from '../../support/studio-calls.ts'
import { gameId, newKey, newSecret, openTable, type StudioTable } from '../../support/studio-table.ts'

let studio: StudioTable
beforeAll(async () => {
  studio = await openTable()
})
afterAll(() => studio.close())
afterEach(() => vi.restoreAllMocks())

test('a session that polls without end is refused, and a spin of another one is served', async () => {
  const process = studio.process({ callLimits: defaultCallLimits })
  const game = catalogue().games.find(({ table }) => table === 'roulette')?.id ?? ''
  const { token } = await studio.launch(game)
  const secret = newSecret()
  await call(process, '/table/open', { token, secret, game_id: game })
  const player = await seated(studio, process)
  const poll = () => call(process, '/table/state', undefined, secret)
  const polls = Array.from({ length: 200 }, poll)
  const key = newKey()
  const spin = await call(process, '/spin', { key, stake: player.seat.stakes[0] }, player.secret)
  expect(spin).toMatchObject({ status: 200, json: { state: 'settled' } })
  const responses = await Promise.all(polls)
  const refused = responses.filter(({ status }) => status === 429)
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(defaultCallLimits.perSession)
  expect(refused).toHaveLength(200 - defaultCallLimits.perSession)
  expect(refused.map(({ headers }) => headers.get('retry-after'))).toContain('1')
  await process.closeTables()
})

test('a session that calls again and again is refused until the second is over', async () => {
  const process = studio.process({ callLimits: defaultCallLimits })
  const { secret } = await seated(studio, process)
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000_000)
  const state = async () => (await call(process, '/state', undefined, secret)).status
  for (let calls = 0; calls < defaultCallLimits.perSession; calls++) expect(await state()).toBe(200)
  expect(await state()).toBe(429)
  now.mockReturnValue(1_001_000)
  expect(await state()).toBe(200)
})

test('an address with many sessions is refused beyond its own limit', async () => {
  const process = studio.process({ callLimits: defaultCallLimits })
  const player = await seated(studio, process)
  const state = (address: string, secret: string) => {
    const headers = { authorization: `Bearer ${secret}`, 'x-address': address }
    return Promise.resolve(process.app.request('/api/state', { headers }))
  }
  const flood = Array.from({ length: 100 }, () => state('one', newSecret()))
  const other = await state('other', player.secret)
  expect(other.status).toBe(200)
  const statuses = (await Promise.all(flood)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(defaultCallLimits.perAddress)
  expect(statuses.filter((status) => status === 429)).toHaveLength(100 - defaultCallLimits.perAddress)
})

test('an address that opens streams with invalid tokens is refused beyond its limit', async () => {
  const process = studio.process({ callLimits: defaultCallLimits })
  const open = () => call(process, '/table/events', undefined, newSecret())
  const statuses = (await Promise.all(Array.from({ length: 100 }, open))).map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(defaultCallLimits.perAddress)
  expect(statuses.filter((status) => status === 429)).toHaveLength(100 - defaultCallLimits.perAddress)
})

test('launch tokens that do not exist stop reaching the operator', async () => {
  let redeemed = 0
  const process = studio.process({
    step: (name) => {
      if (name === 'before /studio/authenticate') redeemed += 1
    },
  })
  const seat = await seated(studio, process)
  const opened = { token: seat.token, secret: seat.secret, game_id: gameId }
  redeemed = 0
  const replayed = await call(process, '/open', { ...opened, secret: newSecret() })
  expect([replayed.status, redeemed], 'it costs no call of the operator').toEqual([401, 0])
  for (let attempt = 0; attempt < 20; attempt++) {
    const body = { token: `made-up-${attempt}`, secret: newSecret(), game_id: gameId }
    expect((await call(process, '/open', body)).status).toBe(401)
  }
  const { token } = await studio.launch()
  const body = { token, secret: newSecret(), game_id: gameId }
  const { status, json, headers } = await call(process, '/open', body)
  expect([status, refusalIn(json)]).toEqual([429, 'too_soon'])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(redeemed).toBe(20)
  expect((await call(process, '/open', opened)).status, 'a page that is loaded again').toBe(200)
  const elsewhere = await process.app.request('/api/open', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-address': 'other' },
    body: JSON.stringify(body),
  })
  expect(elsewhere.status).toBe(200)
})
