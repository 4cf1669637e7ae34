import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { ApiError } from '../../../contract/result.ts'
import { Memo, memoKinds } from '../../../contract/support.ts'
import { supportEndpoints } from '../../../contract/support-endpoints.ts'
import { isOffline } from '../../../platform/http/connection.ts'
import { call } from '../../../platform/http/http.ts'
import { newKey } from '../../../platform/key.ts'
import { changeRemote, invalidateRemote } from '../../../platform/remote/actions.ts'
import type { Source } from '../../../platform/remote/source.ts'
import { remoteItem, remoteList } from '../../../platform/remote/sources.ts'
import { store } from '../../../platform/store.ts'
import { refreshBalance } from '../../../session/watch.ts'
import { errorMessage } from '../../../ui/states/error-message.ts'
import { toasts } from '../../../ui/toast/toast.ts'

/** `all` shows every memo, `direct` only those to this player alone. */
export type MemoKind = (typeof memoKinds)[number]

/** Memos of a tab by pages. */
export function memoList(player: string, kind: MemoKind): Source<readonly Memo[]> {
  return remoteList({
    key: [player, 'memos', kind],
    scope: 'session',
    item: Memo,
    keep: 100,
    fetch: ({ cursor, signal }) =>
      call(supportEndpoints.memos, { query: { kind, ...(cursor ? { cursor } : {}) }, signal }),
  })
}

/** One memo that is not among those loaded: entered by its address. */
export function memo(player: string, id: string): Source<Memo> {
  return remoteItem({
    key: [player, 'memos_opened'],
    id,
    scope: 'session',
    item: Memo,
    keep: 50,
    fetch: ({ signal }) => call(supportEndpoints.memo, { params: { id }, signal }),
  })
}

/** Marks a memo read, as it is opened. Offline it stays unread. */
export async function readMemo(player: string, { id, status }: Memo): Promise<void> {
  if (status === 'read' || isOffline()) return
  change(player, (one) => [one.id === id ? { ...one, status: 'read' } : one])
  changeRemote(memo(player, id), (one) => ({ ...one, status: 'read' as const }))
  const answer = await call(supportEndpoints.readMemo, { params: { id }, key: newKey() })
  if (!answer.ok) return refetch(player)
  await refreshBalance()
}

/** Marks all memos of a tab read: on screen at once, taken back with an error when the operator refuses. */
export async function readAllMemos(player: string, kind: MemoKind): Promise<void> {
  change(player, (one) => [kind === 'all' || one.kind === 'direct' ? { ...one, status: 'read' } : one])
  const answer = await call(supportEndpoints.readMemos, { body: { kind }, key: newKey() })
  if (!answer.ok) notifyError(answer)
  refetch(player)
  await refreshBalance()
}

/** Deletes a memo and offers to restore it. */
export async function deleteMemo(player: string, id: string): Promise<void> {
  change(player, (one) => (one.id === id ? [] : [one]))
  const answer = await call(supportEndpoints.deleteMemo, { params: { id }, key: newKey() })
  if (!answer.ok) {
    notifyError(answer)
    return refetch(player)
  }
  toasts({ store }).show('info', t`Memo deleted.`, {
    label: t({ message: 'Undo', comment: 'Brings a deleted memo back' }),
    run: () => void restoreMemo(player, id),
    passing: true,
  })
  await refreshBalance()
}

async function restoreMemo(player: string, id: string): Promise<void> {
  const answer = await call(supportEndpoints.restoreMemo, { params: { id }, key: newKey() })
  if (!answer.ok) notifyError(answer)
  refetch(player)
  await refreshBalance()
}

/** Changes the memos of all lists; `next` returns an empty list to remove one. */
function change(player: string, next: (memo: Memo) => readonly Memo[]): void {
  for (const kind of memoKinds) changeRemote(memoList(player, kind), (memos) => memos.flatMap(next))
}

/** Fetches the lists of memos again. */
function refetch(player: string): void {
  for (const kind of memoKinds) invalidateRemote(memoList(player, kind))
}

function notifyError(error: ApiError): void {
  toasts({ store }).show('error', i18n._(errorMessage(error)))
}
