import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { withNonce } from '../fair/seeds.ts'
import type { StudioDb } from '../rounds.ts'
import type { HandDecision } from '../../shared/hand-rules.ts'
import { studioHands } from './schema.ts'

export type HandRow = typeof studioHands.$inferSelect
export type HandState = HandRow['state']

/** States that go on without the player. */
const moving: HandState[] = ['open', 'staking', 'decided', 'voiding']

export const isMoving = ({ state }: Pick<HandRow, 'state'>): boolean => moving.includes(state)
/** Whether the player's money may still move. */
export const isUnfinishedHand = (row: Pick<HandRow, 'state'>): boolean =>
  row.state === 'playing' || isMoving(row)

export type NewHand = Pick<
  HandRow,
  'id' | 'player' | 'gameId' | 'session' | 'key' | 'currency' | 'stake' | 'side'
>

/**
 * Writes a hand with the nonce that it is drawn from, unless the player's last one at this game began less than `pace` milliseconds ago, one is unfinished, or the
 * key is known. It is one statement, so that of two tabs only one passes. Read the hand by its key to see whether it was written.
 */
export function insertHand(db: StudioDb, hand: NewHand, pace: number): Promise<void> {
  const { id, player, gameId, session, key, currency, stake, side } = hand
  return withNonce(db, player, async (tx, { seedPair, nonce }) => {
    await tx.execute(sql`
    insert into ${studioHands} (id, player, game_id, session, key, currency, stake, side, state, seed_pair, nonce)
    select ${id}, ${player}, ${gameId}, ${session}, ${key}, ${currency}, ${stake}::bigint, ${side}::bigint, 'open', ${seedPair}, ${nonce}::int
    where not exists (
      select 1 from ${studioHands}
      where ${studioHands.player} = ${player} and ${studioHands.gameId} = ${gameId}
        and ${studioHands.createdAt} > now() - ${pace}::int * interval '1 millisecond'
        and ${studioHands.state} not in ('refused', 'voided')
    )
    on conflict do nothing`)
    const written = await tx.select({ id: studioHands.id }).from(studioHands).where(eq(studioHands.id, id))
    return written.length > 0
  })
}

export async function handById(db: StudioDb, id: string): Promise<HandRow | undefined> {
  const [row] = await db.select().from(studioHands).where(eq(studioHands.id, id))
  return row
}

/** The player's newest hand at a game; of a press, with its key. */
export async function latestHand(
  db: StudioDb,
  player: string,
  gameId: string,
  key?: string,
): Promise<HandRow | undefined> {
  const [row] = await db
    .select()
    .from(studioHands)
    .where(
      and(
        eq(studioHands.player, player),
        eq(studioHands.gameId, gameId),
        ...(key === undefined ? [] : [eq(studioHands.key, key)]),
      ),
    )
    .orderBy(desc(studioHands.createdAt))
    .limit(1)
  return row
}

type Change = Partial<
  Pick<
    HandRow,
    'cards' | 'drawn' | 'decisions' | 'step' | 'pending' | 'staked' | 'win' | 'refusal' | 'balance'
  >
> & { readonly state: HandState }

/** Changes a hand if it still is in the state and at the step of `row`. A second caller changes nothing. */
export async function turnHand(
  db: StudioDb,
  row: Pick<HandRow, 'id' | 'state' | 'step' | 'attempt'>,
  to: Change,
): Promise<void> {
  await db
    .update(studioHands)
    .set({ ...to, updatedAt: sql`now()` })
    .where(
      and(
        eq(studioHands.id, row.id),
        eq(studioHands.state, row.state),
        eq(studioHands.step, row.step),
        eq(studioHands.attempt, row.attempt),
      ),
    )
}

/** What a press within a hand becomes. */
export interface HandPress {
  readonly key: string
  readonly session: string
  readonly decision: HandDecision
  /** What it costs, minor units. */
  readonly extra: number
}

/**
 * Writes a press for the step of `row`, if that is still the hand's: one that costs nothing as decided, another one as pending.
 * `decided` is the win where the decision ends the hand.
 */
export async function pressHand(
  db: StudioDb,
  row: HandRow,
  { key, session, decision, extra }: HandPress,
  win: number | null,
): Promise<void> {
  const press = {
    press: key,
    refusal: null,
    actedAt: sql`now()`,
    updatedAt: sql`now()`,
  }
  const step =
    extra > 0
      ? {
          state: 'staking' as const,
          pending: { decision, amount: extra },
          session,
          attempt: row.attempt + 1,
        }
      : {
          state: win === null ? ('playing' as const) : ('decided' as const),
          decisions: [...row.decisions, decision],
          step: row.step + 1,
          win,
        }
  await db
    .update(studioHands)
    .set({ ...press, ...step })
    .where(
      and(
        eq(studioHands.id, row.id),
        eq(studioHands.state, 'playing'),
        eq(studioHands.step, row.step),
        eq(studioHands.attempt, row.attempt),
      ),
    )
}

/** Frees the key of a hand that was refused because it came too soon, as `freeKey` does that of a slot's round. */
export async function freeHandKey(db: StudioDb, id: string): Promise<void> {
  await db
    .update(studioHands)
    .set({ key: id })
    .where(and(eq(studioHands.id, id), eq(studioHands.state, 'refused')))
}

/** Records that the player saw how this hand ended. */
export async function markHandSeen(db: StudioDb, player: string, id: string): Promise<void> {
  await db
    .update(studioHands)
    .set({ seenAt: sql`now()` })
    .where(and(eq(studioHands.id, id), eq(studioHands.player, player)))
}

/** Takes the hands that should go on by themselves and were not updated for `quiet` milliseconds, and marks them as updated. */
export async function takeStalledHands(db: StudioDb, quiet: number): Promise<string[]> {
  const rows = await db
    .update(studioHands)
    .set({ updatedAt: sql`now()` })
    .where(
      and(
        inArray(studioHands.state, moving),
        lt(studioHands.updatedAt, sql`now() - ${quiet}::int * interval '1 millisecond'`),
      ),
    )
    .returning({ id: studioHands.id })
  return rows.map(({ id }) => id)
}

/** The hands that wait for a player who has not pressed for `age` milliseconds, up to 200, the longest wait first. */
export function leftHands(db: StudioDb, age: number): Promise<HandRow[]> {
  return db
    .select()
    .from(studioHands)
    .where(
      and(
        eq(studioHands.state, 'playing'),
        lt(studioHands.actedAt, sql`now() - ${age}::bigint * interval '1 millisecond'`),
      ),
    )
    .orderBy(asc(studioHands.actedAt))
    .limit(200)
}
