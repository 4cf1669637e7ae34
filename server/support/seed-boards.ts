import type { Db } from '../db.ts'
import { firstMemos, firstNotices } from './first-texts.ts'
import { sendMemo } from './memos.ts'
import { publishNotice } from './notices.ts'

/** Gives a fresh operator its first announcements, and the demo player the first memos; runs in the caller's transaction. */
export async function seedBoards(tx: Db, demoPlayer: string, now: Date): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  for (const { hoursAgo, ...notice } of firstNotices) await publishNotice(tx, notice, ago(hoursAgo))
  for (const { hoursAgo, ...memo } of firstMemos) {
    await sendMemo(tx, { ...memo, to: [demoPlayer] }, ago(hoursAgo))
  }
}
