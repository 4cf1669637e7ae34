import { sql } from 'drizzle-orm'
import type { StudioDb } from '@marquee/studio/server/database.ts'
import { studioTableRounds } from '@marquee/studio/server/tables/schema.ts'

/** Moves times of a round into the past, as if everybody had waited. */
export async function passRound(
  db: Pick<StudioDb, 'execute'>,
  round: string,
  parts: readonly ('closes_at' | 'drawn_at' | 'ends_at')[],
): Promise<void> {
  for (const part of parts) {
    await db.execute(sql`
      update ${studioTableRounds} set ${sql.identifier(part)} = clock_timestamp() - interval '1 second'
      where id = ${round}`)
  }
}
