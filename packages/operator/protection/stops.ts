import { and, desc, eq, gt, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PlayStop } from '@marquee/contract/play-stop.ts'
import type { Db } from '../database/db.ts'
import { players } from '../database/schema.ts'
import { type markKinds, playMarks, playStops } from './schema.ts'

/** A break as a query of another table reads it: JSON of `activeStopOf`. */
export interface StopJson {
  readonly kind: PlayStop['kind']
  readonly from: string
  readonly until: string | null
  /** Whether any break that applies to the account is an exclusion, also where a time-out ends later. */
  readonly excluded: boolean
}

type Expression = SQL | { getSQL(): SQL }

/**
 * Whether two accounts are of one person: they share marks of two kinds at least, one of them the name or the bank account. Phone and
 * email are not verified, so that anybody can give somebody else's. For a query that groups shared marks by account.
 *
 * @param marks alias of the marks of the account that is on a break; those that it has taken since do not count
 */
const isSamePerson = (marks: 'own' | 'other'): SQL<boolean> => {
  const mark = sql.identifier(marks)
  return sql<boolean>`(count(distinct ${mark}.kind) filter (where ${mark}.at_break) > 1
    and bool_or(${mark}.at_break and ${mark}.kind in ('name', 'bank')))`
}

/**
 * The active breaks that apply to an account, as a table: those begun with it, and those of other accounts of the same person. It looks up
 * the breaks account by account (`offset 0`): the planner would read all breaks otherwise where many accounts share a mark.
 */
export const stopsOf = (player: Expression, at: SQL): SQL =>
  sql`(select s.* from (
    select ${player} as id union all
    select other.player_id from ${playMarks} own join ${playMarks} other on other.mark = own.mark and other.at_break
      where own.player_id = ${player} and other.player_id <> own.player_id
      group by other.player_id having ${isSamePerson('other')}
    ) accounts cross join lateral (select * from ${playStops} where player_id = accounts.id
      and lifted_at is null and (ends_at is null or ends_at > ${at}) offset 0) s)`

/** The break that applies to an account and ends last, as JSON, for a query that has the player at hand; null without one. */
export function activeStopOf(player: Expression, at: SQL): SQL<StopJson | null> {
  return sql<StopJson | null>`(select json_build_object('kind', s.kind, 'from', s.started_at, 'until', s.ends_at,
    'excluded', bool_or(s.kind = 'exclusion') over ()) from ${stopsOf(player, at)} s
    order by s.ends_at desc nulls first, s.id limit 1)`
}

/** A moment as a query takes it. */
export const instant = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`

/** A break on the wire: its times as every response has them. */
export function stopOf(json: StopJson | null): PlayStop | null {
  if (json === null) return null
  const { kind, from, until } = json
  const iso = (text: string) => new Date(text).toISOString()
  return { kind, from: iso(from), until: until === null ? null : iso(until) }
}

type Stop = typeof playStops.$inferSelect

/** The breaks that apply to an account, the one that ends last first. */
export const activeStops = (db: Db, playerId: string, now: Date): Promise<Stop[]> =>
  orderedStops(
    db,
    sql`${playStops.id} in (select s.id from ${stopsOf(sql`${playerId}::uuid`, instant(now))} s)`,
  )

/** The breaks that were begun with an account, the one that ends last first. */
export const ownStops = (db: Db, playerId: string, now: Date): Promise<Stop[]> =>
  orderedStops(db, and(eq(playStops.playerId, playerId), isActiveStop(now)))

const orderedStops = (db: Db, whose: SQL | undefined): Promise<Stop[]> =>
  db.select().from(playStops).where(whose).orderBy(desc(playStops.endsAt), playStops.id)

/** Breaks that last at `now`. */
export function isActiveStop(now: Date) {
  return and(isNull(playStops.liftedAt), or(isNull(playStops.endsAt), gt(playStops.endsAt, now)))
}

/** Another account with details of one that is on a break. */
export interface SimilarAccount {
  /** The account that is on a break. */
  readonly holder: string
  readonly id: string
  readonly username: string
  /** The kinds of details that both have. */
  readonly kinds: readonly (typeof markKinds)[number][]
  /** Whether the break applies to it. */
  readonly isSamePerson: boolean
}

/** The accounts that share a detail with one of these, which are on a break. */
export async function similarAccounts(db: Db, holders: readonly string[]): Promise<SimilarAccount[]> {
  if (holders.length === 0) return []
  const own = alias(playMarks, 'own')
  const other = alias(playMarks, 'other')
  return db
    .select({
      holder: own.playerId,
      id: other.playerId,
      username: players.username,
      kinds: sql<SimilarAccount['kinds']>`json_agg(distinct own.kind)`,
      isSamePerson: isSamePerson('own'),
    })
    .from(own)
    .innerJoin(other, and(eq(other.mark, own.mark), ne(other.playerId, own.playerId)))
    .innerJoin(players, eq(players.id, other.playerId))
    .where(inArray(own.playerId, [...holders]))
    .groupBy(own.playerId, other.playerId, players.username)
    .orderBy(players.username)
}
