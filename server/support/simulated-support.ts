import { and, asc, isNull, lte } from 'drizzle-orm'
import type { Db } from '../db.ts'
import type { Log } from '../log.ts'
import { textsIn } from '../texts/languages.ts'
import { answerCounsel } from './counsels.ts'
import { counsels } from './schema.ts'

/** Answers inquiries by itself, so that one who tries the app sees the state `answered`. It says what it is. */
export interface SimulatedSupportOptions {
  readonly db: Db
  readonly log: Log
  readonly clock: () => Date
}

const everyMs = 2_000
/** How long an inquiry waits, seconds. */
export const answerAfter = 40

/** Answers what is due every two seconds until the answered function is called. Several processes may run one each. */
export function startSimulatedSupport({ db, log, clock }: SimulatedSupportOptions): () => Promise<void> {
  let running: Promise<void> | undefined
  const tick = async () => {
    try {
      await answerDue(db, clock())
    } catch (error) {
      log({ event: 'support', error: error instanceof Error ? error.name : 'unknown' })
    }
  }
  const timer = setInterval(() => {
    running ??= tick().finally(() => {
      running = undefined
    })
  }, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

/** Answers the inquiries that have waited long enough, at most 20, and says how many. */
export async function answerDue(db: Db, now: Date): Promise<number> {
  const due = await db
    .select({ id: counsels.id, lang: counsels.lang })
    .from(counsels)
    .where(
      and(isNull(counsels.answeredAt), lte(counsels.createdAt, new Date(now.getTime() - answerAfter * 1000))),
    )
    .orderBy(asc(counsels.createdAt))
    .limit(20)
  let answered = 0
  for (const { id, lang } of due) {
    if (await answerCounsel(db, id, textsIn(lang).account.simulatedAnswer, now)) answered += 1
  }
  return answered
}
