import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { atom } from 'jotai'
import type { ApiError } from '@marquee/contract/result.ts'
import { Memo, memoKinds } from '@marquee/contract/support.ts'
import { supportEndpoints } from '@marquee/contract/support-endpoints.ts'
import { newKey } from '../../../platform/key.ts'
import { dataOf } from '../../../platform/query/call-error.ts'
import { byCursor, type ListPage } from '../../../platform/query/pages.ts'
import type { ListQuery, ValueQuery } from '../../../platform/query/queries.ts'
import { withValidRows } from '../../../platform/query/valid-rows.ts'
import { listOfValid } from '../../../platform/valid-items.ts'
import type { Tab } from '../../../session/tab.ts'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { errorMessage } from '../../../ui/states/error-message.ts'
import { toasts } from '../../../ui/toast/toast.ts'

const listCall = withValidRows(supportEndpoints.memos, 'messages')

/** `all`: every memo; `direct`: only those to this player. */
export type MemoKind = (typeof memoKinds)[number]

/** Memos of a tab by pages. */
export function memoList({ http }: Tab, player: string, kind: MemoKind): ListQuery<Memo> {
  return infiniteQueryOptions({
    ...byCursor,
    queryKey: [player, 'memos', kind],
    queryFn: ({ pageParam: cursor, signal }): Promise<ListPage<Memo>> =>
      dataOf(http.call(listCall, { query: { kind, ...(cursor ? { cursor } : {}) }, signal })),
    meta: {
      storage: { scope: 'sessionCache', schema: listOfValid(Memo, 'stored messages'), maxItems: 100 },
    },
  })
}

/** One memo, for an address with a memo that is not in the loaded list. */
export function memo({ http }: Tab, player: string, id: string): ValueQuery<Memo> {
  return queryOptions({
    queryKey: [player, 'memo', id],
    queryFn: ({ signal }) => dataOf(http.call(supportEndpoints.memo, { params: { id }, signal })),
    meta: { storage: { scope: 'sessionCache', schema: Memo } },
  })
}

/** The error of the last change of memos. */
export const memoFailureAtom = atom<ApiError | undefined>(undefined)

/** Marks an opened memo as read. Does nothing offline. */
export async function readMemo(tab: Tab, player: string, { id, status }: Memo): Promise<void> {
  if (status === 'read' || tab.connection.isOffline()) return
  change(tab, player, (one) => [one.id === id ? { ...one, status: 'read' } : one])
  tab.queries.change(memo(tab, player, id), (one) => ({ ...one, status: 'read' as const }))
  const response = await tab.http.call(supportEndpoints.readMemo, { params: { id }, key: newKey() })
  if (!response.ok) {
    tab.queries.invalidate(memo(tab, player, id))
    return refetchMemos(tab, player)
  }
  await tab.session.refreshBalance()
}

/** Marks all memos of a tab as read: optimistically, reverted with an error if it fails. */
export async function readAllMemos(tab: Tab, player: string, kind: MemoKind): Promise<void> {
  tab.store.set(memoFailureAtom, undefined)
  change(tab, player, (one) => [kind === 'all' || one.kind === 'direct' ? { ...one, status: 'read' } : one])
  const response = await tab.http.call(supportEndpoints.readMemos, { body: { kind }, key: newKey() })
  if (!response.ok) notifyError(tab, response)
  refetchMemos(tab, player)
  await tab.session.refreshBalance()
}

/** Deletes a memo and offers to restore it. */
export async function deleteMemo(tab: Tab, player: string, id: string): Promise<void> {
  tab.store.set(memoFailureAtom, undefined)
  change(tab, player, (one) => (one.id === id ? [] : [one]))
  const response = await tab.http.call(supportEndpoints.deleteMemo, { params: { id }, key: newKey() })
  if (!response.ok) {
    notifyError(tab, response)
    return refetchMemos(tab, player)
  }
  toasts(tab).custom(pageIcons.trash, t`Message deleted.`, {
    label: t({ message: 'Undo', comment: 'Brings a deleted memo back' }),
    run: () => void restoreMemo(tab, player, id),
    topic: 'undo',
  })
  await tab.session.refreshBalance()
}

async function restoreMemo(tab: Tab, player: string, id: string): Promise<void> {
  tab.store.set(memoFailureAtom, undefined)
  const response = await tab.http.call(supportEndpoints.restoreMemo, { params: { id }, key: newKey() })
  if (!response.ok) notifyError(tab, response)
  refetchMemos(tab, player)
  await tab.session.refreshBalance()
}

/** Changes the memos of all lists; `next` returns an empty list to remove one. */
function change(tab: Tab, player: string, next: (memo: Memo) => readonly Memo[]): void {
  for (const kind of memoKinds) {
    tab.queries.changeList(memoList(tab, player, kind), (memos) => memos.flatMap(next))
  }
}

/** Fetches the lists of memos. */
export function refetchMemos(tab: Tab, player: string): void {
  for (const kind of memoKinds) tab.queries.invalidate(memoList(tab, player, kind))
}

function notifyError(tab: Tab, error: ApiError): void {
  tab.store.set(memoFailureAtom, error)
  toasts(tab).show('error', i18n._(errorMessage(error)))
}
