import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { InfiniteData } from '@tanstack/react-query'
import type { Failure } from '../../contract/result.ts'
import { Memo, type memoKinds } from '../../contract/support.ts'
import { supportEndpoints } from '../../contract/support-endpoints.ts'
import { isOffline } from '../../platform/connection.ts'
import { call } from '../../platform/http.ts'
import { newKey } from '../../platform/key.ts'
import { personalKey } from '../../platform/personal.ts'
import { dataOf, queryClient } from '../../platform/query-client.ts'
import { refreshBalance } from '../../session/watch.ts'
import { failureWords } from '../../ui/failure-words.ts'
import { toast } from '../../ui/toast.ts'
import { type SeenList, seenRecord, useSeenList } from './seen-list.ts'
import { type SeenOne, useSeenOne } from './seen-one.ts'

/** `all` shows every memo, `direct` only those to this player alone. */
export type MemoKind = (typeof memoKinds)[number]

type Pages = InfiniteData<{ readonly list: Memo[]; readonly next: string | null; readonly unread: number }>

const lists = 'memos'
const single = 'memo'

/** Memos of a tab by pages. */
export function useMemoList(player: string, kind: MemoKind): SeenList<Memo> {
  return useSeenList({
    queryKey: [lists, player, kind],
    record: seenRecord(personalKey(player, `memos_${kind}`), Memo),
    fetchPage: (cursor, signal) =>
      dataOf(call(supportEndpoints.memos, { query: { kind, ...(cursor ? { cursor } : {}) }, signal })),
  })
}

/** One memo that is not among those loaded: entered by its address. */
export function useSingleMemo(player: string, id: string): SeenOne<Memo> {
  return useSeenOne({
    id,
    queryKey: [single, player, id],
    record: seenRecord(personalKey(player, 'memos_opened'), Memo),
    fetch: (signal) => dataOf(call(supportEndpoints.memo, { params: { id }, signal })),
  })
}

/** Marks a memo read, as it is opened. Offline it stays unread. */
export async function readMemo({ id, status }: Memo): Promise<void> {
  if (status === 'read' || isOffline()) return
  change((memo) => (memo.id === id ? [{ ...memo, status: 'read' }] : [memo]))
  const answer = await call(supportEndpoints.readMemo, { params: { id }, key: newKey() })
  if (!answer.ok) return learn()
  await refreshBalance()
}

/** Marks all memos of a tab read: on screen at once, taken back with a word when the operator says no. */
export async function readAllMemos(kind: MemoKind): Promise<void> {
  change((memo) => [kind === 'all' || memo.kind === 'direct' ? { ...memo, status: 'read' } : memo])
  const answer = await call(supportEndpoints.readMemos, { body: { kind }, key: newKey() })
  if (!answer.ok) complain(answer)
  await Promise.all([learn(), refreshBalance()])
}

/** Deletes a memo and offers the way back. */
export async function deleteMemo(id: string): Promise<void> {
  change((memo) => (memo.id === id ? [] : [memo]))
  const answer = await call(supportEndpoints.deleteMemo, { params: { id }, key: newKey() })
  if (!answer.ok) {
    complain(answer)
    return learn()
  }
  toast('info', t`Memo deleted.`, {
    label: t({ message: 'Undo', comment: 'Brings a deleted memo back' }),
    run: () => void restoreMemo(id),
    passing: true,
  })
  await refreshBalance()
}

async function restoreMemo(id: string): Promise<void> {
  const answer = await call(supportEndpoints.restoreMemo, { params: { id }, key: newKey() })
  if (!answer.ok) complain(answer)
  await Promise.all([learn(), refreshBalance()])
}

/** Changes the memos that are on screen, in all tabs of the page; none for one that goes. */
function change(next: (memo: Memo) => Memo[]): void {
  void queryClient.cancelQueries({ queryKey: [lists] })
  queryClient.setQueriesData<Pages>({ queryKey: [lists] }, (data) =>
    data ? { ...data, pages: data.pages.map((page) => ({ ...page, list: page.list.flatMap(next) })) } : data,
  )
  queryClient.setQueriesData<Memo>({ queryKey: [single] }, (memo) => (memo ? next(memo)[0] : memo))
}

/** Asks the operator how things are. */
async function learn(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [lists] })
}

function complain(failure: Failure): void {
  toast('error', i18n._(failureWords(failure)))
}
