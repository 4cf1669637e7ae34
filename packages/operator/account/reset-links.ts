import { randomUUID, timingSafeEqual } from 'node:crypto'
import { and, asc, desc, eq, gt, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { isUuid } from '../auth/tokens.ts'
import type { Db } from '../database/db.ts'
import { players } from '../database/schema.ts'
import type { Secrets } from '../site/secrets.ts'
import { passwordResets } from './schema.ts'

/** How long a link is valid, seconds. */
export const linkSeconds = 30 * 60
/**
 * One email may have several accounts: this many of the oldest and of the newest get a link. Emails are not verified, and
 * strangers who register on somebody's email before or after them must not take their place.
 */
const accountsOfEnd = 3

export interface ResetLink {
  readonly username: string
  readonly email: string
  readonly token: string
}

/**
 * Makes a link for every account of an email. An email without an account gets a row that no token matches, so that the
 * same statements run in both cases.
 */
export async function makeLinks(db: Db, secrets: Secrets, email: string, now: Date): Promise<ResetLink[]> {
  const accountsFrom = (order: SQL) =>
    db
      .select({ id: players.id, username: players.username, email: players.email })
      .from(players)
      .where(eq(players.email, email))
      .orderBy(order)
      .limit(accountsOfEnd)
  const oldest = await accountsFrom(asc(players.createdAt))
  const newest = await accountsFrom(desc(players.createdAt))
  const found = [...new Map([...oldest, ...newest].map((player) => [player.id, player])).values()]
  const expiresAt = new Date(now.getTime() + linkSeconds * 1000)
  const rows = (found.length === 0 ? [undefined] : found).map((player) => ({ id: randomUUID(), player }))
  await db
    .insert(passwordResets)
    .values(rows.map(({ id, player }) => ({ id, playerId: player?.id ?? null, createdAt: now, expiresAt })))
  return rows.flatMap(({ id, player }) =>
    player ? [{ username: player.username, email: player.email, token: tokenOf(secrets, id) }] : [],
  )
}

function tokenOf(secrets: Secrets, id: string): string {
  return `${id}.${secrets.fingerprint(`password reset ${id}`)}`
}

/** The link of a token. The token is in the fragment: no server log, proxy or `Referer` sees it. */
export function linkAddress(appUrl: string, token: string): string {
  return `${appUrl}/account/forgot-password#token=${token}`
}

/** The id in a genuine token, whether or not its link is still valid. */
function readToken(secrets: Secrets, token: string): string | undefined {
  const id = token.split('.')[0]
  if (!isUuid(id)) return undefined
  const expected = Buffer.from(tokenOf(secrets, id))
  const given = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
}

/** The player of a valid link; `undefined` for a wrong, used or expired one. */
export async function ownerOfLink(
  db: Db,
  secrets: Secrets,
  token: string,
  now: Date,
): Promise<typeof players.$inferSelect | undefined> {
  const id = readToken(secrets, token)
  if (id === undefined) return undefined
  const [row] = await db
    .select({ player: players })
    .from(passwordResets)
    .innerJoin(players, eq(players.id, passwordResets.playerId))
    .where(usable(id, now))
  return row?.player
}

/** Uses a link; true for exactly one of several concurrent calls. */
export async function useLink(db: Db, secrets: Secrets, token: string, now: Date): Promise<boolean> {
  const id = readToken(secrets, token)
  if (id === undefined) return false
  const used = await db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(usable(id, now))
    .returning({ id: passwordResets.id })
  return used.length === 1
}

function usable(id: string, now: Date) {
  return and(
    eq(passwordResets.id, id),
    isNotNull(passwordResets.playerId),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
  )
}

/** Voids every open link of a player, because the password was changed. */
export async function voidLinks(db: Db, playerId: string, now: Date): Promise<void> {
  await db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.playerId, playerId), isNull(passwordResets.usedAt)))
}

/** The latest links of existing accounts, for the admin commands. */
export async function latestLinks(db: Db, secrets: Secrets, last: number) {
  const rows = await db
    .select({ reset: passwordResets, username: players.username })
    .from(passwordResets)
    .innerJoin(players, eq(players.id, passwordResets.playerId))
    .orderBy(desc(passwordResets.createdAt))
    .limit(last)
  return rows.map(({ reset, username }) => ({ ...reset, username, token: tokenOf(secrets, reset.id) }))
}
