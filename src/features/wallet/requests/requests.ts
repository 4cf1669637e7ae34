import { atom } from 'jotai'
import * as v from 'valibot'
import { success } from '../../../contract/result.ts'
import { DepositRequest, WithdrawRequest } from '../../../contract/wallet.ts'
import { walletEndpoints } from '../../../contract/wallet-endpoints.ts'
import { cachedAtomOf } from '../../../platform/remote/remote.ts'
import { byRow } from '../../../platform/remote/by-row.ts'
import { remoteValue, type Source } from '../../../platform/remote/source.ts'
import { service } from '../../../platform/service.ts'
import { playerAtom } from '../../../session/player.ts'
import { type Tab, tabOf } from '../../../session/tab.ts'
import { userInfoAtom } from '../../../session/user-info.ts'

/** The calls for the lists of requests: a wrong request is left out alone, and the screen says so. */
export const requestCalls = {
  deposits: byRow(walletEndpoints.deposits, 'deposits'),
  withdrawals: byRow(walletEndpoints.withdrawals, 'withdrawals'),
}

const Requests = v.object({
  /** `wallet_revision` of the init call for which they hold. */
  revision: v.number(),
  deposits: v.array(DepositRequest),
  withdrawals: v.array(WithdrawRequest),
  /** How many requests of the two lists could not be read. */
  leftOut: v.optional(v.number(), 0),
})
export type Requests = v.InferOutput<typeof Requests>

/** A request with what it asks for. */
export type WalletRequest =
  | ({ readonly kind: 'deposit' } & DepositRequest)
  | ({ readonly kind: 'withdraw' } & WithdrawRequest)

/** Who is told of decisions in a tab. */
const listeners = service<Tab, Set<(request: WalletRequest) => void>>(() => new Set())

/** A player's newest requests. */
export function requests(player: string): Source<Requests> {
  return remoteValue({
    key: [player, 'requests'],
    cachePolicy: 'private',
    schema: Requests,
    fetch: async ({ http, store, signal }) => {
      // Read before asking: a change that comes in between is asked for again.
      const revision = store.get(userInfoAtom)?.info.wallet_revision ?? 0
      const [deposits, withdrawals] = await Promise.all([
        http.call(requestCalls.deposits, { signal }),
        http.call(requestCalls.withdrawals, { signal }),
      ])
      if (!deposits.ok) return deposits
      if (!withdrawals.ok) return withdrawals
      return success({
        revision,
        deposits: deposits.data.list,
        withdrawals: withdrawals.data.list,
        leftOut: deposits.data.leftOut + withdrawals.data.leftOut,
      })
    },
    onFetched: (before, next, store) => {
      const decided = decidedSince(before, next)
      const tab = tabOf(store)
      if (decided.length > 0) void tab.session.refreshBalance()
      for (const request of decided) for (const listener of listeners(tab)) listener(request)
    },
  })
}

/** The source of the current player. */
export const currentRequestsAtom = atom((get) => {
  const player = get(playerAtom)
  return player === undefined ? undefined : requests(player)
})

/** The requests of the current player, as far as this device knows them. Fetches nothing. */
export const cachedRequestsAtom = atom((get) => {
  const source = get(currentRequestsAtom)
  return source && get(cachedAtomOf(source))
})

/** Calls `listener` with requests that were decided since they were last fetched, also in an earlier visit. */
export function onDecided(tab: Tab, listener: (request: WalletRequest) => void): () => void {
  listeners(tab).add(listener)
  return () => void listeners(tab).delete(listener)
}

/** Fetches the requests as they are now, in place of a fetch under way. Never rejects. */
export async function refreshRequests({ remote, store }: Tab): Promise<void> {
  const source = store.get(currentRequestsAtom)
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
