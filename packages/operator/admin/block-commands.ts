import { eq } from 'drizzle-orm'
import { blockedSince } from '../auth/blocks.ts'
import type { Player } from '../auth/players.ts'
import { endSessionsOf } from '../auth/sessions.ts'
import type { Db } from '../database/db.ts'
import { players } from '../database/schema.ts'
import { record } from '../protection/audit.ts'
import { AdminError, type Author, readReason } from './arguments.ts'
import { formatDate } from './table.ts'

export const blockUsage = [
  '  block <username> --reason "..."     sign them out everywhere, and let them sign in no more',
  '  unblock <username> --reason "..."   let them sign in again',
] as const

/** Blocks an account from signing in, or lifts that. @throws AdminError without a reason, or where nothing would change */
export async function runBlockCommand(
  db: Db,
  command: 'block' | 'unblock',
  { id: playerId, username }: Player,
  author: Author,
  now: Date,
): Promise<string> {
  const reason = readReason(author)
  return db.transaction(async (tx) => {
    // A sign-in locks the player too, so that it is either refused, or its session is among those that end here.
    await tx.select({ id: players.id }).from(players).where(eq(players.id, playerId)).for('no key update')
    const since = await blockedSince(tx, playerId)
    const details = author.by === undefined ? {} : { by: author.by }
    if (command === 'unblock') {
      if (!since) throw new AdminError(`${username} is not blocked; nothing was done.`)
      await record(tx, { playerId, at: now, action: 'unblocked', details, reason })
      return `${username} may sign in again`
    }
    if (since) throw new AdminError(`${username} is blocked since ${formatDate(since)}; nothing was done.`)
    await record(tx, { playerId, at: now, action: 'blocked', details, reason })
    return `${username} is blocked, ${await endSessionsOf(tx, playerId, now)} sessions ended`
  })
}
