import { type AnyColumn, and, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { LocalizedText } from '@marquee/contract/localized.ts'
import type { PushKind } from '@marquee/contract/push.ts'
import type { Memo } from '@marquee/contract/support.ts'
import type { Db } from '../database/db.ts'
import { notify } from '../push/subscriptions.ts'
import { notFound } from '../http/request-error.ts'
import { players } from '../database/schema.ts'
import { paged, readCursor } from '../http/cursor.ts'
import type { BoardPage } from './page.ts'
import { memos, memoTexts } from './schema.ts'

/** How long a deleted memo can be restored, seconds. */
export const restoreSeconds = 10 * 60

export type MemoKind = Memo['kind']

/** A memo to every present player, or to some. */
export interface NewMemo {
  readonly to: 'everybody' | readonly string[]
  readonly kind: MemoKind
  readonly title: LocalizedText
  readonly content: LocalizedText
  /** The kind of push message that announces it; `memo` when absent. */
  readonly pushKind?: PushKind
  /** The inquiry whose reply it reports: marking either as read marks both. */
  readonly counselId?: number
}

/** Sends a memo and gives the number of recipients; runs in the caller's transaction. */
export async function sendMemo(
  tx: Db,
  { to, kind, title, content, pushKind = 'memo', counselId }: NewMemo,
  now: Date,
): Promise<number> {
  const [written] = await tx
    .insert(memoTexts)
    .values({ kind, title, content, sentAt: now, counselId })
    .returning({ id: memoTexts.id })
  if (!written) throw new Error('a memo was not written')
  const textId = sql<number>`${written.id}::bigint`.as('text_id')
  const sent = await tx
    .insert(memos)
    .select(
      tx
        .select({
          id: sql<number>`nextval(pg_get_serial_sequence('memos', 'id'))`.as('id'),
          textId,
          playerId: players.id,
          readAt: sql<null>`null::timestamptz`.as('read_at'),
          deletedAt: sql<null>`null::timestamptz`.as('deleted_at'),
        })
        .from(players)
        .where(to === 'everybody' ? undefined : inArray(players.id, [...to])),
    )
    .returning({ id: memos.id })
  await notify(tx, to, pushKind, now)
  return sent.length
}

type Row = { readonly memo: typeof memos.$inferSelect; readonly text: typeof memoTexts.$inferSelect }

function toDto({ memo, text }: Row): Memo {
  return {
    id: String(memo.id),
    kind: text.kind,
    title: text.title,
    content: text.content,
    date: text.sentAt.toISOString(),
    status: memo.readAt === null ? 'unread' : 'read',
    ...(text.counselId === null ? {} : { counsel: String(text.counselId) }),
  }
}

const rows = (db: Db) =>
  db.select({ memo: memos, text: memoTexts }).from(memos).innerJoin(memoTexts, eq(memoTexts.id, memos.textId))

/** A player's memos, newest first; the kind `all` includes every memo. */
export async function listMemos(
  db: Db,
  player: string,
  kind: MemoKind,
  { cursor, size }: BoardPage,
): Promise<{ list: Memo[]; next: string | null }> {
  const found = await rows(db)
    .where(
      and(
        eq(memos.playerId, player),
        isNull(memos.deletedAt),
        kind === 'all' ? undefined : eq(memoTexts.kind, kind),
        cursor === undefined ? undefined : lt(memos.id, readCursor(`memo_${kind}`, cursor)),
      ),
    )
    .orderBy(desc(memos.id))
    .limit(size + 1)
  const page = paged(found, size, `memo_${kind}`, ({ memo }) => memo.id)
  return { list: page.rows.map(toDto), next: page.next }
}

/** How many memos a player has not read; also usable as a column of a query, with `player` a column. */
export function unreadMemos(db: Db, player: string | AnyColumn) {
  return db.$count(memos, and(eq(memos.playerId, player), isNull(memos.readAt), isNull(memos.deletedAt)))
}

/**
 * One memo of a player.
 *
 * @throws RequestError 404 `memo.notFound` for one that is deleted, another player's, or none
 */
export async function readMemo(db: Db, player: string, id: number): Promise<Memo> {
  const [row] = await rows(db).where(
    and(eq(memos.id, id), eq(memos.playerId, player), isNull(memos.deletedAt)),
  )
  if (!row) throw notFound('memo.notFound')
  return toDto(row)
}

/** Marks one memo read. @throws RequestError 404 as `readMemo` */
export async function markRead(tx: Db, player: string, id: number, now: Date): Promise<void> {
  const marked = await tx
    .update(memos)
    .set({ readAt: sql`coalesce(${memos.readAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(memos.id, id), eq(memos.playerId, player), isNull(memos.deletedAt)))
    .returning({ id: memos.id })
  if (marked.length === 0) throw notFound('memo.notFound')
}

/** Marks a player's memos read: all, or only those of the kind `direct`. */
export async function markAllRead(tx: Db, player: string, kind: MemoKind, now: Date): Promise<void> {
  const ofKind = tx.select({ id: memoTexts.id }).from(memoTexts).where(eq(memoTexts.kind, 'direct'))
  await tx
    .update(memos)
    .set({ readAt: now })
    .where(
      and(
        eq(memos.playerId, player),
        isNull(memos.readAt),
        isNull(memos.deletedAt),
        kind === 'direct' ? inArray(memos.textId, ofKind) : undefined,
      ),
    )
}

/** Deletes a memo and gives the time until which it can be restored. @throws RequestError 404 as `readMemo` */
export async function deleteMemo(tx: Db, player: string, id: number, now: Date): Promise<Date> {
  const deleted = await tx
    .update(memos)
    .set({ deletedAt: now })
    .where(and(eq(memos.id, id), eq(memos.playerId, player), isNull(memos.deletedAt)))
    .returning({ id: memos.id })
  if (deleted.length === 0) throw notFound('memo.notFound')
  return new Date(now.getTime() + restoreSeconds * 1000)
}

/** Restores a deleted memo; does nothing to another one. @throws RequestError 404 when it is too late, or as `readMemo` */
export async function restoreMemo(tx: Db, player: string, id: number, now: Date): Promise<void> {
  const since = new Date(now.getTime() - restoreSeconds * 1000)
  const restored = await tx
    .update(memos)
    .set({ deletedAt: null })
    .where(
      and(
        eq(memos.id, id),
        eq(memos.playerId, player),
        or(isNull(memos.deletedAt), gt(memos.deletedAt, since)),
      ),
    )
    .returning({ id: memos.id })
  if (restored.length === 0) throw notFound('memo.notFound')
}
