import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { Counsel, type CounselMessage, CounselSummary } from '@marquee/contract/inquiry.ts'
import { supportEndpoints } from '@marquee/contract/support-endpoints.ts'
import type { BodyOf } from '@marquee/contract/endpoint.ts'
import type { Result } from '@marquee/contract/result.ts'
import { newKey } from '../../../platform/key.ts'
import { dataOf } from '../../../platform/query/call-error.ts'
import { byCursor, type ListPage } from '../../../platform/query/pages.ts'
import type { ListQuery, ValueQuery } from '../../../platform/query/queries.ts'
import { withValidRows } from '../../../platform/query/valid-rows.ts'
import { listOfValid } from '../../../platform/valid-items.ts'
import { type Tab, useTab } from '../../../session/tab.ts'
import { userInfoAtom } from '../../../session/user-info.ts'
import { refetchMemos } from '../memos/memos.ts'

const listCall = withValidRows(supportEndpoints.counsels, 'inquiries')

/** The player's inquiries by pages. */
export function inquiryList({ http }: Tab, player: string): ListQuery<CounselSummary> {
  return infiniteQueryOptions({
    ...byCursor,
    queryKey: [player, 'inquiries'],
    queryFn: ({ pageParam: cursor, signal }): Promise<ListPage<CounselSummary>> =>
      dataOf(http.call(listCall, { query: cursor ? { cursor } : {}, signal })),
    meta: {
      storage: {
        scope: 'sessionCache',
        schema: listOfValid(CounselSummary, 'stored inquiries'),
        maxItems: 100,
      },
    },
  })
}

/** One inquiry with its thread. */
export function inquiry({ http }: Tab, player: string, id: string): ValueQuery<Counsel> {
  return queryOptions({
    queryKey: [player, 'inquiry', id],
    queryFn: ({ signal }) => dataOf(http.call(supportEndpoints.counsel, { params: { id }, signal })),
    // There may be an answer since the inquiry was last opened.
    staleTime: 0,
    meta: { storage: { scope: 'sessionCache', schema: Counsel } },
  })
}

/** Fetches the inquiries when a memo arrives, because every answer sends one. `id` is the opened inquiry. */
export function useRefreshOnMemo(player: string, id: string | undefined): void {
  const tab = useTab()
  const unread = useAtomValue(userInfoAtom)?.info.unread_memos
  const before = useRef(unread)
  useEffect(() => {
    const [last, now] = [before.current, unread]
    before.current = unread
    if (last === undefined || now === undefined || now <= last) return
    tab.queries.invalidate(inquiryList(tab, player))
    if (id !== undefined) tab.queries.invalidate(inquiry(tab, player, id))
  }, [unread, player, id, tab])
}

/** Sends an inquiry under an idempotency key. */
export async function sendInquiry(
  tab: Tab,
  player: string,
  body: BodyOf<typeof supportEndpoints.createCounsel>,
  key: string,
): Promise<Result<Counsel>> {
  const response = await tab.http.call(supportEndpoints.createCounsel, { body, key })
  if (response.ok) tab.queries.invalidate(inquiryList(tab, player))
  return response
}

/** Sends a message in an inquiry under an idempotency key, and updates the cached thread. */
export async function sendReply(
  tab: Tab,
  player: string,
  id: string,
  body: BodyOf<typeof supportEndpoints.replyToCounsel>,
  key: string,
): Promise<Result<Counsel>> {
  const response = await tab.http.call(supportEndpoints.replyToCounsel, { params: { id }, body, key })
  // After an error too, because the inquiry may have ended.
  if (response.ok) tab.queries.change(inquiry(tab, player, id), () => response.data)
  else tab.queries.invalidate(inquiry(tab, player, id))
  tab.queries.invalidate(inquiryList(tab, player))
  return response
}

/** Marks the messages of an opened inquiry as read, as the operator does with the memos about them. Does nothing offline. */
export async function markInquiryRead(tab: Tab, player: string, id: string): Promise<void> {
  if (tab.connection.isOffline()) return
  const response = await tab.http.call(supportEndpoints.readCounsel, { params: { id }, key: newKey() })
  if (!response.ok) return
  const read = <Item extends CounselSummary>(item: Item) =>
    item.id === id ? { ...item, unread: false } : item
  tab.queries.changeList(inquiryList(tab, player), (list) => list.map(read))
  tab.queries.change(inquiry(tab, player, id), read)
  refetchMemos(tab, player)
  await tab.session.refreshBalance()
}

/** The messages of an inquiry. For an operator without threads, they are made from its text and its answer. */
export function messagesOf({
  messages,
  content,
  date,
  answer,
  answered_at,
}: Counsel): readonly CounselMessage[] {
  if (messages.length > 0) return messages
  const plain = { unread: false, pictures: [] }
  const question: CounselMessage = { id: 'content', from: 'player', content, date, ...plain }
  return answer === null
    ? [question]
    : [question, { id: 'answer', from: 'support', content: answer, date: answered_at ?? date, ...plain }]
}
