import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { cleanLine, cleanText } from '@marquee/contract/plain-text.ts'
import {
  checkCounsel,
  type Counsel,
  type CounselReference,
  type CounselSummary,
} from '@marquee/contract/inquiry.ts'
import { ServerCode } from '@marquee/contract/codes.ts'
import type { Db } from '../database/db.ts'
import { paged, readCursor } from '../http/cursor.ts'
import { fieldErrors, notFound } from '../http/request-error.ts'
import { players } from '../database/schema.ts'
import type { NameOf } from '../wallet/game-names.ts'
import { repliesIn, readThread } from './counsel-thread.ts'
import { repliesPerCounsel } from './limits.ts'
import type { BoardPage } from './page.ts'
import { attachPictures } from './pictures.ts'
import { type FactsByName, readFacts, referenceName } from './references.ts'
import { counsels } from './schema.ts'

export type CounselRow = typeof counsels.$inferSelect

export interface NewCounsel {
  readonly title: string
  readonly content: string
  readonly reference: CounselReference | undefined
  /** Ids of uploads. */
  readonly pictures: readonly string[]
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
 * @throws RequestError 400 `reference.invalid` for a reference to something that is not the player's own,
 * `pictures.unknown`
 */
export async function createCounsel(
  tx: Db,
  player: string,
  counsel: NewCounsel,
  now: Date,
  nameOf: NameOf,
): Promise<Counsel> {
  const { reference, pictures } = counsel
  const facts = await readFacts(tx, player, reference ? [reference] : [], nameOf)
  if (reference && facts.size === 0) {
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
  await attachPictures(tx, player, pictures, { counsel: row.id, message: null })
  return readCounsel(tx, player, row.id, nameOf)
}

type CounselHead = Omit<CounselRow, 'content' | 'answer' | 'lang' | 'playerId'>

function toSummary(head: CounselHead, facts: FactsByName): CounselSummary {
  const { id, title, createdAt, answeredAt, repliedAt, seenAt } = head
  const reference = referenceOf(head)
  return {
    id: String(id),
    title,
    status: head.endedAt !== null ? 'ended' : isWaiting(head) ? 'pending' : 'answered',
    date: createdAt.toISOString(),
    answered_at: answeredAt?.toISOString() ?? null,
    unread: repliedAt !== null && (seenAt === null || seenAt < repliedAt),
    reference: reference && (facts.get(referenceName(reference)) ?? reference),
  }
}

/** Whether an inquiry that has not ended waits for the support. */
export function isWaiting({
  answeredAt,
  waitingSince,
}: Pick<CounselRow, 'answeredAt' | 'waitingSince'>): boolean {
  return answeredAt === null || waitingSince !== null
}

/** `isWaiting` in a query, and not ended. */
export const waits = and(
  isNull(counsels.endedAt),
  or(isNull(counsels.answeredAt), isNotNull(counsels.waitingSince)),
)

/** What an inquiry is about. */
export function referenceOf({
  referenceKind: kind,
  referenceId: id,
}: Pick<CounselRow, 'referenceKind' | 'referenceId'>): CounselReference | null {
  return kind === null || id === null ? null : { kind, id }
}

/** A player's inquiries, newest first. */
export async function listCounsels(
  db: Db,
  player: string,
  { cursor, size }: BoardPage,
  nameOf: NameOf,
): Promise<{ list: CounselSummary[]; next: string | null }> {
  const {
    content: _content,
    answer: _answer,
    lang: _lang,
    playerId: _player,
    ...head
  } = getTableColumns(counsels)
  const found = await db
    .select(head)
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
  const facts = await readFacts(
    db,
    player,
    page.rows.flatMap((row) => referenceOf(row) ?? []),
    nameOf,
  )
  return { list: page.rows.map((row) => toSummary(row, facts)), next: page.next }
}

/** One inquiry of a player with its thread. @throws RequestError 404 `counsel.notFound` for another player's, or none */
export async function readCounsel(db: Db, player: string, id: number, nameOf: NameOf): Promise<Counsel> {
  const row = await requireCounsel(db, player, id)
  const reference = referenceOf(row)
  const facts = await readFacts(db, player, reference ? [reference] : [], nameOf)
  const { content, answer } = row
  const messages = await readThread(db, row)
  const left = row.endedAt === null ? Math.max(0, repliesPerCounsel - repliesIn(messages)) : 0
  return { ...toSummary(row, facts), content, answer, messages, replies_left: left }
}

async function requireCounsel(db: Db, player: string, id: number): Promise<CounselRow> {
  const [row] = await db
    .select()
    .from(counsels)
    .where(and(eq(counsels.id, id), eq(counsels.playerId, player)))
  if (!row) throw notFound('counsel.notFound')
  return row
}

/** Inquiries for the admin commands: waiting ones, oldest first, or the latest of all. */
export async function latestCounsels(db: Db, all: boolean, last: number) {
  return db
    .select({ counsel: counsels, username: players.username, currency: players.currency })
    .from(counsels)
    .innerJoin(players, eq(players.id, counsels.playerId))
    .where(all ? undefined : waits)
    .orderBy(all ? desc(counsels.id) : asc(counsels.id))
    .limit(last)
}

/** One inquiry of any player, for the admin commands. */
export async function counselWithPlayer(db: Db, id: number) {
  const [row] = await db
    .select({ counsel: counsels, username: players.username, currency: players.currency })
    .from(counsels)
    .innerJoin(players, eq(players.id, counsels.playerId))
    .where(eq(counsels.id, id))
  return row
}
