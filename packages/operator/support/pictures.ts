import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { ServerCode } from '@marquee/contract/codes.ts'
import type { CounselPicture } from '@marquee/contract/inquiry.ts'
import type { Db } from '../database/db.ts'
import { fieldErrors, notFound, RequestError } from '../http/request-error.ts'
import { pictureRetentionDays, picturesPerPlayer } from './limits.ts'
import type { CleanPicture } from './picture-decoder.ts'
import { counselPictures, counsels } from './schema.ts'

const day = 86_400_000
const facts = { id: counselPictures.id, width: counselPictures.width, height: counselPictures.height }

/**
 * Stores a picture that belongs to no message yet.
 *
 * @throws RequestError 409 `picture.full` where the player has as many as the operator keeps
 */
export async function storePicture(
  tx: Db,
  player: string,
  picture: CleanPicture,
  now: Date,
): Promise<CounselPicture> {
  // Serialises the uploads of one player: two of them could both find the last place.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pictures:${player}`}, 0))`)
  const stored = await tx.$count(counselPictures, eq(counselPictures.playerId, player))
  if (stored >= picturesPerPlayer) throw new RequestError(409, ServerCode.alreadyProcessed, 'picture.full')
  const [row] = await tx
    .insert(counselPictures)
    .values({ playerId: player, ...picture, createdAt: now })
    .returning(facts)
  if (!row) throw new Error('a picture was not written')
  return row
}

/** The bytes of a player's picture. @throws RequestError 404 `picture.notFound` for another player's, or none */
export async function readPicture(db: Db, player: string, id: string): Promise<Uint8Array> {
  if (!isPictureId(id)) throw notFound('picture.notFound')
  const [row] = await db
    .select({ data: counselPictures.data })
    .from(counselPictures)
    .where(and(eq(counselPictures.id, id), eq(counselPictures.playerId, player)))
  if (!row) throw notFound('picture.notFound')
  return row.data
}

/** Deletes a picture that was not sent. @throws RequestError 404 `picture.notFound` for a sent one, another player's, or none */
export async function deletePicture(tx: Db, player: string, id: string): Promise<void> {
  if (!isPictureId(id)) throw notFound('picture.notFound')
  const deleted = await tx
    .delete(counselPictures)
    .where(and(eq(counselPictures.id, id), isUnsentOf(player)))
    .returning({ id: counselPictures.id })
  if (deleted.length === 0) throw notFound('picture.notFound')
}

/**
 * Gives uploaded pictures to a message; `message` is null for the inquiry itself.
 *
 * @throws RequestError 400 `pictures.unknown` for a picture that was sent before, is not the player's, or is gone
 */
export async function attachPictures(
  tx: Db,
  player: string,
  ids: readonly string[],
  { counsel, message }: { readonly counsel: number; readonly message: number | null },
): Promise<void> {
  for (const [index, id] of ids.entries()) {
    const attached = await tx
      .update(counselPictures)
      .set({ counselId: counsel, messageId: message, place: index })
      .where(and(eq(counselPictures.id, id), isUnsentOf(player)))
      .returning({ id: counselPictures.id })
    if (attached.length === 0) throw fieldErrors({ pictures: 'pictures.unknown' })
  }
}

function isUnsentOf(player: string) {
  return and(eq(counselPictures.playerId, player), isNull(counselPictures.counselId))
}

/** The pictures of an inquiry by their message, `null` for the inquiry itself, in their order. */
export async function picturesOf(
  db: Db,
  counsel: number,
): Promise<ReadonlyMap<number | null, readonly CounselPicture[]>> {
  const rows = await db
    .select({ ...facts, messageId: counselPictures.messageId })
    .from(counselPictures)
    .where(eq(counselPictures.counselId, counsel))
    .orderBy(asc(counselPictures.place))
  const byMessage = new Map<number | null, CounselPicture[]>()
  for (const { messageId, ...picture } of rows) {
    byMessage.set(messageId, [...(byMessage.get(messageId) ?? []), picture])
  }
  return byMessage
}

/** The bytes of any player's picture, for the admin commands. */
export async function pictureForOffice(db: Db, id: string): Promise<Uint8Array | undefined> {
  if (!isPictureId(id)) return undefined
  const [row] = await db
    .select({ data: counselPictures.data })
    .from(counselPictures)
    .where(eq(counselPictures.id, id))
  return row?.data
}

/** Deletes uploads that were not sent within a day, and pictures of inquiries that ended a while ago. */
export async function deleteOldPictures(db: Db, now: Date): Promise<void> {
  const ended = db
    .select({ id: counsels.id })
    .from(counsels)
    .where(lt(counsels.endedAt, new Date(now.getTime() - pictureRetentionDays * day)))
  await db
    .delete(counselPictures)
    .where(
      or(
        and(isNull(counselPictures.counselId), lt(counselPictures.createdAt, new Date(now.getTime() - day))),
        inArray(counselPictures.counselId, ended),
      ),
    )
}

function isPictureId(id: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)
}
