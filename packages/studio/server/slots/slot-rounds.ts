import { and, desc, eq, sql } from 'drizzle-orm'
import type { StudioDb } from '../database.ts'
import { studioRounds } from './schema.ts'

export type RoundRow = typeof studioRounds.$inferSelect
type RoundState = RoundRow['state']

/** States in which money may still move. */
export const unfinishedRoundStates: readonly RoundState[] = ['open', 'decided', 'voiding']

export const isUnfinished = ({ state }: Pick<RoundRow, 'state'>): boolean =>
  unfinishedRoundStates.includes(state)

/** Whether a round was refused because the operator's session had ended, or it arrived too soon. The page never shows such a round. */
export const isTurnedAway = ({ state, refusal }: RoundRow): boolean =>
  state === 'refused' && (refusal?.reason === 'session_ended' || refusal?.reason === 'tooSoon')

export async function roundById(db: StudioDb, id: string): Promise<RoundRow | undefined> {
  const [row] = await db.select().from(studioRounds).where(eq(studioRounds.id, id))
  return row
}

/** The player's newest round at a game; with `key`, the one of that action. */
export async function latestRound(
  db: StudioDb,
  player: string,
  gameId: string,
  key?: string,
): Promise<RoundRow | undefined> {
  const [row] = await db
    .select()
    .from(studioRounds)
    .where(
      and(
        eq(studioRounds.player, player),
        eq(studioRounds.gameId, gameId),
        key === undefined ? undefined : eq(studioRounds.key, key),
      ),
    )
    .orderBy(desc(studioRounds.position))
    .limit(1)
  return row
}

export type RoundChange = Partial<
  Pick<RoundRow, 'stops' | 'limits' | 'win' | 'picture' | 'balance' | 'refusal'>
> & { readonly state: RoundState }

/** Changes a round if it still is in the state of `row`. A second caller changes nothing. */
export async function changeRound(
  db: StudioDb,
  row: Pick<RoundRow, 'id' | 'state'>,
  change: RoundChange,
): Promise<void> {
  await db
    .update(studioRounds)
    .set({ ...change, updatedAt: sql`now()` })
    .where(and(eq(studioRounds.id, row.id), eq(studioRounds.state, row.state)))
}
