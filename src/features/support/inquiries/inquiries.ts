import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { Counsel, type CounselMessage, CounselSummary } from '../../../contract/inquiry.ts'
import { supportEndpoints } from '../../../contract/support-endpoints.ts'
import type { BodyOf } from '../../../contract/endpoint.ts'
import type { Result } from '../../../contract/result.ts'
import { offersAtom } from '../../../platform/config/offers.ts'
import { newKey } from '../../../platform/key.ts'
import { changeRemote, invalidateRemote } from '../../../platform/remote/actions.ts'
import { byRow } from '../../../platform/remote/by-row.ts'
import type { Source } from '../../../platform/remote/source.ts'
import { remoteItem, remoteList } from '../../../platform/remote/sources.ts'
import { type Tab, useTab } from '../../../session/tab.ts'
import { userInfoAtom } from '../../../session/user-info.ts'

const listCall = byRow(supportEndpoints.counsels, 'inquiries')

/** The player's inquiries by pages. */
export function inquiryList(player: string): Source<readonly CounselSummary[]> {
  return remoteList({
    key: [player, 'inquiries'],
    cachePolicy: 'private',
    item: CounselSummary,
    maxItems: 100,
    fetch: ({ http, cursor, signal }) => http.call(listCall, { query: cursor ? { cursor } : {}, signal }),
  })
}

/** One inquiry with its thread. */
export function inquiry(player: string, id: string): Source<Counsel> {
  return remoteItem({
    key: [player, 'counsel_threads'],
    id,
    cachePolicy: 'private',
    item: Counsel,
    maxItems: 50,
    // The answer may have arrived since the inquiry was last opened.
    staleMs: 0,
    fetch: ({ http, signal }) => http.call(supportEndpoints.counsel, { params: { id }, signal }),
  })
}

/** Fetches the inquiries again when a memo arrives, since an answer sends a memo. `id` is the opened inquiry. */
export function useAnswersAsTheyCome(player: string, id: string | undefined): void {
  const tab = useTab()
  const unread = useAtomValue(userInfoAtom)?.info.unread_memos
  const before = useRef(unread)
  useEffect(() => {
    const [last, now] = [before.current, unread]
    before.current = unread
    if (last === undefined || now === undefined || now <= last) return
    invalidateRemote(tab, inquiryList(player))
    if (id !== undefined) invalidateRemote(tab, inquiry(player, id))
  }, [unread, player, id, tab])
}

/** Sends an inquiry under an idempotency key. */
export async function sendInquiry(
  tab: Tab,
  player: string,
  body: BodyOf<typeof supportEndpoints.createCounsel>,
  key: string,
): Promise<Result<Counsel>> {
  const answer = await tab.http.call(supportEndpoints.createCounsel, { body, key })
  if (answer.ok) invalidateRemote(tab, inquiryList(player))
  return answer
}

/** Sends a further message in an inquiry under an idempotency key, and shows the thread that the operator answers. */
export async function sendReply(
  tab: Tab,
  player: string,
  id: string,
  body: BodyOf<typeof supportEndpoints.replyToCounsel>,
  key: string,
): Promise<Result<Counsel>> {
  const answer = await tab.http.call(supportEndpoints.replyToCounsel, { params: { id }, body, key })
  // Also after a refusal: the inquiry may have ended meanwhile.
  if (answer.ok) changeRemote(tab, inquiry(player, id), () => answer.data)
  else invalidateRemote(tab, inquiry(player, id))
  invalidateRemote(tab, inquiryList(player))
  return answer
}

/** Marks what the support wrote read, as the thread is opened. Offline it stays unread. */
export async function markInquiryRead(tab: Tab, player: string, id: string): Promise<void> {
  if (tab.connection.isOffline() || !tab.store.get(offersAtom)('messages')) return
  const answer = await tab.http.call(supportEndpoints.readCounsel, { params: { id }, key: newKey() })
  if (!answer.ok) return
  const read = <Item extends CounselSummary>(item: Item) =>
    item.id === id ? { ...item, unread: false } : item
  changeRemote(tab, inquiryList(player), (list) => list.map(read))
  changeRemote(tab, inquiry(player, id), read)
}

/** The messages of an inquiry; of one that an operator without threads answers, its text and its answer. */
export function messagesOf({
  messages,
  content,
  date,
  answer,
  answered_at,
}: Counsel): readonly CounselMessage[] {
  if (messages.length > 0) return messages
  const plain = { unread: false, pictures: [] }
  const asked: CounselMessage = { id: 'content', from: 'player', content, date, ...plain }
  return answer === null
    ? [asked]
    : [asked, { id: 'answer', from: 'support', content: answer, date: answered_at ?? date, ...plain }]
}
