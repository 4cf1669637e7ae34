import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Round } from '@marquee/studio/shared/protocol.ts'
import { textAt } from '../../../support/server/operator.ts'
import { fixedRound } from '../../../support/fixed-round.ts'
import { call, seated } from '../../../support/studio-calls.ts'
import {
  alwaysWinning,
  appOrigin,
  newKey,
  newSecret,
  openTable,
  type StudioProcess,
  type StudioTable,
} from '../../../support/studio-table.ts'

let table: StudioTable
beforeAll(async () => {
  table = await openTable()
})
afterAll(() => table.close())

/** A round of a new player, and the address that the operator gives them for it. */
async function played(studio: StudioProcess) {
  const { jwt, secret } = await seated(table, studio)
  const { json } = await call(studio, '/spin', { key: newKey(), stake: 2_000 }, secret)
  const round = v.parse(Round, json)
  return { round, address: await addressOf(jwt, round.id) }
}

async function addressOf(jwt: string, round: string): Promise<string> {
  const headers = { 'accept-language': 'en' }
  const response = await table.operator.send('GET', `/wallet/round/${round}`, { token: jwt, headers })
  return textAt(response.json, 'data', 'replay')
}

const shown = async (studio: StudioProcess, address: string) => {
  const response = await studio.app.request(address)
  return { status: response.status, html: await response.text(), headers: response.headers }
}

test('a round is shown again as it was drawn, with the symbols that paid', async () => {
  const studio = table.process({ random: alwaysWinning() })
  const { round, address } = await played(studio)
  const { status, html, headers } = await shown(studio, address)
  expect(status).toBe(200)
  expect(html.match(/<img /g)).toHaveLength(15)
  const cells = html.match(/<img class="paid"/g)?.length ?? 0
  expect(cells).toBeGreaterThanOrEqual(
    Math.max(...(round.result?.steps[0]?.wins ?? []).map(({ count }) => count)),
  )
  expect(html).not.toContain('alt=""')
  expect(html).not.toContain('<script')
  expect(headers.get('content-security-policy')).toContain(`frame-ancestors ${appOrigin}`)
})

test.each(['2001', '1301'])('each step of a round of %s is shown again', async (game) => {
  const random = fixedRound(game, ({ steps }) => steps.length > 1)
  const studio = table.process({ random })
  const launch = await table.launch(game)
  const secret = newSecret()
  await call(studio, '/open', { token: launch.token, secret, game_id: game })
  const { json } = await call(studio, '/spin', { key: newKey(), stake: 2_000 }, secret)
  const round = v.parse(Round, json)
  const { html } = await shown(studio, await addressOf(launch.jwt, round.id))
  expect(html.match(/<section /g)).toHaveLength(round.result?.steps.length ?? 0)
  expect(html).not.toContain('alt=""')
})

test('only an address that the operator signed shows a round, and not for long', async () => {
  const studio = table.process()
  const { round, address } = await played(studio)
  const other = await played(studio)
  const moved = new URL(address)
  moved.pathname = `/replay/${other.round.id}`
  const unsigned = new URL(address)
  unsigned.searchParams.delete('signature')
  const old = new URL(address)
  old.searchParams.set('at', String(Date.now() - 600_000))
  for (const wrong of [moved, unsigned, old]) expect((await shown(studio, wrong.href)).status).toBe(404)
  expect((await shown(studio, `http://localhost:4174/replay/${round.id}'`)).status).toBe(404)
})
