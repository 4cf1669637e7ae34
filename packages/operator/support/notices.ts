import { and, desc, eq, isNull, lt } from 'drizzle-orm'
import type { LocalizedText } from '@marquee/contract/localized.ts'
import type { Notice, NoticeSummary } from '@marquee/contract/support.ts'
import type { Db } from '../database/db.ts'
import { notFound } from '../http/request-error.ts'
import { paged, readCursor } from '../http/cursor.ts'
import type { BoardPage } from './page.ts'
import { notices } from './schema.ts'

type Row = typeof notices.$inferSelect

export interface NewNotice {
  readonly title: LocalizedText
  readonly content: LocalizedText
  readonly important: boolean
}

/** Publishes an announcement and gives its id. */
export async function publishNotice(db: Db, notice: NewNotice, now: Date): Promise<number> {
  const [written] = await db
    .insert(notices)
    .values({ ...notice, publishedAt: now })
    .returning({ id: notices.id })
  if (!written) throw new Error('an announcement was not written')
  return written.id
}

/** Withdraws an announcement; gives whether it was published. */
export async function withdrawNotice(db: Db, id: number, now: Date): Promise<boolean> {
  const gone = await db
    .update(notices)
    .set({ withdrawnAt: now })
    .where(and(eq(notices.id, id), isNull(notices.withdrawnAt)))
    .returning({ id: notices.id })
  return gone.length === 1
}

function toSummary({
  id,
  title,
  important,
  publishedAt,
}: Omit<Row, 'content' | 'withdrawnAt'>): NoticeSummary {
  return { id: String(id), title, important, date: publishedAt.toISOString() }
}

const head = {
  id: notices.id,
  title: notices.title,
  important: notices.important,
  publishedAt: notices.publishedAt,
}

/** Announcements, newest first: all, or the important ones. */
export async function listNotices(
  db: Db,
  important: boolean,
  { cursor, size }: BoardPage,
): Promise<{ list: NoticeSummary[]; next: string | null }> {
  const kind = important ? 'important' : 'notice'
  const found = await db
    .select(head)
    .from(notices)
    .where(
      and(
        isNull(notices.withdrawnAt),
        important ? eq(notices.important, true) : undefined,
        cursor === undefined ? undefined : lt(notices.id, readCursor(kind, cursor)),
      ),
    )
    .orderBy(desc(notices.id))
    .limit(size + 1)
  const page = paged(found, size, kind, (row) => row.id)
  return { list: page.rows.map(toSummary), next: page.next }
}

/** One announcement. @throws RequestError 404 `notice.notFound` for one that was withdrawn, or none */
export async function readNotice(db: Db, id: number): Promise<Notice> {
  const [row] = await db
    .select()
    .from(notices)
    .where(and(eq(notices.id, id), isNull(notices.withdrawnAt)))
  if (!row) throw notFound('notice.notFound')
  return { ...toSummary(row), content: row.content }
}

/** The latest announcements with withdrawn ones, for the admin commands. */
export async function latestNotices(db: Db, last: number) {
  return db.select().from(notices).orderBy(desc(notices.id)).limit(last)
}
