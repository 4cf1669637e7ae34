import { asc, eq } from 'drizzle-orm'
import type { CounselMessage } from '@marquee/contract/inquiry.ts'
import type { Db } from '../database/db.ts'
import { picturesOf } from './pictures.ts'
import { counselMessages, type counsels } from './schema.ts'

type CounselRow = typeof counsels.$inferSelect

/** All messages of an inquiry, oldest first. The first one and the first answer are in the inquiry's own row. */
export async function readThread(
  db: Db,
  { id, content, createdAt, answer, answeredAt, seenAt }: CounselRow,
): Promise<CounselMessage[]> {
  const pictures = await picturesOf(db, id)
  const further = await db
    .select()
    .from(counselMessages)
    .where(eq(counselMessages.counselId, id))
    .orderBy(asc(counselMessages.id))
  const message = (
    name: string,
    from: CounselMessage['from'],
    text: string,
    date: Date,
    key: number | null,
  ): CounselMessage => ({
    id: name,
    from,
    content: text,
    date: date.toISOString(),
    unread: from === 'support' && (seenAt === null || seenAt < date),
    pictures: from === 'player' ? [...(pictures.get(key) ?? [])] : [],
  })
  const first = message('question', 'player', content, createdAt, null)
  const answers =
    answer === null || answeredAt === null ? [] : [message('answer', 'support', answer, answeredAt, null)]
  const later = further.map((row) => message(String(row.id), row.author, row.content, row.createdAt, row.id))
  // The first answer may stand among the further messages; the sort keeps the order of those of one moment.
  const sorted = [...answers, ...later].toSorted((one, other) => one.date.localeCompare(other.date))
  return [first, ...sorted]
}

/** How many messages the player wrote after the first one. */
export function repliesIn(messages: readonly CounselMessage[]): number {
  return messages.filter(({ from }) => from === 'player').length - 1
}
