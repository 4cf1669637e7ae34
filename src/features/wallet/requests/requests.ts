import { queryOptions } from '@tanstack/react-query'
import { atom } from 'jotai'
import * as v from 'valibot'
import { DepositRequest, WithdrawRequest } from '@marquee/contract/wallet.ts'
import { walletEndpoints } from '@marquee/contract/wallet-endpoints.ts'
import { dataOf } from '../../../platform/query/call-error.ts'
import type { ValueQuery } from '../../../platform/query/queries.ts'
import { service } from '../../../platform/service.ts'
import { playerAtom } from '../../../session/player.ts'
import { type Tab, tabAtom } from '../../../session/tab.ts'
import { userInfoAtom } from '../../../session/user-info.ts'

const TransferRequests = v.object({
  /** `wallet_revision` of the init call at the time of the fetch. */
  revision: v.number(),
  deposits: v.array(DepositRequest),
  withdrawals: v.array(WithdrawRequest),
})
export type TransferRequests = v.InferOutput<typeof TransferRequests>

/** A deposit or withdrawal request. */
export type WalletRequest =
  | ({ readonly kind: 'deposit' } & DepositRequest)
  | ({ readonly kind: 'withdraw' } & WithdrawRequest)

/** A tab's listeners for decisions. */
const listeners = service<Tab, Set<(request: WalletRequest) => void>>(() => new Set())

/** A player's newest requests. The listeners of `onDecided` are notified of decisions since the last fetch. */
export function requests(tab: Tab, player: string): ValueQuery<TransferRequests> {
  const { http, queries, session, store } = tab
  const queryKey = [player, 'requests']
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<TransferRequests> => {
      // Read before the calls, so that a change during them leads to another fetch.
      const revision = store.get(userInfoAtom)?.info.wallet_revision ?? 0
      const before = queries.client.getQueryData<TransferRequests>(queryKey)
      const [deposits, withdrawals] = await Promise.all([
        dataOf(http.call(walletEndpoints.deposits, { signal })),
        dataOf(http.call(walletEndpoints.withdrawals, { signal })),
      ])
      signal.throwIfAborted()
      const next = { revision, deposits: deposits.list, withdrawals: withdrawals.list }
      const decided = decidedSince(before, next)
      if (decided.length > 0) void session.refreshBalance()
      for (const request of decided) for (const listener of listeners(tab)) listener(request)
      return next
    },
    gcTime: Infinity,
    meta: { storage: { scope: 'sessionCache', schema: TransferRequests } },
  })
}

/** The cached requests of the current player. Fetches nothing. */
export const cachedRequestsAtom = atom((get) => {
  const [tab, player] = [get(tabAtom), get(playerAtom)]
  return tab && player !== undefined ? get(tab.queries.cachedAtom(requests(tab, player))) : undefined
})

/** Calls `listener` with requests that were decided since the last fetch, even one of an earlier visit. */
export function onDecided(tab: Tab, listener: (request: WalletRequest) => void): () => void {
  listeners(tab).add(listener)
  return () => void listeners(tab).delete(listener)
}

/** Fetches the requests; replaces a pending fetch. Never rejects. */
export async function refreshRequests(tab: Tab): Promise<void> {
  const player = tab.store.get(playerAtom)
  if (player !== undefined) await tab.queries.refresh(requests(tab, player))
}

/** Deposits and withdrawals together, newest first. */
export function allRequests(requestLists: TransferRequests | undefined): WalletRequest[] {
  if (!requestLists) return []
  const all: WalletRequest[] = [
    ...requestLists.deposits.map((request) => ({ kind: 'deposit' as const, ...request })),
    ...requestLists.withdrawals.map((request) => ({ kind: 'withdraw' as const, ...request })),
  ]
  return all.toSorted((a, b) => b.date.localeCompare(a.date))
}

/** Requests that were waiting in `before` and are decided in `next`. */
export function decidedSince(before: TransferRequests | undefined, next: TransferRequests): WalletRequest[] {
  const waiting = new Set(
    allRequests(before)
      .filter((request) => request.status === 'waiting')
      .map(requestKey),
  )
  return allRequests(next).filter(
    (request) => request.status !== 'waiting' && waiting.has(requestKey(request)),
  )
}

/** A key across both kinds: a deposit and a withdrawal may have the same id. */
export function requestKey(request: WalletRequest): string {
  return `${request.kind}-${request.id}`
}
