import { sql } from 'drizzle-orm'
import type { Db } from '../db.ts'
import { followedElements, followedVersions } from './schema.ts'

/**
 * How long a removed favourite is remembered, days: browsers and people give up a device's storage well within a year. A device
 * that was away for longer is answered with everything that there is (`whole` of `src/contract/changes.ts`).
 */
export const removalDays = 400

/** Deletes the removals that were stored before `until`, and notes up to where nobody can tell what was removed. */
export async function forgetRemovals(db: Db, until: Date): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from ${followedElements}
      where value is null and category <> 'preference' and stored_at < ${until.toISOString()}::timestamptz
      returning player_id, version, at
    ), newest as (
      select player_id, max(version) as version, max(at) as at from gone group by player_id
    )
    update ${followedVersions} as versions set
      forgotten_version = greatest(versions.forgotten_version, newest.version),
      forgotten_at = greatest(versions.forgotten_at, newest.at)
    from newest where newest.player_id = versions.player_id`)
}
