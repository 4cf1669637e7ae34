import { and, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PlayStop } from '@marquee/contract/play-stop.ts'
import type { Db } from '../database/db.ts'
import { playMarks, playStops } from './schema.ts'

/** A break as a query of another table reads it: JSON of `activeStopOf`. */
export interface StopJson {
  readonly kind: PlayStop['kind']
  readonly from: string
  readonly until: string | null
}

/** The accounts of the person who has the account `player`: itself, and those that share a mark with it. A break holds all of them. */
export const accountsOf = (player: SQL | { getSQL(): SQL }): SQL =>
  sql`(select ${player} union select other.player_id from ${playMarks} own join ${playMarks} other on other.mark = own.mark
    where own.player_id = ${player})`

/** The break of the person with the account `player` that ends last, as JSON, for a query that has the player at hand; null without one. */
export function activeStopOf(player: SQL | { getSQL(): SQL }, at: SQL): SQL<StopJson | null> {
  return sql<StopJson | null>`(select json_build_object('kind', s.kind, 'from', s.started_at, 'until', s.ends_at)
    from ${playStops} s where s.player_id in ${accountsOf(player)} and s.lifted_at is null and (s.ends_at is null or s.ends_at > ${at})
    order by s.ends_at desc nulls first, s.id limit 1)`
}

/** A break on the wire: its times as every response has them. */
export function stopOf(json: StopJson | null): PlayStop | null {
  if (json === null) return null
  const { kind, from, until } = json
  const iso = (text: string) => new Date(text).toISOString()
  return { kind, from: iso(from), until: until === null ? null : iso(until) }
}

type Stop = typeof playStops.$inferSelect

/** The break of the player's person that ends last, with whichever account it was begun; undefined without one. */
export const activeStop = (db: Db, playerId: string, now: Date): Promise<Stop | undefined> =>
  lastStop(db, sql`${playStops.playerId} in ${accountsOf(sql`${playerId}::uuid`)}`, now)

/** The break that was begun with this account and ends last; undefined without one. */
export const ownStop = (db: Db, playerId: string, now: Date): Promise<Stop | undefined> =>
  lastStop(db, eq(playStops.playerId, playerId), now)

async function lastStop(db: Db, whose: SQL, now: Date): Promise<Stop | undefined> {
  const [stop] = await db
    .select()
    .from(playStops)
    .where(and(whose, isActiveStop(now)))
    .orderBy(desc(playStops.endsAt), playStops.id)
    .limit(1)
  return stop
}

/** Whether the player is excluded: a break that is longer than a time-out. */
export async function isExcluded(db: Db, playerId: string, now: Date): Promise<boolean> {
  return (await activeStop(db, playerId, now))?.kind === 'exclusion'
}

/** Breaks that last at `now`. */
export function isActiveStop(now: Date) {
  return and(isNull(playStops.liftedAt), or(isNull(playStops.endsAt), gt(playStops.endsAt, now)))
}
