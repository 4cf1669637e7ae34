import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HandState, HandView, OpenedHands } from '@marquee/studio/shared/hand-protocol.ts'
import { handWaitMs } from '@marquee/studio/server/hands/hand-settlement.ts'
import { handById } from '@marquee/studio/server/hands/hand-rows.ts'
import { studioHands } from '@marquee/studio/server/hands/schema.ts'
import { textAt, valueAt } from '../../../support/server/operator.ts'
import { dealing } from '../../../support/dealt.ts'
import { studioReplay } from '../../../support/studio-replay.ts'
import { call, refusalIn } from '../../../support/studio-calls.ts'
import {
  newKey,
  newSecret,
  openTable,
  type ProcessOptions,
  type StudioProcess,
  type StudioTable,
} from '../../../support/studio-table.ts'
import { blackjackTitle, holdemTitle } from '../../../support/hand-titles.ts'

const opening = 100_000
const { id: game, least: stake } = blackjackTitle

let studio: StudioTable
beforeAll(async () => {
  studio = await openTable()
})
afterAll(() => studio.close())

/** A process whose every hand is dealt these cards. */
const dealingProcess = (cards: string, options: ProcessOptions = {}) =>
  studio.process({ draw: dealing(cards, 6), ...options })

async function seated(process: StudioProcess, launch?: Awaited<ReturnType<StudioTable['launch']>>) {
  const launched = launch ?? (await studio.launch(game))
  const secret = newSecret()
  const { status, json } = await call(process, '/hand/open', {
    token: launched.token,
    secret,
    game_id: game,
  })
  expect(status).toBe(200)
  return { ...launched, secret, seat: v.parse(OpenedHands, json) }
}

const dealt = async (process: StudioProcess, secret: string, key = newKey(), amount = stake) =>
  v.parse(HandView, (await call(process, '/hand/deal', { key, stake: amount, side: 0 }, secret)).json)

type Decision = HandView['options'][number]['decision']

const step = (process: StudioProcess, secret: string, hand: HandView, decision: Decision, key = newKey()) =>
  call(process, '/hand/step', { hand: hand.id, step: hand.step, key, decision }, secret)

async function stepped(process: StudioProcess, secret: string, hand: HandView, decision: Decision) {
  const { status, json } = await step(process, secret, hand, decision)
  expect(status).toBe(200)
  return v.parse(HandView, json)
}

const unfinishedOf = async (jwt: string) => {
  const { json } = await studio.operator.send('GET', '/game/unfinished', {
    token: jwt,
  })
  return valueAt(json, 'DATA', 'rounds')
}

describe('a hand', () => {
  test('is staked, doubled and paid, each move once, and its round is open in the books until then', async () => {
    const process = dealingProcess('6s 6h 5d Ts Tc Kd')
    const { secret, jwt, player } = await seated(process)
    const key = newKey()
    const hand = await dealt(process, secret, key)
    expect(await dealt(process, secret, key)).toEqual(hand)
    expect(hand).toMatchObject({
      state: 'playing',
      staked: stake,
      balance: opening - stake,
      win: null,
    })
    const [open] = v.parse(
      v.array(v.object({ round_id: v.string(), staked: v.number() })),
      await unfinishedOf(jwt),
    )
    expect(open).toEqual({ round_id: hand.id, staked: stake })

    const repeated = newKey()
    const ended = v.parse(HandView, (await step(process, secret, hand, 'double', repeated)).json)
    expect(ended).toMatchObject({
      state: 'settled',
      staked: 2 * stake,
      win: 4 * stake,
      balance: opening + 2 * stake,
    })
    expect(v.parse(HandView, (await step(process, secret, hand, 'double', repeated)).json)).toEqual(ended)
    expect(await studio.operator.cash(jwt)).toBe(opening + 2 * stake)
    expect((await studio.moves(player)).map(({ kind }) => kind).toSorted()).toEqual([
      'credit',
      'debit',
      'debit',
    ])
    expect(await unfinishedOf(jwt)).toEqual([])
  })

  test('that is lost ends its round too', async () => {
    const process = dealingProcess('Ts Th 6d 6s Kc')
    const { secret, jwt } = await seated(process)
    const hand = await dealt(process, secret)
    expect(await stepped(process, secret, hand, 'hit')).toMatchObject({
      state: 'settled',
      win: 0,
    })
    expect(await unfinishedOf(jwt)).toEqual([])
    expect(await studio.operator.cash(jwt)).toBe(opening - stake)
  })

  test('two tabs and repeated submissions take one step once', async () => {
    const [one, two] = [dealingProcess('8s 6h 8d Ts 2c 3d 4c 5d'), dealingProcess('8s 6h 8d Ts 2c 3d 4c 5d')]
    const { secret, player } = await seated(one)
    const hand = await dealt(one, secret)
    const responses = await Promise.all(
      [one, two, one, two, one, two].map((process) => step(process, secret, hand, 'split')),
    )
    for (const { status, json } of responses) {
      expect(status).toBe(200)
      expect(v.parse(HandView, json)).toMatchObject({
        step: 1,
        staked: 2 * stake,
      })
    }
    expect((await studio.moves(player)).length).toBe(2)
    const [first] = responses
    const now = v.parse(HandView, first?.json)
    const both = await Promise.all([
      step(one, secret, now, 'hit'),
      step(two, secret, now, 'stand'),
      step(one, secret, now, 'hit'),
    ])
    const steps = both.map(({ json }) => v.parse(HandView, json).step)
    expect(steps).toEqual([2, 2, 2])
  })

  test("on a break a hand ends at no new stake, a hold'em hand by a fold", async () => {
    const stop = (jwt: string) =>
      studio.operator.send('POST', '/protection/stop', {
        token: jwt,
        body: { kind: 'stop' },
        headers: { 'idempotency-key': newKey() },
      })
    const process = dealingProcess('6s 6h 5d Ts Tc Kd')
    const blackjack = await seated(process)
    const hand = await dealt(process, blackjack.secret)
    expect((await stop(blackjack.jwt)).status).toBe(200)
    const refused = await stepped(process, blackjack.secret, hand, 'double')
    expect(refused).toMatchObject({ state: 'playing', refusal: { reason: 'stopped' } })
    expect(await stepped(process, blackjack.secret, refused, 'stand')).toMatchObject({ state: 'settled' })

    const table = studio.process()
    const { id } = holdemTitle
    const { token, jwt } = await studio.launch(id)
    const secret = newSecret()
    await call(table, '/hand/open', { token, secret, game_id: id })
    const ante = await dealt(table, secret, newKey(), holdemTitle.least)
    expect((await stop(jwt)).status).toBe(200)
    const kept = await stepped(table, secret, ante, 'call')
    expect(kept).toMatchObject({ state: 'playing', refusal: { reason: 'stopped' } })
    const folded = { state: 'settled', win: 0, balance: opening - holdemTitle.least }
    expect(await stepped(table, secret, kept, 'fold')).toMatchObject(folded)
  })

  test('an extra stake that is refused says why, and the hand continues without it', async () => {
    const process = dealingProcess('6s 6h 5d Ts 9c Kd')
    const { secret, jwt } = await seated(process)
    const most = opening - (opening % (2 * stake))
    const hand = await dealt(process, secret, newKey(), most)
    const key = newKey()
    const refused = v.parse(HandView, (await step(process, secret, hand, 'double', key)).json)
    expect(refused).toMatchObject({ state: 'playing', step: 0, staked: most })
    expect(refused.refusal?.reason).toBe('insufficient_funds')
    expect(v.parse(HandView, (await step(process, secret, hand, 'double', key)).json)).toEqual(refused)
    const gone = await stepped(process, secret, refused, 'hit')
    expect(gone).toMatchObject({ step: 1, refusal: null })
    await stepped(process, secret, gone, 'stand')
    expect(await studio.operator.cash(jwt)).toBe(opening + most)
  })

  test('takes no stakes and decisions that are none of the game', async () => {
    const process = dealingProcess('9s 6h 8d Ts')
    const { secret, jwt, seat } = await seated(process)
    const refused = async (body: Record<string, unknown>) =>
      refusalIn((await call(process, '/hand/deal', { key: newKey(), side: 0, ...body }, secret)).json)
    expect(await refused({ stake: stake + 1 })).toBe('bad_request')
    expect(await refused({ stake: seat.most + stake })).toBe('table_limit')
    expect(await refused({ stake, commitment: 'f'.repeat(64) })).toBe('other_seeds')
    expect(await refused({ stake, side: stake })).toBe('no_such_bet')
    expect(await refused({ stake: -stake })).toBe('bad_request')
    expect(await studio.operator.cash(jwt)).toBe(opening)
    const hand = await dealt(process, secret)
    expect(await refused({ stake })).toBe('round_in_progress')
    expect(refusalIn((await step(process, secret, hand, 'split')).json)).toBe('no_such_bet')
    const other = await seated(process)
    expect(refusalIn((await step(process, other.secret, hand, 'hit')).json)).toBe('no_such_bet')
  })

  test('shows the player no card that lies face down', async () => {
    const process = dealingProcess('9s 6h 8d Ts')
    const { secret } = await seated(process)
    const hand = await dealt(process, secret)
    expect(hand.places.find(({ id }) => id === 'dealer')?.cards).toHaveLength(2)
    expect(hand.places.find(({ id }) => id === 'dealer')?.cards[1]).toBe(-1)
  })

  test('keeps to the pace from one hand to the next', async () => {
    const process = dealingProcess('As 9s Kd 8s', { pace: 60_000 })
    const { secret } = await seated(process)
    expect((await dealt(process, secret)).win).toBe(2.5 * stake)
    const early = await call(process, '/hand/deal', { key: newKey(), stake, side: 0 }, secret)
    expect(refusalIn(early.json)).toBe('too_soon')
  })

  test('waits for its player, in another session and process, at the exact step', async () => {
    const process = dealingProcess('2s 6h 3d Ts 4c 5c 7c')
    const { secret, jwt } = await seated(process)
    const hand = await dealt(process, secret)
    const after = await stepped(process, secret, hand, 'hit')
    const { text } = await studio.operator.send('GET', `/game/launch?game_id=${game}&type=casino`, {
      token: jwt,
    })
    const token = new URL(/"url":"([^"]+)"/.exec(text)?.[1] ?? '').searchParams.get('token') ?? ''
    const elsewhere = studio.process()
    const back = newSecret()
    const { json } = await call(elsewhere, '/hand/open', {
      token,
      secret: back,
      game_id: game,
    })
    expect(v.parse(OpenedHands, json).hand).toEqual(after)
    expect(await stepped(elsewhere, back, after, 'hit')).toMatchObject({
      step: 2,
    })
  })

  test('that was left for a day is settled by the printed rule, and its player finds the result', async () => {
    const process = dealingProcess('Ts Ah 9d 7s')
    const { secret, jwt } = await seated(process)
    const hand = await dealt(process, secret)
    expect(hand.options.map(({ decision }) => decision)).toEqual(['decline', 'insure'])
    await process.handSettlement.recover(0)
    expect((await handById(studio.operator.db, hand.id))?.state).toBe('playing')
    await studio.operator.db.execute(sql`
      update ${studioHands} set acted_at = acted_at - ${handWaitMs}::bigint * interval '1 millisecond'
      where id = ${hand.id}`)
    await process.handSettlement.recover(0)
    // 19 against 18: stood and won, without insurance.
    expect(await studio.operator.cash(jwt)).toBe(opening + stake)
    expect(await unfinishedOf(jwt)).toEqual([])
    const { json } = await call(process, '/hand/state', undefined, secret)
    expect(v.parse(HandState, json).hand).toMatchObject({
      state: 'settled',
      win: 2 * stake,
    })
    await call(process, '/hand/seen', { hand: hand.id }, secret)
    const seen = await call(process, '/hand/state', undefined, secret)
    expect(v.parse(HandState, seen.json).hand).toBeNull()
  })

  test('is drawn again in the list of rounds as it was', async () => {
    const process = dealingProcess('6s 6h 5d Ts Tc Kd')
    const { secret, jwt } = await seated(process)
    const hand = await dealt(process, secret)
    await stepped(process, secret, hand, 'double')
    const page = await studioReplay(studio, process, hand.id)
    expect(page).toContain('aria-label="6 of spades"')
    expect(page).toContain('Double')
    const styles = await (await process.app.request('http://localhost:4174/replay.css')).text()
    const marks = new Set([...page.matchAll(/class="([^"]+)"/g)].map(([, mark]) => mark))
    expect([...marks].filter((mark) => !styles.includes(`.${mark}{`))).toEqual([])
    const { json } = await studio.operator.send('GET', `/wallet/round/${hand.id}?game=${game}`, {
      token: jwt,
    })
    expect(textAt(json, 'data', 'replay')).toContain(`/replay/${hand.id}`)
  })
})
