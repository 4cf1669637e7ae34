import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { Playing, Protection } from '@marquee/contract/protection.ts'
import type { WalletResponse } from '@marquee/contract/studio.ts'
import { readPlayer } from '@marquee/operator/auth/players.ts'
import { players } from '@marquee/operator/database/schema.ts'
import { saveMarks } from '@marquee/operator/protection/same-person.ts'
import { noOverrides, type SiteOverrides } from '@marquee/operator/site/site-config.ts'
import { submit } from './calls.ts'
import { type TestResponse, type TestOperator, valueAt, walletMove } from './operator.ts'
import { type WalletPlayer, walletPlayer } from './wallet.ts'

/** A site with these rules over the profile's, without the least time between spins unless they say one. */
export function siteWith(
  protection: Readonly<Record<string, unknown>> | false,
  variables: Readonly<Record<string, unknown>> = {},
): SiteOverrides {
  const rules = protection === false ? false : { spin_ms: 0, ...protection }
  return { ...noOverrides, VARIABLES: { protection: rules, ...variables } }
}

/** A player with the calls of player protection. */
export interface ProtectedPlayer extends WalletPlayer {
  protection(): Promise<Protection>
  limit(kind: string, period: string, amount: number | null, key?: string): Promise<TestResponse>
  decide(kind: string, period: string, action: 'confirm' | 'withdraw'): Promise<TestResponse>
  stop(body: Readonly<Record<string, unknown>>): Promise<TestResponse>
  playing(): Promise<Playing>
  launch(): Promise<TestResponse>
  /** A stake in a round of its own, unless `round` names one. */
  stake(amount: number, round?: string): Promise<WalletResponse>
  win(amount: number, round: string): Promise<WalletResponse>
}

/** A new player (100,000 of play money) of an operator. */
export async function protectedPlayer(operator: TestOperator, name?: string): Promise<ProtectedPlayer> {
  const player = await walletPlayer(operator, name)
  const { jwt: token } = player
  const read = async <Schema extends v.GenericSchema>(schema: Schema, response: Promise<TestResponse>) =>
    v.parse(schema, valueAt((await response).json, 'data'))
  const change = (target: string, body: object, key: string = randomUUID()) =>
    submit(operator, 'POST', target, { token, body, headers: { 'idempotency-key': key } })
  return {
    ...player,
    protection: () => read(Protection, player.get('/protection')),
    limit: (kind, period, amount, key) => change('/protection/limit', { kind, period, amount }, key),
    decide: (kind, period, action) => change('/protection/limit/change', { kind, period, action }),
    stop: (body) => change('/protection/stop', body),
    playing: () =>
      read(Playing, operator.send('POST', '/protection/playing', { token, body: { game_id: '1001' } })),
    launch: () => player.get('/game/launch?game_id=1001&type=slot'),
    stake: (amount, round_id = randomUUID()) =>
      operator.move('debit', walletMove(player, amount, { round_id })),
    win: (amount, round_id) => operator.move('credit', walletMove(player, amount, { round_id })),
  }
}

/** A limit of a player as `GET /protection` tells it. */
export async function limitOf(player: ProtectedPlayer, kind: string, period: string) {
  const found = (await player.protection()).limits.find((one) => one.kind === kind && one.period === period)
  if (!found) throw new Error(`no limit of ${kind} by ${period}`)
  return found
}

/** Writes details of a player, with the marks by which the person is known in another account. */
export async function setDetails(
  { db, services }: TestOperator,
  { id }: ProtectedPlayer,
  details: Partial<typeof players.$inferInsert>,
): Promise<void> {
  await db.update(players).set(details).where(eq(players.id, id))
  await saveMarks(db, await readPlayer(db, id), services.secrets.personFingerprint, services.clock())
}
