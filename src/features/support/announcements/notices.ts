import { useAtomValue } from 'jotai'
import * as v from 'valibot'
import { Notice, NoticeSummary } from '../../../contract/support.ts'
import { supportEndpoints } from '../../../contract/support-endpoints.ts'
import { success, type Result } from '../../../contract/result.ts'
import { call } from '../../../platform/http/http.ts'
import { serverNow } from '../../../platform/clock.ts'
import type { Source } from '../../../platform/remote/source.ts'
import { remoteItem, remoteList, unkeptValue } from '../../../platform/remote/sources.ts'
import { persistedCollection } from '../../../platform/storage/persisted.ts'
import { store } from '../../../platform/store.ts'

/** Announcements by pages. They are everybody's: what was fetched of them stays on the device over sign-ins. */
export const notices = remoteList({
  key: ['notices'],
  scope: 'cache',
  item: NoticeSummary,
  keep: 100,
  fetch: ({ cursor, signal }) => call(supportEndpoints.notices, { query: cursor ? { cursor } : {}, signal }),
})

/** One announcement. */
export function notice(id: string): Source<Notice> {
  return remoteItem({
    key: ['notices_opened'],
    id,
    scope: 'cache',
    item: Notice,
    keep: 50,
    fetch: ({ signal }) => call(supportEndpoints.notice, { params: { id }, signal }),
  })
}

/** The announcements that pop up on home, with their texts. */
export const importantNotices = unkeptValue<readonly Notice[]>({
  key: ['notices_important'],
  staleMs: 5 * 60_000,
  fetch: async ({ signal }) => {
    const answer = await call(supportEndpoints.notices, { query: { important: '1', limit: '5' }, signal })
    if (!answer.ok) return answer
    const recent = answer.data.list.filter(isRecent)
    return allOf(
      await Promise.all(recent.map(({ id }) => call(supportEndpoints.notice, { params: { id }, signal }))),
    )
  },
})

/** The data of all results, or the first error. */
function allOf<T>(results: readonly Result<T>[]): Result<T[]> {
  return (
    results.find((result) => !result.ok) ??
    success(results.flatMap((result) => (result.ok ? [result.data] : [])))
  )
}

/** How long an announcement counts as new. */
const newForMs = 30 * 24 * 3_600_000
const maxRead = 500

const readRecord = () =>
  persistedCollection<readonly string[]>({
    scope: 'device',
    name: 'notices_read',
    version: 1,
    schema: v.array(v.string()),
    initial: [],
  })

function isRecent({ date }: { readonly date: string }): boolean {
  return serverNow() - Date.parse(date) < newForMs
}

/** Whether an announcement is new and was not opened on this device. */
export function useUnreadNotices(): (one: NoticeSummary) => boolean {
  const read = useAtomValue(readRecord().atom, { store })
  return (one) => isRecent(one) && !read.includes(one.id)
}

/** Remembers that an announcement was opened. */
export function markNoticeRead(id: string): void {
  void readRecord().apply((read) => (read.includes(id) ? read : [id, ...read].slice(0, maxRead)))
}
