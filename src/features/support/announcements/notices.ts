import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import * as v from 'valibot'
import { Notice, NoticeSummary } from '@marquee/contract/support.ts'
import { supportEndpoints } from '@marquee/contract/support-endpoints.ts'
import { success, type Result } from '@marquee/contract/result.ts'
import { dataOf } from '../../../platform/query/call-error.ts'
import { byCursor, type ListPage } from '../../../platform/query/pages.ts'
import type { ListQuery, ValueQuery } from '../../../platform/query/queries.ts'
import { withValidRows } from '../../../platform/query/valid-rows.ts'
import { listOfValid } from '../../../platform/valid-items.ts'
import { type Tab, useTab } from '../../../session/tab.ts'

const listCall = withValidRows(supportEndpoints.notices, 'announcements')

/** Announcements by pages. They are the same for all players, so a sign-out does not delete the cached ones. */
export function notices({ http }: Tab): ListQuery<NoticeSummary> {
  return infiniteQueryOptions({
    ...byCursor,
    queryKey: ['notices'],
    queryFn: ({ pageParam: cursor, signal }): Promise<ListPage<NoticeSummary>> =>
      dataOf(http.call(listCall, { query: cursor ? { cursor } : {}, signal })),
    meta: {
      storage: { scope: 'cache', schema: listOfValid(NoticeSummary, 'stored announcements'), maxItems: 100 },
    },
  })
}

/** One announcement. */
export function notice({ http }: Tab, id: string): ValueQuery<Notice> {
  return queryOptions({
    queryKey: ['notice', id],
    queryFn: ({ signal }) => dataOf(http.call(supportEndpoints.notice, { params: { id }, signal })),
    meta: { storage: { scope: 'cache', schema: Notice } },
  })
}

/** The announcements that pop up on home, with their texts. */
export function importantNotices({ http, clock }: Tab): ValueQuery<readonly Notice[]> {
  return queryOptions({
    queryKey: ['notices_important'],
    queryFn: async ({ signal }): Promise<readonly Notice[]> => {
      const { list } = await dataOf(http.call(listCall, { query: { important: '1', limit: '5' }, signal }))
      const recent = list.filter((one) => isRecent(one, clock.now()))
      const texts = recent.map(({ id }) => http.call(supportEndpoints.notice, { params: { id }, signal }))
      return dataOf(Promise.all(texts).then(successfulOf))
    },
    staleTime: 5 * 60_000,
  })
}

/** The data of the successful results; the first error if there is none. */
function successfulOf<T>(results: readonly Result<T>[]): Result<T[]> {
  const data = results.flatMap((result) => (result.ok ? [result.data] : []))
  const failed = results.find((result) => !result.ok)
  return data.length === 0 && failed ? failed : success(data)
}

/** An announcement is new for this long. */
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

/** Returns a function that says whether an announcement is new and was not opened on this device. */
export function useUnreadNotices(): (one: NoticeSummary) => boolean {
  const tab = useTab()
  const read = useAtomValue(readRecord(tab).atom)
  return (one) => isRecent(one, tab.clock.now()) && !read.includes(one.id)
}

/** Stores that an announcement was opened. */
export function markNoticeRead(tab: Tab, id: string): void {
  void readRecord(tab).apply((read) => (read.includes(id) ? read : [id, ...read].slice(0, maxRead)))
}
