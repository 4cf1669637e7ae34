import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { StudioDb } from '../database.ts'
import { studioSeedPairs } from '../fairness/schema.ts'
import { StudioError } from '../http/studio-error.ts'
import { stakedTables } from '../settlement/staked-rows.ts'
import { studioTableSeats } from '../tables/schema.ts'
import { createDemoWallet, demoOpening, isDemo } from '../wallet/demo-wallet.ts'
import type { GameSessionRow } from './game-sessions.ts'
import { studioSessions } from './schema.ts'

/**
 * Gives a guest the opening demo balance again, by a new guest in the same game session. A guest who has as much stays: whoever calls again
 * and again makes no row.
 *
 * @throws StudioError where money is at stake
 * @returns the balance, and the guest whose it is
 */
export async function refillGuest(
  db: StudioDb,
  gameSession: GameSessionRow,
): Promise<{ readonly balance: number; readonly player: string }> {
  if (!isDemo(gameSession)) throw new StudioError('bad_request')
  const { balance } = await createDemoWallet(db).balance(gameSession.player, gameSession.session)
  if (balance >= demoOpening) return { balance, player: gameSession.player }
  const player = `guest-${randomBytes(16).toString('base64url')}`
  const isReplaced = await replaceGuest(db, gameSession, player)
  return { balance: demoOpening, player: isReplaced ? player : gameSession.player }
}

/**
 * Gives a guest's game session, with its seeds and its place at a table, to a new guest, and deletes the rounds and bets of the one before.
 * Of several calls at once for a guest the first one counts, and the others return `false`.
 */
function replaceGuest(
  db: StudioDb,
  { id, player }: Pick<GameSessionRow, 'id' | 'player'>,
  next: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const replaced = await tx
      .update(studioSessions)
      .set({ player: next })
      .where(and(eq(studioSessions.id, id), eq(studioSessions.player, player)))
      .returning({ id: studioSessions.id })
    if (replaced.length === 0) return false
    for (const table of [studioSeedPairs, studioTableSeats])
      await tx.update(table).set({ player: next }).where(eq(table.player, player))
    for (const table of stakedTables) await tx.delete(table).where(eq(table.player, player))
    return true
  })
}
