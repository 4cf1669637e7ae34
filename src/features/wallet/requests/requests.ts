import { atom } from 'jotai'
import * as v from 'valibot'
import { success } from '../../../contract/result.ts'
import { DepositRequest, WithdrawRequest } from '../../../contract/wallet.ts'
import { walletEndpoints } from '../../../contract/wallet-endpoints.ts'
import { call } from '../../../platform/http/http.ts'
import { cachedAtomOf, remote } from '../../../platform/remote/remote.ts'
import { remoteValue, type Source } from '../../../platform/remote/source.ts'
import { store } from '../../../platform/store.ts'
import type { Session } from '../../../session/session-state.ts'
import { sessionAtom } from '../../../session/session.ts'
import { refreshBalance, userInfoAtom } from '../../../session/watch.ts'

const Requests = v.object({
  /** `wallet_revision` of the init call for which they hold. */
  revision: v.number(),
  deposits: v.array(DepositRequest),
  withdrawals: v.array(WithdrawRequest),
})
export type Requests = v.InferOutput<typeof Requests>

/** A request with what it asks for. */
export type WalletRequest =
  | ({ readonly kind: 'deposit' } & DepositRequest)
  | ({ readonly kind: 'withdraw' } & WithdrawRequest)

const listeners = new Set<(request: WalletRequest) => void>()

/** A player's newest requests. */
export function requests(player: string): Source<Requests> {
  return remoteValue({
    key: [player, 'requests'],
    scope: 'session',
    schema: Requests,
    fetch: async ({ signal }) => {
      // Read before asking: a change that comes in between is asked for again.
      const revision = store.get(userInfoAtom)?.info.wallet_revision ?? 0
      const [deposits, withdrawals] = await Promise.all([
        call(walletEndpoints.deposits, { signal }),
        call(walletEndpoints.withdrawals, { signal }),
      ])
      if (!deposits.ok) return deposits
      if (!withdrawals.ok) return withdrawals
      return success({ revision, deposits: deposits.data.list, withdrawals: withdrawals.data.list })
    },
    onFetched: (before, next) => {
      const decided = decidedSince(before, next)
      if (decided.length > 0) void refreshBalance()
      for (const request of decided) for (const listener of listeners) listener(request)
    },
  })
}

/** The source of the current player. */
export function currentRequests(session: Session): Source<Requests> | undefined {
  return session.state === 'signedIn' ? requests(session.username) : undefined
}

/** The requests of the current player, as far as this device knows them. Fetches nothing. */
export const cachedRequestsAtom = atom((get) => {
  const source = currentRequests(get(sessionAtom))
  return source && get(cachedAtomOf(source))
})

/** Calls `listener` with requests that were decided since they were last fetched, also in an earlier visit. */
export function onDecided(listener: (request: WalletRequest) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Fetches the newest requests; joins a fetch under way. Never rejects. */
export async function refreshRequests(): Promise<void> {
  const source = currentRequests(store.get(sessionAtom))
  if (source) await remote.of(source).refresh()
}

/** Deposits and withdrawals together, newest first. */
export function allRequests(known: Requests | undefined): WalletRequest[] {
  if (!known) return []
  const all: WalletRequest[] = [
    ...known.deposits.map((request) => ({ kind: 'deposit' as const, ...request })),
    ...known.withdrawals.map((request) => ({ kind: 'withdraw' as const, ...request })),
  ]
  return all.toSorted((a, b) => b.date.localeCompare(a.date))
}

/** Requests that were waiting in `before` and are not any more; none when nothing was known before. */
export function decidedSince(before: Requests | undefined, next: Requests): WalletRequest[] {
  const waiting = new Set(
    allRequests(before)
      .filter((request) => request.status === 'waiting')
      .map(nameOf),
  )
  return allRequests(next).filter((request) => request.status !== 'waiting' && waiting.has(nameOf(request)))
}

/** Deposits and withdrawals may count their ids apart. */
export function nameOf(request: WalletRequest): string {
  return `${request.kind}-${request.id}`
}
