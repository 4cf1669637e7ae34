import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { studioRounds } from '@marquee/studio/server/slots/schema.ts'
import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'
import { walletRoundOf } from '@marquee/studio/server/tables/table-bets.ts'
import { HandView } from '@marquee/studio/shared/hand-protocol.ts'
import { Round } from '@marquee/studio/shared/protocol.ts'
import { OpenedTable } from '@marquee/studio/shared/table-protocol.ts'
import { hasPassed, verify } from '@marquee/studio/verifier/verify.ts'
import { dealing } from '../../../support/dealt.ts'
import { blackjackTitle } from '../../../support/hand-titles.ts'
import { textAt } from '../../../support/server/operator.ts'
import { call, seated } from '../../../support/studio-calls.ts'
import { appOrigin, newKey, newSecret, openTable, type StudioTable } from '../../../support/studio-table.ts'

let table: StudioTable
beforeAll(async () => {
  table = await openTable()
})
afterAll(() => table.close())

/** The proof in the link of a page to the app. */
function linkedProof(html: string): string {
  const [, address = ''] = /href="([^"]*#proof=[^"]*)"/.exec(html) ?? []
  expect(address.startsWith(`${appOrigin}/fairness#proof=`)).toBe(true)
  return decodeURIComponent(address.split('#proof=')[1] ?? '').replaceAll('&#39;', "'")
}

test('a round of the history leads to its proof, after its player has shown the server seed', async () => {
  const studio = table.process()
  const { jwt, secret } = await seated(table, studio)
  const { json } = await call(studio, '/spin', { key: newKey(), stake: 2_000 }, secret)
  const { id } = v.parse(Round, json)
  const detail = await table.operator.send('GET', `/wallet/round/${id}`, {
    token: jwt,
    headers: { 'accept-language': 'en' },
  })
  const address = textAt(detail.json, 'data', 'proof')
  const page = async (method: 'GET' | 'POST', at = `${address}&app=${encodeURIComponent(appOrigin)}`) => {
    const response = await studio.app.request(at, { method })
    return { status: response.status, html: await response.text() }
  }

  const before = await page('GET')
  expect(before.html).toContain('<form method="post">')
  expect(before.html).not.toContain('http-equiv="refresh"')
  expect(JSON.parse(linkedProof(before.html))).toMatchObject({ round: id, server_seed: null })

  const after = await page('POST')
  expect(after.html).toContain('http-equiv="refresh"')
  expect(hasPassed(await verify(linkedProof(after.html)))).toBe(true)
  expect(linkedProof((await page('GET')).html)).toBe(linkedProof(after.html))

  // Only the app's own origins are led to, and only by the operator's signature.
  linkedProof((await page('GET', `${address}&app=https%3A%2F%2Fevil.example`)).html)
  for (const bad of [
    address.replace(id, '00000000-0000-4000-8000-000000000000'),
    address.replace(/signature=[^&]*/, ''),
  ])
    expect((await page('GET', bad)).status).toBe(404)
})

test('a round that drew nothing is described as having no proof', async () => {
  const studio = table.process()
  const { jwt, secret } = await seated(table, studio)
  const { json } = await call(studio, '/spin', { key: newKey(), stake: 2_000 }, secret)
  const { id } = v.parse(Round, json)
  await table.operator.db
    .update(studioRounds)
    .set({ state: 'voided', stops: null, limits: null, picture: null, win: null })
    .where(eq(studioRounds.id, id))
  const detail = await table.operator.send('GET', `/wallet/round/${id}`, {
    token: jwt,
    headers: { 'accept-language': 'ko' },
  })
  for (const method of ['GET', 'POST']) {
    const response = await studio.app.request(textAt(detail.json, 'data', 'proof'), { method })
    const html = await response.text()
    expect(html).toContain('추첨이 없었던 라운드라 증명도 없어요')
    expect(html).not.toContain('게임을 찾을 수 없어요')
  }
})

test('a hand that is not over, and a bet before its draw, have their proof later', async () => {
  const studio = table.process({ draw: dealing('9s 6h 8d Ts', 6) })
  const pageOf = async (jwt: string, round: string) => {
    const headers = { 'accept-language': 'en' }
    const detail = await table.operator.send('GET', `/wallet/round/${round}`, { token: jwt, headers })
    return (await studio.app.request(textAt(detail.json, 'data', 'proof'))).text()
  }
  const later = 'This round is still in progress. Its proof follows when it ends.'
  const sit = async (game: string, path: string) => {
    const { token, jwt, player } = await table.launch(game)
    const secret = newSecret()
    const { json } = await call(studio, `/${path}/open`, { token, secret, game_id: game })
    return { jwt, player, secret, json }
  }

  const { id, least: stake } = blackjackTitle
  const hands = await sit(id, 'hand')
  const dealt = await call(studio, '/hand/deal', { key: newKey(), stake, side: 0 }, hands.secret)
  const hand = v.parse(HandView, dealt.json)
  expect(await pageOf(hands.jwt, hand.id)).toContain(later)
  const step = { hand: hand.id, step: hand.step, key: newKey(), decision: 'stand' }
  await call(studio, '/hand/step', step, hands.secret)
  expect(await pageOf(hands.jwt, hand.id)).toContain('#proof=')

  const roulette = catalogue().games.find((game) => game.table === 'roulette')?.id ?? ''
  const bets = await sit(roulette, 'table')
  const { chips, update } = v.parse(OpenedTable, bets.json)
  const { round } = update.table
  const placed = { key: newKey(), round: round.id, bets: [{ spot: 'red', amount: chips[0] ?? 0 }] }
  expect((await call(studio, '/table/bet', placed, bets.secret)).status).toBe(200)
  expect(await pageOf(bets.jwt, walletRoundOf(round.id, bets.player))).toContain(later)
  await studio.closeTables()
})
