import { and, asc, desc, eq, lt, not, or, sql } from 'drizzle-orm'
import type { StudioDb } from '../database.ts'
import { studioSeedPairs } from '../fairness/schema.ts'
import type { HandDecision } from '../../shared/hand-rules.ts'
import { studioHands } from './schema.ts'

export type HandRow = typeof studioHands.$inferSelect
export type HandState = HandRow['state']

/** States in which money is being moved. */
export const movingHandStates: readonly HandState[] = ['open', 'staking', 'decided', 'voiding']

export const isMoving = ({ state }: Pick<HandRow, 'state'>): boolean => movingHandStates.includes(state)
/** Whether the player's money may still move. */
export const isUnfinishedHand = (row: Pick<HandRow, 'state'>): boolean =>
  row.state === 'playing' || isMoving(row)

export async function handById(db: StudioDb, id: string): Promise<HandRow | undefined> {
  const [row] = await db.select().from(studioHands).where(eq(studioHands.id, id))
  return row
}

/** The player's newest hand at a game; with `key`, the one of that action. */
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
        key === undefined ? undefined : eq(studioHands.key, key),
      ),
    )
    .orderBy(desc(studioHands.position))
    .limit(1)
  return row
}

export type HandChange = Partial<
  Pick<
    HandRow,
    'cards' | 'drawn' | 'decisions' | 'step' | 'pending' | 'staked' | 'win' | 'refusal' | 'balance'
  >
> & { readonly state: HandState }

/** Changes a hand if it still is in the state and at the step of `row`. A second caller changes nothing. */
export async function changeHand(
  db: StudioDb,
  row: Pick<HandRow, 'id' | 'state' | 'step' | 'attempt'>,
  change: HandChange,
): Promise<void> {
  await db
    .update(studioHands)
    .set({ ...change, updatedAt: sql`now()` })
    .where(
      and(
        eq(studioHands.id, row.id),
        eq(studioHands.state, row.state),
        eq(studioHands.step, row.step),
        eq(studioHands.attempt, row.attempt),
      ),
    )
}

/** A decision of a player, or of the printed rule. */
export interface NewDecision {
  readonly by: 'player' | 'rule'
  readonly key: string
  readonly session: string
  readonly decision: HandDecision
  /** What it costs, minor units. */
  readonly extra: number
}

/** Whether the seed of a hand is revealed, which happens to an unfinished hand only where seeds were retired. */
const isRevealed = sql`exists (select 1 from ${studioSeedPairs}
  where ${studioSeedPairs.id} = ${studioHands.seedPair} and ${studioSeedPairs.revealedAt} is not null)`

/**
 * Writes a decision for the step of `row`, if that is still the hand's: one that costs nothing as taken, another one as pending. A player
 * who can compute the cards decides nothing: the printed rule does.
 *
 * @param win of the hand where the decision ends it; `null` where the hand is unfinished
 */
export async function writeDecision(
  db: StudioDb,
  row: HandRow,
  { by, key, session, decision, extra }: NewDecision,
  win: number | null,
): Promise<void> {
  const decided = {
    decisionKey: key,
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
    .set({ ...decided, ...step })
    .where(
      and(
        eq(studioHands.id, row.id),
        eq(studioHands.state, 'playing'),
        eq(studioHands.step, row.step),
        eq(studioHands.attempt, row.attempt),
        by === 'player' ? not(isRevealed) : undefined,
      ),
    )
}

/**
 * The hands that wait for a player who has not decided for `age` milliseconds, or may not decide any more, up to 200, the longest wait
 * first.
 */
export function abandonedHands(db: StudioDb, age: number): Promise<HandRow[]> {
  return db
    .select()
    .from(studioHands)
    .where(
      and(
        eq(studioHands.state, 'playing'),
        or(lt(studioHands.actedAt, sql`now() - ${age}::bigint * interval '1 millisecond'`), isRevealed),
      ),
    )
    .orderBy(asc(studioHands.actedAt))
    .limit(200)
}
