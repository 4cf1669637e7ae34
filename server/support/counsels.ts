import { and, asc, desc, eq, isNull, lt } from 'drizzle-orm'
import { cleanLine, cleanText } from '../../src/contract/plain-text.ts'
import {
  checkCounsel,
  type Counsel,
  type CounselReference,
  type CounselSummary,
} from '../../src/contract/support.ts'
import { ServerCode } from '../../src/contract/codes.ts'
import type { Db } from '../db.ts'
import { notFound, fieldErrors } from '../request-error.ts'
import { players } from '../schema.ts'
import { fill } from '../../src/contract/fill.ts'
import { inAllLanguages } from '../texts/languages.ts'
import { paged, readCursor } from '../http/cursor.ts'
import { sendMemo } from './memos.ts'
import type { BoardPage } from './page.ts'
import { isOwnReference } from './references.ts'
import { counsels } from './schema.ts'

export type CounselRow = typeof counsels.$inferSelect

export interface NewCounsel {
  readonly title: string
  readonly content: string
  readonly reference: CounselReference | undefined
  readonly lang: string
}

/**
 * Validates the texts of an inquiry.
 *
 * @throws RequestError 400 `counsel.required` or `counsel.tooLong` (spec §5) that names the fields
 */
export function validateCounsel({ title, content }: Pick<NewCounsel, 'title' | 'content'>): void {
  const error = checkCounsel(title, content)
  if (!error) return
  const code = error.key === 'counsel.required' ? ServerCode.parameterMissing : ServerCode.parameterInvalid
  throw fieldErrors(error.fields, { key: error.key, code })
}

/**
 * Writes an inquiry with validated texts, in the caller's transaction.
 *
 * @throws RequestError 400 `reference.invalid` for a reference to something that is not the player's own
 */
export async function createCounsel(
  tx: Db,
  player: string,
  counsel: NewCounsel,
  now: Date,
): Promise<Counsel> {
  const { reference } = counsel
  if (reference && !(await isOwnReference(tx, player, reference))) {
    throw fieldErrors({ reference: 'reference.invalid' })
  }
  const [row] = await tx
    .insert(counsels)
    .values({
      playerId: player,
      title: cleanLine(counsel.title),
      content: cleanText(counsel.content),
      lang: counsel.lang,
      referenceKind: reference?.kind ?? null,
      referenceId: reference?.id ?? null,
      createdAt: now,
    })
    .returning()
  if (!row) throw new Error('an inquiry was not written')
  return toDto(row)
}

function toSummary({ id, title, createdAt, answeredAt }: CounselHead): CounselSummary {
  return {
    id: String(id),
    title,
    status: answeredAt === null ? 'pending' : 'answered',
    date: createdAt.toISOString(),
    answered_at: answeredAt?.toISOString() ?? null,
  }
}

type CounselHead = Pick<CounselRow, 'id' | 'title' | 'createdAt' | 'answeredAt'>

function toDto(row: CounselRow): Counsel {
  const { content, answer, referenceKind: kind, referenceId: id } = row
  return { ...toSummary(row), content, answer, reference: kind === null || id === null ? null : { kind, id } }
}

/** A player's inquiries, newest first. */
export async function listCounsels(
  db: Db,
  player: string,
  { cursor, size }: BoardPage,
): Promise<{ list: CounselSummary[]; next: string | null }> {
  const found = await db
    .select({
      id: counsels.id,
      title: counsels.title,
      createdAt: counsels.createdAt,
      answeredAt: counsels.answeredAt,
    })
    .from(counsels)
    .where(
      and(
        eq(counsels.playerId, player),
        cursor === undefined ? undefined : lt(counsels.id, readCursor('counsel', cursor)),
      ),
    )
    .orderBy(desc(counsels.id))
    .limit(size + 1)
  const page = paged(found, size, 'counsel', (row) => row.id)
  return { list: page.rows.map(toSummary), next: page.next }
}

/** One inquiry of a player. @throws RequestError 404 `counsel.notFound` for another player's, or none */
export async function readCounsel(db: Db, player: string, id: number): Promise<Counsel> {
  const [row] = await db
    .select()
    .from(counsels)
    .where(and(eq(counsels.id, id), eq(counsels.playerId, player)))
  if (!row) throw notFound('counsel.notFound')
  return toDto(row)
}

/** Answers a waiting inquiry and sends the player a memo; false when it was answered before. */
export async function answerCounsel(db: Db, id: number, answer: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(counsels)
      .set({ answer: cleanText(answer), answeredAt: now })
      .where(and(eq(counsels.id, id), isNull(counsels.answeredAt)))
      .returning()
    if (!row) return false
    const title = inAllLanguages(({ account }) => account.answered.title)
    const content = inAllLanguages(({ account }) => fill(account.answered.content, { title: row.title }))
    await sendMemo(tx, { to: [row.playerId], kind: 'direct', title, content, pushKind: 'answer' }, now)
    return true
  })
}

/** Inquiries for the admin commands: waiting ones, oldest first, or the latest of all. */
export async function latestCounsels(db: Db, all: boolean, last: number) {
  return db
    .select({ counsel: counsels, username: players.username })
    .from(counsels)
    .innerJoin(players, eq(players.id, counsels.playerId))
    .where(all ? undefined : isNull(counsels.answeredAt))
    .orderBy(all ? desc(counsels.id) : asc(counsels.id))
    .limit(last)
}

/** One inquiry of any player, for the admin commands. */
export async function counselWithPlayer(db: Db, id: number) {
  const [row] = await db
    .select({ counsel: counsels, username: players.username })
    .from(counsels)
    .innerJoin(players, eq(players.id, counsels.playerId))
    .where(eq(counsels.id, id))
  return row
}
