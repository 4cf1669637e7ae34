import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'
import { ProofResponse } from '@marquee/studio/shared/fair-protocol.ts'
import { OpenedTable, TableUpdate } from '@marquee/studio/shared/table-protocol.ts'
import { verify } from '@marquee/studio/verifier/verify.ts'
import { textAt } from '../../../support/server/operator.ts'
import { passRound } from '../../../support/live-table.ts'
import { call } from '../../../support/studio-calls.ts'
import { newSecret, openTable, type StudioProcess, type StudioTable } from '../../../support/studio-table.ts'

let studio: StudioTable
beforeAll(async () => {
  studio = await openTable()
})
afterAll(() => studio.close())

const wheels = catalogue().games.filter((game) => game.table === 'roulette')
const timing = {
  bet: 3_600_000,
  lock: 3_600_000,
  show: 3_600_000,
  alone: 3_600_000,
  rest: 3_600_000,
  salt: 3_600_000,
}

async function seated(process: StudioProcess, game: string) {
  const { token } = await studio.launch(game)
  const secret = newSecret()
  const { json } = await call(process, '/table/open', { token, secret, game_id: game })
  return { secret, ...v.parse(OpenedTable, json).update.table }
}

const look = async (process: StudioProcess, secret: string) =>
  v.parse(TableUpdate, (await call(process, '/table/state', undefined, secret)).json).table

const contribute = (process: StudioProcess, secret: string, part: unknown) =>
  call(process, '/table/salt', part, secret)
const digest = (value: string) => createHash('sha256').update(Buffer.from(value, 'hex')).digest('hex')
const newValue = () => randomBytes(32).toString('hex')

/** Ends the time to commit, as if everybody had waited. */
const endCommits = (chain: string) =>
  studio.operator.db.execute(
    sql`update studio_table_chains set commits_until = clock_timestamp() where chain_end = ${chain}`,
  )

/** The verifier's checks of a round, by name. */
async function checksOf(process: StudioProcess, secret: string, round: string) {
  const { json } = await call(process, `/fair/proof/${round}`, undefined, secret)
  const verdict = await verify(v.parse(ProofResponse, json).proof)
  return verdict.kind === 'none'
    ? {}
    : Object.fromEntries(verdict.checks.map(({ name, state }) => [name, state]))
}

const passed = { format: 'passed', copy: 'passed', chain: 'passed', numbers: 'passed', result: 'passed' }

describe("the salt of a table's chain", () => {
  test('is made of values that browsers committed to before any was known', async () => {
    const [game] = wheels
    const process = studio.process({ timing })
    const a = await seated(process, game?.id ?? '')
    const b = await seated(process, game?.id ?? '')
    const c = await seated(process, game?.id ?? '')
    const { chain, id } = a.round
    const values = [newValue(), newValue(), newValue()]
    const [first = '', second = '', third = ''] = values
    await contribute(process, a.secret, { chain, commitment: digest(first) })
    await contribute(process, b.secret, { chain, commitment: digest(second) })
    // One a player; a value that arrives while others may commit is not taken.
    await contribute(process, a.secret, { chain, commitment: digest(third) })
    await contribute(process, a.secret, { chain, value: first })
    const committed = await look(process, a.secret)
    expect(committed.salt).toMatchObject({ phase: 'commit', salt: null })
    expect(committed.salt.contributions).toEqual(
      [digest(first), digest(second)].toSorted().map((one) => [one, null]),
    )

    await endCommits(chain)
    await contribute(process, c.secret, { chain, commitment: digest(third) })
    await contribute(process, c.secret, { chain, value: third })
    await contribute(process, a.secret, { chain, value: second })
    await contribute(process, a.secret, { chain, value: first })
    await passRound(studio.operator.db, id, ['closes_at', 'drawn_at'])
    const drawn = await look(process, a.secret)
    const list = [
      [digest(first), first],
      [digest(second), null],
    ].toSorted(([x], [y]) => (String(x) < String(y) ? -1 : 1))
    expect(drawn.salt).toMatchObject({ phase: 'fixed', contributions: list })
    // The list is part of the salt, a value that was not opened too.
    const parts = list.map(([commitment, value]) =>
      value === null ? `${commitment}00` : `${commitment}01${value}`,
    )
    expect(drawn.salt.salt).toBe(digest(parts.join('')))
    await contribute(process, b.secret, { chain, value: second })
    expect(await checksOf(process, a.secret, id)).toEqual({ ...passed, salt: 'open' })

    // Nobody gains from the choice: the chain ends with this round, and who withheld a value takes no part in the next one.
    await passRound(studio.operator.db, id, ['ends_at'])
    const next = (await look(process, a.secret)).round
    expect(next.chain).not.toBe(chain)
    await contribute(process, b.secret, { chain: next.chain, commitment: digest(second) })
    await contribute(process, a.secret, { chain: next.chain, commitment: digest(first) })
    await endCommits(next.chain)
    await contribute(process, a.secret, { chain: next.chain, value: first })
    await passRound(studio.operator.db, next.id, ['closes_at', 'drawn_at'])
    expect((await look(process, a.secret)).salt.contributions).toEqual([[digest(first), first]])
    expect(await checksOf(process, a.secret, next.id)).toEqual({ ...passed, salt: 'passed' })
    await passRound(studio.operator.db, next.id, ['ends_at'])
    expect((await look(process, a.secret)).round.chain).toBe(next.chain)
    for (const bad of [{}, { chain }, { chain, value: 'x' }, { chain, value: first, commitment: first }])
      expect((await contribute(process, a.secret, bad)).status).toBe(400)
    await process.closeTables()
  })

  test('takes nothing of guests, who could leave a value of every chain unopened as new ones', async () => {
    const game = wheels[2]?.id ?? ''
    const process = studio.process({ timing })
    const player = await seated(process, game)
    const tried = await studio.operator.send('GET', `/game/try?game_id=${game}&type=slot`)
    const token = new URL(textAt(tried.json, 'DATA', 'url')).searchParams.get('token') ?? ''
    const guest = newSecret()
    expect((await call(process, '/table/open', { token, secret: guest, game_id: game })).status).toBe(200)
    const { chain, id } = player.round
    const value = newValue()
    expect((await contribute(process, guest, { chain, commitment: digest(newValue()) })).status).toBe(400)
    await contribute(process, player.secret, { chain, commitment: digest(value) })
    await endCommits(chain)
    await contribute(process, player.secret, { chain, value })
    await passRound(studio.operator.db, id, ['closes_at', 'drawn_at'])
    expect((await look(process, player.secret)).salt.contributions).toEqual([[digest(value), value]])
    expect(await checksOf(process, player.secret, id)).toEqual({ ...passed, salt: 'passed' })
    await process.closeTables()
  })

  test('holds nobody up: without values the first round is drawn, and its proof says so', async () => {
    const process = studio.process({ timing })
    const { secret, round } = await seated(process, wheels[1]?.id ?? '')
    await passRound(studio.operator.db, round.id, ['closes_at', 'drawn_at'])
    expect((await look(process, secret)).salt).toEqual({
      phase: 'fixed',
      salt: digest(''),
      contributions: [],
    })
    expect(await checksOf(process, secret, round.id)).toEqual({ ...passed, salt: 'open' })
    await process.closeTables()
  })
})
