import * as v from 'valibot'
import { UserInfo } from '@marquee/contract/player.ts'
import type { Records } from '../platform/storage/persisted.ts'
import type { StoredRecord } from '../platform/storage/record.ts'

const Cached = v.nullable(v.object({ info: UserInfo, at: v.number() }))
type Cached = v.InferOutput<typeof Cached>

/** Unchanged user info is written again after this time, ms, because its time is shown. */
const rewriteAfterMs = 60_000

/**
 * User info on this device, for a start without a network; deleted when the session ends. Never rejects. It is no stored
 * query, because the init poll has rules of its own (one tab for all, a response may end the session), and only a part of
 * it may be stored.
 */
export interface CachedUserInfo {
  /** The cached user info of `player`, and when it was fetched, ms of server time. */
  read(player: string): Promise<{ readonly info: UserInfo; readonly at: number } | undefined>
  /** @param at ms of server time */
  write(player: string, info: UserInfo, at: number): void
}

export function createCachedUserInfo(records: Pick<Records, 'of'>): CachedUserInfo {
  const recordOf = (player: string): StoredRecord<Cached> =>
    records.of<Cached>({
      scope: 'sessionCache',
      name: `${player}/user_info`,
      version: 1,
      schema: Cached,
      initial: null,
    })

  return {
    async read(player) {
      const record = recordOf(player)
      await record.loaded
      return record.get() ?? undefined
    },
    write(player, info, at) {
      const record = recordOf(player)
      const last = record.get()
      const next = offlineInfo(info)
      if (last && at - last.at < rewriteAfterMs && JSON.stringify(last.info) === JSON.stringify(next)) return
      void record.apply(() => ({ info: next, at }))
    },
  }
}

/** The part of user info that is shown offline. Leaves out the bank account and the times of the session. */
function offlineInfo(info: UserInfo): UserInfo {
  const { name, username, amount, rolling, rolling_total, withdrawing, points, unread_memos } = info
  const shown = { name, username, amount, rolling, rolling_total, withdrawing, points, unread_memos }
  return v.parse(UserInfo, shown)
}
