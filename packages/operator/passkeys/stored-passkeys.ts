import { and, asc, count, eq, or, lt, sql } from 'drizzle-orm'
import { maxPasskeys, type Passkey } from '@marquee/contract/passkeys.ts'
import { ServerCode } from '@marquee/contract/codes.ts'
import type { Device } from '../account/device.ts'
import { passkeyMemo } from '../account/memo-texts.ts'
import { isUuid } from '../auth/tokens.ts'
import type { Db } from '../database/db.ts'
import { sqlState } from '../http/errors.ts'
import { invalid, notFound, RequestError } from '../http/request-error.ts'
import { players } from '../database/schema.ts'
import { sendMemo } from '../support/memos.ts'
import { passkeys } from './schema.ts'
import type { NewPasskey } from './verify.ts'

export type StoredPasskey = typeof passkeys.$inferSelect

/** How many passkeys a player has. */
export async function countPasskeys(db: Db, playerId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(passkeys).where(eq(passkeys.playerId, playerId))
  return row?.total ?? 0
}

/** A player's passkeys, oldest first. */
export async function passkeysOf(db: Db, playerId: string): Promise<StoredPasskey[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.playerId, playerId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
}

/** The passkey of a credential id, whoever it belongs to. */
export async function findPasskey(db: Db, credentialId: string): Promise<StoredPasskey | undefined> {
  const [found] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return found
}

/** @throws RequestError 400 `passkey.tooMany` for a player who has as many as there may be */
export async function requireFreeSlot(db: Db, playerId: string): Promise<void> {
  if ((await countPasskeys(db, playerId)) >= maxPasskeys) throw invalid('passkey.tooMany')
}

/**
 * Stores a passkey and sends a memo, in the caller's transaction.
 *
 * @throws RequestError 400 `passkey.tooMany`; 409 and 5003 `passkey.registered` for one that this or another player has
 */
export async function addPasskey(
  tx: Db,
  playerId: string,
  { name, device, ...made }: NewPasskey & { readonly name: string; readonly device: Device },
  now: Date,
): Promise<Passkey> {
  // Several calls at once must not store more than there may be.
  await tx.select({ id: players.id }).from(players).where(eq(players.id, playerId)).for('no key update')
  await requireFreeSlot(tx, playerId)
  const [row] = await tx
    .insert(passkeys)
    .values({ playerId, name, ...made, ...device, createdAt: now })
    .returning()
    .catch((error: unknown) => {
      if (sqlState(error) !== '23505') throw error
      throw new RequestError(409, ServerCode.duplicate, 'passkey.registered')
    })
  if (!row) throw new Error('a passkey was not written')
  await sendMemo(tx, { to: [playerId], kind: 'direct', ...passkeyMemo('passkeyAdded', name) }, now)
  return passkeyDto(row)
}

/** Gives a player's passkey another name. @throws RequestError 404 `passkey.notFound` for one that is not theirs */
export async function renamePasskey(tx: Db, playerId: string, id: string, name: string): Promise<Passkey> {
  const [row] = await tx.update(passkeys).set({ name }).where(isOf(playerId, id)).returning()
  if (!row) throw notFound('passkey.notFound')
  return passkeyDto(row)
}

/**
 * Removes a player's passkey and sends a memo, in the caller's transaction. The password stays, so that nobody is locked out.
 *
 * @throws RequestError 404 `passkey.notFound` for one that is not theirs
 */
export async function removePasskey(tx: Db, playerId: string, id: string, now: Date): Promise<void> {
  const [row] = await tx.delete(passkeys).where(isOf(playerId, id)).returning()
  if (!row) throw notFound('passkey.notFound')
  await sendMemo(tx, { to: [playerId], kind: 'direct', ...passkeyMemo('passkeyRemoved', row.name) }, now)
}

function isOf(playerId: string, id: string) {
  if (!isUuid(id)) throw notFound('passkey.notFound')
  return and(eq(passkeys.id, id), eq(passkeys.playerId, playerId))
}

/**
 * Records a verified response of a passkey. `false`, without a change, where the passkey was removed meanwhile or its counter
 * went backwards, which says that there is a copy of it (WebAuthn).
 */
export async function usePasskey(
  tx: Db,
  { id }: StoredPasskey,
  { counter, synced }: { readonly counter: number; readonly synced: boolean },
  now: Date,
): Promise<boolean> {
  const countsNothing = sql`${passkeys.counter} = 0 and ${counter}::bigint = 0`
  const used = await tx
    .update(passkeys)
    .set({ counter, synced, usedAt: now })
    .where(and(eq(passkeys.id, id), or(lt(passkeys.counter, counter), countsNothing)))
    .returning({ id: passkeys.id })
  return used.length > 0
}

/** A passkey as its player sees it. */
export function passkeyDto(row: StoredPasskey): Passkey {
  return {
    id: row.id,
    name: row.name,
    browser: row.browser,
    system: row.system,
    synced: row.synced,
    create_at: row.createdAt.toISOString(),
    used_at: row.usedAt?.toISOString() ?? null,
  }
}
