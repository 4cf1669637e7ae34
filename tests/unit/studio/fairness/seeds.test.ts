import { eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ProofResponse, Seeds } from '@marquee/studio/shared/fair-protocol.ts'
import { Round } from '@marquee/studio/shared/protocol.ts'
import { studioSeedPairs } from '@marquee/studio/server/fairness/schema.ts'
import { roundById } from '@marquee/studio/server/slots/slot-rounds.ts'
import { hasPassed, verify } from '@marquee/studio/verifier/verify.ts'
import { call, refusalIn, seated } from '../../../support/studio-calls.ts'
import { newKey, openTable, type StudioProcess, type StudioTable } from '../../../support/studio-table.ts'

let table: StudioTable
beforeAll(async () => {
  table = await openTable()
})
afterAll(() => table.close())

const stake = 1_000

async function seedsOf(studio: StudioProcess, secret: string): Promise<Seeds> {
  return v.parse(Seeds, (await call(studio, '/fair', undefined, secret)).json)
}

const name = (studio: StudioProcess, secret: string, commitment: string, seed: unknown) =>
  call(studio, '/fair/client-seed', { commitment, client_seed: seed }, secret)

async function spin(studio: StudioProcess, secret: string): Promise<Round> {
  const { json } = await call(studio, '/spin', { key: newKey(), stake }, secret)
  return v.parse(Round, json)
}

async function proofOf(studio: StudioProcess, secret: string, round: string) {
  return v.parse(ProofResponse, (await call(studio, `/fair/proof/${round}`, undefined, secret)).json)
}

describe('the seeds of a player', () => {
  test('draw rounds that anyone can check once the server seed is shown', async () => {
    const studio = table.process()
    const { secret } = await seated(table, studio)
    const before = await seedsOf(studio, secret)
    expect(before).toMatchObject({ client_seed: null, next_nonce: 0, revealed: null })
    await name(studio, secret, before.commitment, 'my-own.seed!')
    const rounds = [await spin(studio, secret), await spin(studio, secret), await spin(studio, secret)]
    const [first] = rounds
    const early = await proofOf(studio, secret, first?.id ?? '')
    expect(early.revealed).toBe(false)
    expect(JSON.parse(early.proof)).toMatchObject({
      server_seed: null,
      nonce: 0,
      client_seed: 'my-own.seed!',
    })

    const { json } = await call(studio, '/fair/rotate', {}, secret)
    const after = v.parse(Seeds, json)
    expect(after.revealed).toMatchObject({ commitment: before.commitment, rounds: 3 })
    expect(after.commitment).not.toBe(before.commitment)
    for (const [nonce, round] of rounds.entries()) {
      const { proof, revealed } = await proofOf(studio, secret, round.id)
      expect(revealed).toBe(true)
      const shown: Record<string, unknown> = JSON.parse(proof)
      expect(shown).toMatchObject({
        nonce,
        commitment: before.commitment,
        numbers: round.result?.steps[0]?.stops,
      })
      const noted = { commitment: before.commitment, client_seed: 'my-own.seed!' }
      const verdict = await verify(JSON.stringify({ ...shown, named: noted }))
      expect(verdict.kind === 'checked' && verdict.checks.map(({ state }) => state)).toEqual(
        Array.from({ length: 6 }, () => 'passed'),
      )
      expect(hasPassed(verdict)).toBe(true)
    }
  })

  test('take a client seed before the first round only, for the pair that was shown, in its shape', async () => {
    const studio = table.process()
    const { secret } = await seated(table, studio)
    const { commitment } = await seedsOf(studio, secret)
    for (const bad of ['', 'a:b', 'a b', 'ü', 'x'.repeat(65), 7, null, 'a\u0000'])
      expect(refusalIn((await name(studio, secret, commitment, bad)).json)).toBe('bad_request')
    await name(studio, secret, 'f'.repeat(64), 'foreign')
    expect((await seedsOf(studio, secret)).client_seed).toBeNull()
    await name(studio, secret, commitment, 'x'.repeat(64))
    await name(studio, secret, commitment, 'second')
    expect((await seedsOf(studio, secret)).client_seed).toBe('x'.repeat(64))
    await spin(studio, secret)
    await name(studio, secret, commitment, 'too-late')
    expect((await seedsOf(studio, secret)).client_seed).toBe('x'.repeat(64))
  })

  test('draw for a page that names none with the beginning of the commitment', async () => {
    const studio = table.process()
    const { secret } = await seated(table, studio)
    await spin(studio, secret)
    const { commitment, client_seed: seed, next_nonce: drawn } = await seedsOf(studio, secret)
    expect({ seed, drawn }).toEqual({ seed: commitment.slice(0, 32), drawn: 1 })
  })

  test('that were replaced draw no round of a page that prepared them, and take no stake', async () => {
    const studio = table.process()
    const { secret, player } = await seated(table, studio)
    const key = newKey()
    const { commitment } = await seedsOf(studio, secret)
    await name(studio, secret, commitment, 'of-this-page')
    const first = await call(studio, '/spin', { key, stake, commitment }, secret)
    expect(first.status).toBe(200)
    await call(studio, '/fair/rotate', {}, secret)
    const next = await seedsOf(studio, secret)
    await name(studio, secret, next.commitment, 'of-another-device')

    const moves = await table.moves(player)
    const late = await call(studio, '/spin', { key: newKey(), stake, commitment }, secret)
    expect([late.status, refusalIn(late.json)]).toEqual([409, 'other_seeds'])
    expect(await table.moves(player)).toEqual(moves)
    expect((await seedsOf(studio, secret)).next_nonce).toBe(0)
    // A repeated call finds the round that it began, whatever became of its seeds.
    expect((await call(studio, '/spin', { key, stake, commitment }, secret)).json).toEqual(first.json)
    const body = { key: newKey(), stake, commitment: next.commitment }
    expect((await call(studio, '/spin', body, secret)).status).toBe(200)
    expect((await seedsOf(studio, secret)).next_nonce).toBe(1)
  })

  test('give each round a nonce of its own, and none to a submission that writes no round', async () => {
    const studio = table.process()
    const { secret, player } = await seated(table, studio)
    const key = newKey()
    const keys = [key, key, newKey(), newKey()]
    await Promise.all(keys.map((one) => call(studio, '/spin', { key: one, stake }, secret)))
    const { rows } = v.parse(
      v.object({ rows: v.array(v.object({ nonce: v.number() })) }),
      await table.operator.db.execute(
        sql`select nonce from studio_rounds where player = ${player} order by nonce`,
      ),
    )
    expect(rows.map(({ nonce }) => nonce)).toEqual(rows.map((_, index) => index))
    expect((await seedsOf(studio, secret)).next_nonce).toBe(rows.length)
  })

  test('are not shown while a round is not over', async () => {
    const studio = table.process()
    const { secret } = await seated(table, studio)
    const round = await spin(studio, secret)
    const { db } = table.operator
    const stored = await roundById(db, round.id)
    await db.execute(
      sql`update studio_rounds set state = 'open', stops = null, limits = null, picture = null, win = null where id = ${round.id}`,
    )
    const refused = await call(studio, '/fair/rotate', {}, secret)
    expect(refusalIn(refused.json)).toBe('round_in_progress')
    expect((await seedsOf(studio, secret)).revealed).toBeNull()
    // The round that was left is drawn from the same seeds as the first time.
    await table.process().settlement.finish(round.id)
    expect((await roundById(db, round.id))?.stops).toEqual(stored?.stops)
    expect((await call(studio, '/fair/rotate', {}, secret)).status).toBe(200)
  })

  test('stay as they are when nothing was drawn from them', async () => {
    const studio = table.process()
    const { secret } = await seated(table, studio)
    const { commitment } = await seedsOf(studio, secret)
    await call(studio, '/fair/rotate', {}, secret)
    expect((await seedsOf(studio, secret)).commitment).toBe(commitment)
  })

  test('are dropped without a trace when a client seed is named for them and nothing was drawn', async () => {
    const studio = table.process()
    const { secret, player } = await seated(table, studio)
    const { commitment } = await seedsOf(studio, secret)
    await name(studio, secret, commitment, 'of-another-device')
    await call(studio, '/fair/rotate', {}, secret)
    const after = await seedsOf(studio, secret)
    expect(after).toMatchObject({ client_seed: null, next_nonce: 0, revealed: null })
    expect(after.commitment).not.toBe(commitment)
    expect(await table.operator.db.$count(studioSeedPairs, eq(studioSeedPairs.player, player))).toBe(1)
  })

  test("are the player's own: another player's round has no proof, nor has an unknown one", async () => {
    const studio = table.process()
    const mine = await seated(table, studio)
    const other = await seated(table, studio)
    const { id } = await spin(studio, mine.secret)
    for (const round of [id, 'no-such-round', '%00', 'x'.repeat(80)]) {
      const { status } = await call(studio, `/fair/proof/${round}`, undefined, other.secret)
      expect([400, 404], round).toContain(status)
    }
    expect((await call(studio, '/fair', undefined)).status).toBe(401)
  })
})
