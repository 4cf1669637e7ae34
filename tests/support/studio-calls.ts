import * as v from 'valibot'
import { expect } from 'vitest'
import { ErrorBody, OpenedGame } from '@marquee/studio/shared/protocol.ts'
import { gameId, newSecret, type StudioProcess, type StudioTable } from './studio-table.ts'

/** A call of the game page to its studio: GET without a body, POST with one. */
export async function call(studio: StudioProcess, path: string, body: unknown, secret?: string) {
  const response = await studio.app.request(`http://localhost:4174/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return { status: response.status, json: (await response.json()) as unknown, headers: response.headers }
}

/** The code of a refusal. */
export const refusalIn = (json: unknown) => v.parse(ErrorBody, json).error

/** A new player with a launched game and a seat at it. */
export async function seated(table: StudioTable, studio: StudioProcess) {
  const launch = await table.launch()
  const secret = newSecret()
  const { status, json } = await call(studio, '/open', { token: launch.token, secret, game_id: gameId })
  expect(status).toBe(200)
  return { ...launch, secret, seat: v.parse(OpenedGame, json) }
}
