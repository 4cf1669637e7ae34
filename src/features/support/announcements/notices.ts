import { useAtomValue } from 'jotai'
import * as v from 'valibot'
import { Notice, NoticeSummary } from '../../../contract/support.ts'
import { supportEndpoints } from '../../../contract/support-endpoints.ts'
import { success, type Result } from '../../../contract/result.ts'
import { byRow } from '../../../platform/remote/by-row.ts'
import type { Source } from '../../../platform/remote/source.ts'
import { remoteItem, remoteList, uncachedValue } from '../../../platform/remote/sources.ts'
import { type Tab, useTab } from '../../../session/tab.ts'

const listCall = byRow(supportEndpoints.notices, 'announcements')

/** Announcements by pages. They are the same for everybody, so a sign-out does not delete the cached ones. */
export const notices = remoteList({
  key: ['notices'],
  cachePolicy: 'public',
  item: NoticeSummary,
  maxItems: 100,
  fetch: ({ http, cursor, signal }) => http.call(listCall, { query: cursor ? { cursor } : {}, signal }),
})

/** One announcement. */
export function notice(id: string): Source<Notice> {
  return remoteItem({
    key: ['notices_opened'],
    id,
    cachePolicy: 'public',
    item: Notice,
    maxItems: 50,
    fetch: ({ http, signal }) => http.call(supportEndpoints.notice, { params: { id }, signal }),
  })
}

/** The announcements that pop up on home, with their texts. */
export const importantNotices = uncachedValue<readonly Notice[]>({
  key: ['notices_important'],
  staleMs: 5 * 60_000,
  fetch: async ({ http, clock, signal }) => {
    const answer = await http.call(listCall, {
      query: { important: '1', limit: '5' },
      signal,
    })
    if (!answer.ok) return answer
    const recent = answer.data.list.filter((one) => isRecent(one, clock.now()))
    return answeredOf(
      await Promise.all(
        recent.map(({ id }) => http.call(supportEndpoints.notice, { params: { id }, signal })),
      ),
    )
  },
})

/** The data of the results that have some; the first error where none has. */
function answeredOf<T>(results: readonly Result<T>[]): Result<T[]> {
  const data = results.flatMap((result) => (result.ok ? [result.data] : []))
  const failed = results.find((result) => !result.ok)
  return data.length === 0 && failed ? failed : success(data)
}

/** How long an announcement counts as new. */
const newForMs = 30 * 24 * 3_600_000
const maxRead = 500

const readRecord = ({ records }: Pick<Tab, 'records'>) =>
  records.of<readonly string[]>({
    scope: 'device',
    name: 'notices_read',
    version: 1,
    schema: v.array(v.string()),
    initial: [],
  })

/** @param now ms of server time */
function isRecent({ date }: { readonly date: string }, now: number): boolean {
  return now - Date.parse(date) < newForMs
}

/** Whether an announcement is new and was not opened on this device. */
export function useUnreadNotices(): (one: NoticeSummary) => boolean {
  const tab = useTab()
  const read = useAtomValue(readRecord(tab).atom)
  return (one) => isRecent(one, tab.clock.now()) && !read.includes(one.id)
}

/** Remembers that an announcement was opened. */
export function markNoticeRead(tab: Tab, id: string): void {
  void readRecord(tab).apply((read) => (read.includes(id) ? read : [id, ...read].slice(0, maxRead)))
}
