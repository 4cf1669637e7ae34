import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import { ServerCode } from '@marquee/contract/codes.ts'
import { fill } from '@marquee/contract/fill.ts'
import { cleanText } from '@marquee/contract/plain-text.ts'
import type { Db } from '../database/db.ts'
import { notFound, RequestError } from '../http/request-error.ts'
import { inAllLanguages } from '../texts.ts'
import { type CounselRow, isWaiting } from './counsels.ts'
import { counselEndsAfterDays, repliesPerCounsel } from './limits.ts'
import { sendMemo } from './memos.ts'
import { attachPictures } from './pictures.ts'
import { counselMessages, counsels, memos, memoTexts } from './schema.ts'

export interface NewReply {
  /** Cleaned text. */
  readonly reply: string
  /** Ids of uploads. */
  readonly pictures: readonly string[]
}

/** The row, locked until the transaction ends: replies, answers and the end come one after the other. */
async function lockCounsel(tx: Db, id: number): Promise<CounselRow | undefined> {
  const [row] = await tx.select().from(counsels).where(eq(counsels.id, id)).for('update')
  return row
}

/**
 * Writes a further message of the player, which the support then has to answer. What the player saw of the thread until then
 * counts as read.
 *
 * @throws RequestError 404 `counsel.notFound` for another player's inquiry, or none; 409 `counsel.ended` or `counsel.full`;
 * 400 `pictures.unknown`
 */
export async function replyToCounsel(
  tx: Db,
  player: string,
  id: number,
  { reply, pictures }: NewReply,
  now: Date,
): Promise<void> {
  const row = await lockCounsel(tx, id)
  if (row?.playerId !== player) throw notFound('counsel.notFound')
  if (row.endedAt !== null) throw new RequestError(409, ServerCode.alreadyProcessed, 'counsel.ended')
  const replies = await tx.$count(
    counselMessages,
    and(eq(counselMessages.counselId, id), eq(counselMessages.author, 'player')),
  )
  if (replies >= repliesPerCounsel) {
    throw new RequestError(409, ServerCode.alreadyProcessed, 'counsel.full')
  }
  const message = await addMessage(tx, id, 'player', reply, now)
  await attachPictures(tx, player, pictures, { counsel: id, message })
  const waitingSince = row.answeredAt === null ? null : (row.waitingSince ?? now)
  await tx.update(counsels).set({ waitingSince }).where(eq(counsels.id, id))
  await markSeen(tx, row, now)
}

/**
 * Marks what the support wrote read, and the memos about it.
 *
 * @throws RequestError 404 `counsel.notFound` for another player's inquiry, or none
 */
export async function markCounselRead(tx: Db, player: string, id: number, now: Date): Promise<void> {
  const row = await lockCounsel(tx, id)
  if (row?.playerId !== player) throw notFound('counsel.notFound')
  await markSeen(tx, row, now)
}

async function markSeen(tx: Db, { id, playerId }: CounselRow, now: Date): Promise<void> {
  await tx.update(counsels).set({ seenAt: now }).where(eq(counsels.id, id))
  const about = tx.select({ id: memoTexts.id }).from(memoTexts).where(eq(memoTexts.counselId, id))
  await tx
    .update(memos)
    .set({ readAt: now })
    .where(
      and(
        eq(memos.playerId, playerId),
        isNull(memos.readAt),
        isNull(memos.deletedAt),
        inArray(memos.textId, about),
      ),
    )
}

async function addMessage(
  tx: Db,
  counselId: number,
  author: 'player' | 'support',
  content: string,
  createdAt: Date,
): Promise<number> {
  const [row] = await tx
    .insert(counselMessages)
    .values({ counselId, author, content, createdAt })
    .returning({ id: counselMessages.id })
  if (!row) throw new Error('a message was not written')
  return row.id
}

/** Answers a waiting inquiry and sends the player a memo; false when none waits, because it was answered or has ended. */
export async function answerCounsel(db: Db, id: number, answer: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const row = await lockCounsel(tx, id)
    if (!row || row.endedAt !== null || !isWaiting(row)) return false
    const text = cleanText(answer)
    if (row.answeredAt === null) {
      await tx
        .update(counsels)
        .set({ answer: text, answeredAt: now, repliedAt: now })
        .where(eq(counsels.id, id))
    } else {
      await addMessage(tx, id, 'support', text, now)
      await tx.update(counsels).set({ waitingSince: null, repliedAt: now }).where(eq(counsels.id, id))
    }
    const title = inAllLanguages(({ account }) => account.answered.title)
    const content = inAllLanguages(({ account }) => fill(account.answered.content, { title: row.title }))
    await sendMemo(
      tx,
      { to: [row.playerId], kind: 'direct', title, content, pushKind: 'answer', counselId: id },
      now,
    )
    return true
  })
}

/** Ends an inquiry, also one that waits; false when it had ended, or is none. */
export async function endCounsel(db: Db, id: number, now: Date): Promise<boolean> {
  const ended = await db
    .update(counsels)
    .set({ endedAt: now })
    .where(and(eq(counsels.id, id), isNull(counsels.endedAt)))
    .returning({ id: counsels.id })
  return ended.length === 1
}

/** Ends answered inquiries in which nobody wrote for `counselEndsAfterDays`. */
export async function endQuietCounsels(db: Db, now: Date): Promise<void> {
  const quiet = new Date(now.getTime() - counselEndsAfterDays * 86_400_000)
  await db
    .update(counsels)
    .set({ endedAt: now })
    .where(
      and(
        isNull(counsels.endedAt),
        isNull(counsels.waitingSince),
        isNotNull(counsels.answeredAt),
        lt(counsels.answeredAt, quiet),
        lt(counsels.repliedAt, quiet),
      ),
    )
}
