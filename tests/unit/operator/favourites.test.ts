import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addFavourite } from '@marquee/operator/account/favourites.ts'
import { syncLimit } from '@marquee/operator/account/limits.ts'
import { favourites } from '@marquee/operator/account/schema.ts'
import { attempts } from '@marquee/operator/database/schema.ts'
import { maxFavourites } from '@marquee/contract/favourites.ts'
import {
  type JoinedPlayer,
  numberAt,
  type TestOperator,
  testOperator,
  valueAt,
} from '../../support/server/operator.ts'

const start = Date.parse('2026-11-23T12:00:00Z')
let operator: TestOperator

beforeAll(async () => {
  operator = await testOperator({ sessionSeconds: 1e9 })
  operator.stopClockAt(new Date(start))
})
afterAll(() => operator.close())

const send = (player: JoinedPlayer, method: string, path: string, body?: unknown) =>
  operator.send(method, `/me/${path}`, { token: player.jwt, ...(body === undefined ? {} : { body }) })

async function listOf(player: JoinedPlayer): Promise<unknown[]> {
  const list = valueAt((await send(player, 'GET', 'favourites')).json, 'data', 'list')
  return Array.isArray(list) ? list.map((game) => valueAt(game, 'id')) : []
}

async function versionOf(player: JoinedPlayer): Promise<number> {
  const { json } = await operator.send('GET', '/main/init', { token: player.jwt })
  return numberAt(json, 'DATA', 'ui', 'changes_version')
}

it('lists the favourites of a player, the oldest first, and nobody else’s', async () => {
  const [mine, other] = [await operator.join(), await operator.join()]
  for (const id of ['1002', '1001', '1003', '1001']) {
    operator.pass(1)
    expect((await send(mine, 'PUT', `favourites/${id}`, {})).status).toBe(200)
  }
  expect((await send(mine, 'DELETE', 'favourites/1003')).status).toBe(200)
  expect((await send(mine, 'DELETE', 'favourites/1003')).status).toBe(200)
  expect(await listOf(mine)).toEqual(['1002', '1001'])
  expect(await listOf(other)).toEqual([])
  expect((await operator.send('GET', '/me/favourites', {})).status).toBe(401)
})

it('has a version that increases with changes only, also after a restored backup', async () => {
  const player = await operator.join()
  expect(await versionOf(player)).toBe(0)
  await send(player, 'PUT', 'favourites/1001', {})
  const added = await versionOf(player)
  // A database of an hour ago has a lower version than any change that follows.
  expect(added).toBeGreaterThan(start - 3_600_000)
  await send(player, 'PUT', 'favourites/1001', {})
  expect(await versionOf(player)).toBe(added)
  await send(player, 'DELETE', 'favourites/1001')
  const removed = await versionOf(player)
  expect(removed).toBeGreaterThan(added)
  await send(player, 'PUT', 'preferences', { theme: 'dark', style: null, layout: null, lang: null })
  expect(await versionOf(player)).toBeGreaterThan(removed)
})

it('refuses games that do not exist, and more favourites than the limit', async () => {
  const player = await operator.join()
  expect((await send(player, 'PUT', 'favourites/no-such-game', {})).status).toBe(404)
  expect((await send(player, 'DELETE', 'favourites/%00')).status).toBe(200)
  await operator.db.insert(favourites).values(
    Array.from({ length: maxFavourites }, (_, number) => ({
      playerId: player.id,
      gameId: `game-${number}`,
      addedAt: new Date(start),
    })),
  )
  const full = await send(player, 'PUT', 'favourites/1001', {})
  expect([full.status, valueAt(full.json, 'msg')]).toEqual([400, 'favourites.full'])
  expect(await listOf(player)).toEqual([])
})

it('accepts one of several concurrent transactions that add the last favourite', async () => {
  const player = await operator.join()
  await operator.db.insert(favourites).values(
    Array.from({ length: maxFavourites - 1 }, (_, number) => ({
      playerId: player.id,
      gameId: `game-${number}`,
      addedAt: new Date(start),
    })),
  )
  // Each transaction stays open, so that the others cannot see its favourite yet.
  const add = (id: string) =>
    operator.db.transaction(async (tx) => {
      await addFavourite(tx, player.id, id, new Date(start))
      await delay(50)
    })
  const results = await Promise.allSettled(['1001', '1002', '1003'].map(add))
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
})

it('returns the preferences as they were saved, and refuses names that it does not know', async () => {
  const player = await operator.join()
  const read = async () => valueAt((await send(player, 'GET', 'preferences')).json, 'data', 'preferences')
  expect(await read()).toBeNull()
  const preferences = { theme: 'darkRed', style: null, layout: 'grid-layout', lang: 'ko' }
  expect((await send(player, 'PUT', 'preferences', preferences)).status).toBe(200)
  for (const wrong of [{ theme: '<b>' }, { lang: undefined }, { style: 1 }])
    expect((await send(player, 'PUT', 'preferences', { ...preferences, ...wrong })).status).toBe(400)
  expect(await read()).toEqual(preferences)
})

it('refuses too many changes for a while', async () => {
  const player = await operator.join()
  const { count } = syncLimit
  await operator.db
    .insert(attempts)
    .values({ scope: `sync:${player.id}`, count: count - 1, startedAt: operator.services.clock() })
  const change = async () => (await send(player, 'PUT', 'favourites/1001', {})).status
  expect([await change(), await change()]).toEqual([200, 429])
})
