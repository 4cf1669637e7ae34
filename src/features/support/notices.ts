import { useAtomValue } from 'jotai'
import * as v from 'valibot'
import { Notice, NoticeSummary } from '../../contract/support.ts'
import { supportEndpoints } from '../../contract/support-endpoints.ts'
import { call } from '../../platform/http.ts'
import { persistedCollection } from '../../platform/persisted.ts'
import { serverNow } from '../../platform/clock.ts'
import { dataOf } from '../../platform/query-client.ts'
import { store } from '../../platform/store.ts'
import { type SeenList, seenRecord, useSeenList } from './seen-list.ts'
import { type SeenOne, useSeenOne } from './seen-one.ts'

/** Announcements are everybody's: what was seen of them stays on the device over sign-ins. */
const listRecord = () => seenRecord('notices', NoticeSummary)
const openedRecord = () => seenRecord('notices_opened', Notice)

/** Announcements by pages. */
export function useNotices(): SeenList<NoticeSummary> {
  return useSeenList({
    queryKey: ['notices'],
    record: listRecord(),
    fetchPage: (cursor, signal) =>
      dataOf(call(supportEndpoints.notices, { query: cursor ? { cursor } : {}, signal })),
  })
}

/** One announcement. */
export function useNotice(id: string): SeenOne<Notice> {
  return useSeenOne({
    id,
    queryKey: ['notice', id],
    record: openedRecord(),
    fetch: (signal) => dataOf(call(supportEndpoints.notice, { params: { id }, signal })),
  })
}

/** The announcements that pop up on home, with their texts. */
export async function importantNotices(signal: AbortSignal): Promise<Notice[]> {
  const { list } = await dataOf(
    call(supportEndpoints.notices, { query: { important: '1', limit: '5' }, signal }),
  )
  const fresh = list.filter(isRecent)
  return Promise.all(fresh.map(({ id }) => dataOf(call(supportEndpoints.notice, { params: { id }, signal }))))
}

/** After this nobody needs to be told that an announcement is new, ms. */
const newFor = 30 * 24 * 3_600_000
/** Most ids that are remembered as read. */
const kept = 500

const readRecord = () =>
  persistedCollection({
    key: 'notices_read',
    version: 1,
    schema: v.array(v.string()),
    initial: [],
  })

function isRecent({ date }: { readonly date: string }): boolean {
  return serverNow() - Date.parse(date) < newFor
}

/** Whether an announcement is new and was not opened on this device. */
export function useUnreadNotices(): (notice: NoticeSummary) => boolean {
  const read = useAtomValue(readRecord().atom, { store })
  return (notice) => isRecent(notice) && !read.includes(notice.id)
}

/** Remembers that an announcement was opened. */
export function markNoticeRead(id: string): void {
  void readRecord().apply((read) => (read.includes(id) ? read : [id, ...read].slice(0, kept)))
}
