import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { Counsel, CounselSummary } from '../../contract/support.ts'
import { supportEndpoints } from '../../contract/support-endpoints.ts'
import type { BodyOf } from '../../contract/endpoint.ts'
import type { Result } from '../../contract/result.ts'
import { call } from '../../platform/http.ts'
import { personalKey } from '../../platform/personal.ts'
import { dataOf, queryClient } from '../../platform/query-client.ts'
import { userInfoAtom } from '../../session/watch.ts'
import { type SeenList, seenRecord, useSeenList } from './seen-list.ts'
import { type SeenOne, useSeenOne } from './seen-one.ts'

const lists = 'counsels'
const single = 'counsel'

/** The player's inquiries by pages. */
export function useInquiries(player: string): SeenList<CounselSummary> {
  return useSeenList({
    queryKey: [lists, player],
    record: seenRecord(personalKey(player, 'counsels'), CounselSummary),
    fetchPage: (cursor, signal) =>
      dataOf(call(supportEndpoints.counsels, { query: cursor ? { cursor } : {}, signal })),
  })
}

/** One inquiry with its answer. */
export function useInquiry(player: string, id: string): SeenOne<Counsel> {
  return useSeenOne({
    id,
    queryKey: [single, player, id],
    record: seenRecord(personalKey(player, 'counsels_opened'), Counsel),
    fetch: (signal) => dataOf(call(supportEndpoints.counsel, { params: { id }, signal })),
  })
}

/** Asks for the inquiries again as soon as a memo has come: an answer sends one. */
export function useAnswersAsTheyCome(player: string): void {
  const unread = useAtomValue(userInfoAtom)?.info.unread_memos
  const before = useRef(unread)
  useEffect(() => {
    const [last, now] = [before.current, unread]
    before.current = unread
    if (last === undefined || now === undefined || now <= last) return
    void queryClient.invalidateQueries({ queryKey: [lists, player] })
    void queryClient.invalidateQueries({ queryKey: [single, player] })
  }, [unread, player])
}

/** Sends an inquiry under the key of its press. */
export async function sendInquiry(
  body: BodyOf<typeof supportEndpoints.createCounsel>,
  key: string,
): Promise<Result<Counsel>> {
  const answer = await call(supportEndpoints.createCounsel, { body, key })
  if (answer.ok) void queryClient.invalidateQueries({ queryKey: [lists] })
  return answer
}
