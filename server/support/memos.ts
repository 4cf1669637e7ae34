import { and, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { LocalizedText } from '../../src/contract/localized.ts'
import type { PushKind } from '../../src/contract/push.ts'
import type { Memo } from '../../src/contract/support.ts'
import type { Db } from '../db.ts'
import { tell } from '../push/subscriptions.ts'
import { notFound } from '../refusal.ts'
import { players } from '../schema.ts'
import { paged, readCursor } from '../http/cursor.ts'
import type { BoardPage } from './page.ts'
import { memos, memoTexts } from './schema.ts'

/** How long a deleted memo can be restored, seconds. */
export const restoreSeconds = 10 * 60

export type MemoKind = Memo['kind']

/** Who gets a memo: every player there is now, or these. */
export interface NewMemo {
  readonly to: 'everybody' | readonly string[]
  readonly kind: MemoKind
  readonly title: LocalizedText
  readonly content: LocalizedText
  /** What devices are told of; a memo when absent. */
  readonly tells?: PushKind
}

/** Sends a memo and says how many got it; runs in the caller's transaction. */
export async function sendMemo(
  tx: Db,
  { to, kind, title, content, tells = 'memo' }: NewMemo,
  now: Date,
): Promise<number> {
  const [written] = await tx
    .insert(memoTexts)
    .values({ kind, title, content, sentAt: now })
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
  await tell(tx, to, tells, now)
  return sent.length
}

type Row = { readonly memo: typeof memos.$inferSelect; readonly text: typeof memoTexts.$inferSelect }

function told({ memo, text }: Row): Memo {
  return {
    id: String(memo.id),
    kind: text.kind,
    title: text.title,
    content: text.content,
    date: text.sentAt.toISOString(),
    status: memo.readAt === null ? 'unread' : 'read',
  }
}

const rows = (db: Db) =>
  db.select({ memo: memos, text: memoTexts }).from(memos).innerJoin(memoTexts, eq(memoTexts.id, memos.textId))

/** A player's memos, newest first; the kind `all` means every one. */
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
  return { list: page.rows.map(told), next: page.next }
}

/** How many memos a player has not read. */
export async function unreadMemos(db: Db, player: string): Promise<number> {
  return db.$count(memos, and(eq(memos.playerId, player), isNull(memos.readAt), isNull(memos.deletedAt)))
}

/**
 * One memo of a player.
 *
 * @throws Refusal 404 `memo.notFound` for one that is deleted, another player's, or none
 */
export async function readMemo(db: Db, player: string, id: number): Promise<Memo> {
  const [row] = await rows(db).where(
    and(eq(memos.id, id), eq(memos.playerId, player), isNull(memos.deletedAt)),
  )
  if (!row) throw notFound('memo.notFound')
  return told(row)
}

/** Marks one memo read. @throws Refusal 404 as `readMemo` */
export async function markRead(tx: Db, player: string, id: number, now: Date): Promise<void> {
  const marked = await tx
    .update(memos)
    .set({ readAt: sql`coalesce(${memos.readAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(memos.id, id), eq(memos.playerId, player), isNull(memos.deletedAt)))
    .returning({ id: memos.id })
  if (marked.length === 0) throw notFound('memo.notFound')
}

/** Marks a player's memos read: every one, or those to this player alone. */
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

/** Deletes a memo; until the answered instant it can be restored. @throws Refusal 404 as `readMemo` */
export async function deleteMemo(tx: Db, player: string, id: number, now: Date): Promise<Date> {
  const deleted = await tx
    .update(memos)
    .set({ deletedAt: now })
    .where(and(eq(memos.id, id), eq(memos.playerId, player), isNull(memos.deletedAt)))
    .returning({ id: memos.id })
  if (deleted.length === 0) throw notFound('memo.notFound')
  return new Date(now.getTime() + restoreSeconds * 1000)
}

/** Undoes a deletion; does nothing to a memo that is there. @throws Refusal 404 when it is gone for good, or as `readMemo` */
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
