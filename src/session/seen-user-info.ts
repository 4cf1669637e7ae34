import * as v from 'valibot'
import { UserInfo } from '../contract/player.ts'
import { persistedCollection } from '../platform/persisted.ts'
import { personalKey } from '../platform/personal.ts'
import type { StoredRecord } from '../platform/record.ts'

/** What the operator last said about a player, for a start without a network; deleted when the session ends. */
const Seen = v.nullable(v.object({ info: UserInfo, at: v.number() }))
type Seen = v.InferOutput<typeof Seen>

/** Older than this it is written again though nothing changed, ms: its time is shown. */
const worthWriting = 60_000

function seenRecord(player: string): StoredRecord<Seen> {
  return persistedCollection<Seen>({
    key: personalKey(player, 'user_info'),
    version: 1,
    schema: Seen,
    initial: null,
  })
}

/** What is shown offline; never the bank account, nor the times of a session. */
function shownOf(info: UserInfo): UserInfo {
  const { name, username, amount, rolling, rolling_total, withdrawing, points, unread_memos } = info
  const kept = { name, username, amount, rolling, rolling_total, withdrawing, points, unread_memos }
  return v.parse(UserInfo, kept)
}

/** Keeps what the operator said at `at`, ms of its clock. Never rejects. */
export function rememberSeen(player: string, info: UserInfo, at: number): void {
  const record = seenRecord(player)
  const last = record.get()
  const next = shownOf(info)
  if (last && at - last.at < worthWriting && JSON.stringify(last.info) === JSON.stringify(next)) return
  void record.apply(() => ({ info: next, at }))
}

/** What was kept of a player; undefined when nothing is. Never rejects. */
export async function lastSeen(player: string): Promise<{ info: UserInfo; at: number } | undefined> {
  const record = seenRecord(player)
  await record.loaded
  return record.get() ?? undefined
}
