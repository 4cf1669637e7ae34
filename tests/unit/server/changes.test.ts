import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changesLimit } from '../../../server/account/limits.ts'
import { cleanUp } from '../../../server/cleanup.ts'
import { attempts } from '../../../server/schema.ts'
import { Changes, maxOperations } from '../../../src/contract/changes.ts'
import { maxFavourites } from '../../../src/contract/max-favourites.ts'
import {
  type JoinedPlayer,
  numberAt,
  type TestOperator,
  testOperator,
  valueAt,
} from '../../support/server/operator.ts'

const minute = 60_000
const day = 86_400_000
const start = Date.parse('2026-11-23T12:00:00Z')
let operator: TestOperator

beforeAll(async () => {
  operator = await testOperator({ sessionSeconds: 1e9 })
  operator.stopClockAt(new Date(start))
})
afterAll(() => operator.close())

interface Made {
  readonly value?: string | null
  readonly at?: number
  readonly device?: string
  readonly category?: string
  readonly added?: number
}

const operation = (id: string, { at = start - minute, ...more }: Made = {}) => ({
  category: 'slots',
  id,
  value: 'on',
  at,
  added: at,
  device: 'device-a',
  ...more,
})

async function send(player: JoinedPlayer, operations: readonly unknown[], since?: number): Promise<Changes> {
  const answer = await operator.send('POST', '/me/changes', {
    token: player.jwt,
    body: { since, operations },
  })
  expect(answer.status, answer.text).toBe(200)
  return v.parse(Changes, valueAt(answer.json, 'data'))
}

const told = ({ changes }: Changes) => changes.map(({ id, value }) => [id, value])

describe('what follows a player', () => {
  it('is told to the other devices with its games, and init says that there is something new', async () => {
    const player = await operator.join()
    const version = async () =>
      numberAt(
        (await operator.send('GET', '/main/init', { token: player.jwt })).json,
        'DATA',
        'ui',
        'changes_version',
      )
    expect(await version()).toBe(0)
    const first = await send(player, [operation('1001'), operation('1002', { at: start - 1 })])
    expect(await version()).toBe(first.version)
    const second = await send(player, [operation('1001', { value: null, at: start })], first.version)
    expect(told(second)).toEqual([['1001', null]])
    const anew = await send(player, [])
    expect(told(anew)).toEqual([
      ['1002', 'on'],
      ['1001', null],
    ])
    expect(anew.changes[0]?.game).toMatchObject({ id: '1002', is_service: 1 })
    expect(await send(player, [], anew.version)).toMatchObject({ changes: [], version: anew.version })
  })

  it('is what the last operation says, in whatever order and however often operations come', async () => {
    const player = await operator.join()
    const late = operation('1001', { value: null, at: start - 5 })
    await send(player, [late])
    const before = await send(player, [operation('1001', { at: start - 10 })])
    expect(told(before)).toEqual([['1001', null]])
    expect((await send(player, [late, late])).version).toBe(before.version)
    // Of one instant the larger name of a device wins, whichever comes first.
    await send(player, [operation('1001', { at: start - 5, device: 'device-b' })])
    expect(told(await send(player, [late]))).toEqual([['1001', 'on']])
  })

  it('takes nothing from the future: a clock that is a day fast does not win for a day', async () => {
    const player = await operator.join()
    const { refused, changes } = await send(player, [operation('1001', { at: start + day })])
    expect(refused).toEqual([{ category: 'slots', id: '1001', reason: 'clock' }])
    expect(changes).toEqual([])
  })

  it('is nobody else’s', async () => {
    const [mine, other] = [await operator.join(), await operator.join()]
    await send(mine, [operation('1001')])
    expect((await send(other, [])).changes).toEqual([])
    expect((await operator.send('POST', '/me/changes', { body: { operations: [] } })).status).toBe(401)
  })

  it('has preferences too, and keeps names that it knows', async () => {
    const player = await operator.join()
    const theme = operation('theme', { category: 'preference', value: 'darkRed' })
    expect(told(await send(player, [theme]))).toEqual([['theme', 'darkRed']])
    for (const wrong of [
      operation('colour', { category: 'preference', value: 'red' }),
      operation('theme', { category: 'preference', value: '<b>' }),
      operation('1001', { value: 'perhaps' }),
      operation('1001', { category: 'sports' }),
      operation('1001', { device: 'x' }),
      operation('1001', { at: -1 }),
      operation('1001', { at: 0.5 }),
    ]) {
      const answer = await operator.send('POST', '/me/changes', {
        token: player.jwt,
        body: { operations: [wrong] },
      })
      expect(answer.status, JSON.stringify(wrong)).toBe(400)
    }
  })

  it('has limits: of games that there are, of favourites, and of operations in a call', async () => {
    const player = await operator.join()
    const unknown = await send(player, [operation('no-such-game'), operation('1001', { category: 'casino' })])
    expect(unknown.refused.map(({ reason }) => reason)).toEqual(['unknown', 'unknown'])
    const many = Array.from({ length: maxOperations + 1 }, () => operation('1001'))
    const answer = await operator.send('POST', '/me/changes', {
      token: player.jwt,
      body: { operations: many },
    })
    expect(answer.status).toBe(400)
    expect(maxFavourites).toBeGreaterThan(300)
  })

  it('is refused for a while when a device asks too often', async () => {
    const player = await operator.join()
    const ask = async () =>
      (await operator.send('POST', '/me/changes', { token: player.jwt, body: { operations: [] } })).status
    const { count } = changesLimit
    await operator.db
      .insert(attempts)
      .values({ scope: `changes:${player.id}`, count: count - 1, startedAt: new Date(start) })
    expect([await ask(), await ask()]).toEqual([200, 429])
  })
})

describe('a device that was away', () => {
  it('for longer than removals are kept gets everything that there is, and brings back nothing that was removed', async () => {
    const player = await operator.join()
    const { version } = await send(player, [operation('1001'), operation('1002')])
    const removed = await send(player, [operation('1001', { value: null, at: start })])
    await cleanUp(operator.db, new Date(start + 399 * day))
    expect(told(await send(player, [], version))).toEqual([['1001', null]])
    await cleanUp(operator.db, new Date(start + 401 * day))
    const anew = await send(player, [operation('1001', { at: start - 1 })], version)
    expect(anew).toMatchObject({ whole: 'away', version: removed.version })
    expect(told(anew)).toEqual([['1002', 'on']])
    // A press after the removal counts.
    operator.stopClockAt(new Date(start + minute))
    expect(told(await send(player, [operation('1001', { at: start + 1 })], anew.version))).toEqual([
      ['1001', 'on'],
    ])
    operator.stopClockAt(new Date(start))
  })

  it('knows more than an operator whose database was restored, and is asked for it', async () => {
    const player = await operator.join()
    await send(player, [operation('1001')])
    expect(await send(player, [], 40)).toMatchObject({ whole: 'restored', version: 1 })
  })
})
