import { and, asc, isNull, lte } from 'drizzle-orm'
import type { Db } from '../db.ts'
import { startInterval } from '../interval.ts'
import type { Log } from '../log.ts'
import { textsIn } from '../texts/languages.ts'
import { answerCounsel } from './counsels.ts'
import { counsels } from './schema.ts'

/** Answers inquiries on a play money site, so that the state `answered` can be tried. The answer says that nobody read it. */
export interface SimulatedSupportOptions {
  readonly db: Db
  readonly log: Log
  readonly clock: () => Date
}

const intervalMs = 2_000
/** Age at which an inquiry is answered. */
export const answerAfterSeconds = 40

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
  const due = await db
    .select({ id: counsels.id, lang: counsels.lang })
    .from(counsels)
    .where(
      and(
        isNull(counsels.answeredAt),
        lte(counsels.createdAt, new Date(now.getTime() - answerAfterSeconds * 1000)),
      ),
    )
    .orderBy(asc(counsels.createdAt))
    .limit(20)
  let answered = 0
  for (const { id, lang } of due) {
    if (await answerCounsel(db, id, textsIn(lang).account.simulatedAnswer, now)) answered += 1
  }
  return answered
}
