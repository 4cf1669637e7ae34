import { atom } from 'jotai'
import * as v from 'valibot'
import type { Failure } from '../../contract/result.ts'
import { DepositRequest, WithdrawRequest } from '../../contract/wallet.ts'
import { walletEndpoints } from '../../contract/wallet-endpoints.ts'
import { serverNow } from '../../platform/clock.ts'
import { call } from '../../platform/http.ts'
import { persistedCollection } from '../../platform/persisted.ts'
import { personalKey } from '../../platform/personal.ts'
import type { StoredRecord } from '../../platform/record.ts'
import { store } from '../../platform/store.ts'
import { sessionAtom } from '../../session/session.ts'
import { refreshBalance, userInfoAtom } from '../../session/watch.ts'

/** A player's newest requests as last heard, kept so that they show at once and offline. */
const KnownRequests = v.nullable(
  v.object({
    /** Ms of server time. */
    at: v.number(),
    /** `wallet_revision` of the init call for which they hold. */
    revision: v.number(),
    deposits: v.array(DepositRequest),
    withdrawals: v.array(WithdrawRequest),
  }),
)
export type KnownRequests = v.InferOutput<typeof KnownRequests>

/** A request with what it asks for. */
export type WalletRequest =
  | ({ readonly kind: 'deposit' } & DepositRequest)
  | ({ readonly kind: 'withdraw' } & WithdrawRequest)

const listeners = new Set<(request: WalletRequest) => void>()
const failure = atom<Failure | undefined>(undefined)
let refreshing: Promise<void> | undefined

/** Why the requests could not be asked for the last time; undefined when they could. */
export const requestsFailureAtom = atom((get) => get(failure))

export function requestsOf(player: string): StoredRecord<KnownRequests> {
  return persistedCollection({
    key: personalKey(player, 'requests'),
    version: 1,
    schema: KnownRequests,
    initial: null,
  })
}

/** Hears of requests that were decided since they were last asked for, also by an earlier visit. */
export function onDecided(listener: (request: WalletRequest) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Asks for the newest requests; joins a question under way. Never rejects. */
export function refreshRequests(): Promise<void> {
  refreshing ??= ask().finally(() => (refreshing = undefined))
  return refreshing
}

async function ask(): Promise<void> {
  const session = store.get(sessionAtom)
  if (session.state !== 'signedIn') return
  const record = requestsOf(session.username)
  await record.loaded
  // Read before asking: a change that comes in between is asked for again.
  const revision = store.get(userInfoAtom)?.info.wallet_revision ?? 0
  const [deposits, withdrawals] = await Promise.all([
    call(walletEndpoints.deposits),
    call(walletEndpoints.withdrawals),
  ])
  if (currentPlayer() !== session.username) return
  if (!deposits.ok || !withdrawals.ok) {
    store.set(failure, deposits.ok ? (withdrawals.ok ? undefined : withdrawals) : deposits)
    return
  }
  const before = record.get()
  const next = {
    at: serverNow(),
    revision,
    deposits: deposits.data.list,
    withdrawals: withdrawals.data.list,
  }
  await record.apply(() => next)
  store.set(failure, undefined)
  const decided = decidedSince(before, next)
  if (decided.length > 0) void refreshBalance()
  for (const request of decided) for (const listener of listeners) listener(request)
}

function currentPlayer(): string | undefined {
  const session = store.get(sessionAtom)
  return session.state === 'signedIn' ? session.username : undefined
}

/** Deposits and withdrawals together, newest first. */
export function allRequests(known: KnownRequests): WalletRequest[] {
  if (!known) return []
  const all: WalletRequest[] = [
    ...known.deposits.map((request) => ({ kind: 'deposit' as const, ...request })),
    ...known.withdrawals.map((request) => ({ kind: 'withdraw' as const, ...request })),
  ]
  return all.toSorted((a, b) => b.date.localeCompare(a.date))
}

/** Requests that were waiting in `before` and are not any more; none when nothing was known before. */
export function decidedSince(before: KnownRequests, next: KnownRequests): WalletRequest[] {
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
