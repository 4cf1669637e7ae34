import { and, asc, lte, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { startInterval } from '../interval.ts'
import type { Log } from '../log.ts'
import { textsIn } from '../texts.ts'
import { answerCounsel } from './counsel-replies.ts'
import { waits } from './counsels.ts'
import { counsels } from './schema.ts'

/** Answers inquiries on a play money site, so that the state `answered` can be tried. The answer says that nobody read it. */
export interface SimulatedSupportOptions {
  readonly db: Db
  readonly log: Log
  readonly clock: () => Date
}

const intervalMs = 2_000
/** Age at which an inquiry or a reply is answered. */
export const replyAfterSeconds = 40

/** Answers due inquiries every two seconds until the returned function is called. Several processes may do so. */
export function startSimulatedSupport({ db, log, clock }: SimulatedSupportOptions): () => Promise<void> {
  return startInterval(
    intervalMs,
    () => answerDue(db, clock()),
    (error) => log({ event: 'support', error: error instanceof Error ? error.name : 'unknown' }),
  )
}

/** Answers up to 20 due inquiries and gives their number. */
export async function answerDue(db: Db, now: Date): Promise<number> {
  // The oldest reply that waits, or the inquiry itself before its first answer.
  const since = sql`coalesce(${counsels.waitingSince}, ${counsels.createdAt})`
  const before = new Date(now.getTime() - replyAfterSeconds * 1000).toISOString()
  const due = await db
    .select({ id: counsels.id, lang: counsels.lang, answeredAt: counsels.answeredAt })
    .from(counsels)
    .where(and(waits, lte(since, sql`${before}::timestamptz`)))
    .orderBy(asc(since))
    .limit(20)
  let answered = 0
  for (const { id, lang, answeredAt } of due) {
    const { simulatedAnswer, simulatedReply } = textsIn(lang).account
    const text = answeredAt === null ? simulatedAnswer : simulatedReply
    if (await answerCounsel(db, id, text, now)) answered += 1
  }
  return answered
}
