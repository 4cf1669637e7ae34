import { atom, useAtomValue } from 'jotai'
import * as v from 'valibot'
import { Money } from '../../../contract/player.ts'
import type { ApiError, Result } from '../../../contract/result.ts'
import type { Outcome } from '../../../contract/wallet.ts'
import { walletEndpoints } from '../../../contract/wallet-endpoints.ts'
import { clientError } from '../../../platform/http/api-error.ts'
import { newKey } from '../../../platform/key.ts'
import { service } from '../../../platform/service.ts'
import { recordsAtom } from '../../../platform/storage/persisted.ts'
import { withTabLock } from '../../../platform/tabs/tab-lock.ts'
import { playerAtom } from '../../../session/player.ts'
import { type Tab, useTab } from '../../../session/tab.ts'
import { ownerNumber } from '../../../platform/storage/owner-number.ts'
import { listedOutcome } from './listed-outcome.ts'
import {
  isOwn,
  isSameSort,
  pendingTransfers,
  sentAmounts,
  sortOf,
  type Transfer,
  type TransferKind,
  type TransferRequest,
} from './pending-transfers.ts'

/**
 * Requests that move money. The idempotency key is kept before the request is sent. An answer that was dropped, cut or
 * timed out leaves the transfer open, and its outcome is asked for by the key: in this tab, in another one, after a
 * reload or on another day. One submission never becomes two requests, and none is shown as failed before the operator
 * answered that it was not carried out.
 */

/**
 * What became of a submission. `busy`: another one of its kind is not settled yet, so nothing was sent. `unsaved`: the key
 * could not be kept, so nothing was sent. `checking`: it may have happened.
 */
export type SubmitResult =
  | { readonly state: 'done'; readonly data: unknown }
  | { readonly state: 'refused'; readonly error: ApiError }
  | { readonly state: 'checking' | 'busy' | 'unsaved' }

/** The end of a transfer whose outcome had been unclear. */
export interface Settled {
  readonly transfer: Transfer
  /** Minor units, or points for a conversion. Undefined if a sign-out deleted it and the operator does not say it. */
  readonly amount: number | undefined
  readonly happened: boolean
}

const firstDelayMs = 2000
const maxDelayMs = 30_000

/** Keys that this tab is sending now. All other open transfers are being checked. */
const sendingAtom = atom<ReadonlySet<string>>(new Set<string>())

/** Sends the player's transfers and finds out what became of them. */
export const transfers = service(
  ({ store, http, connection, clock, page, records, localStore, environment }: Tab) => {
    const locks = environment.navigator?.locks
    const listeners = new Set<(settled: Settled) => void>()
    let checking: Promise<void> | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let delay = firstDelayMs

    /** Calls `listener` with each unclear transfer once its outcome is known. Returns the unsubscriber. */
    function onSettled(listener: (settled: Settled) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    }

    /** Sends what the player submitted, once. Never rejects. */
    async function submit(request: TransferRequest): Promise<SubmitResult> {
      const player = store.get(playerAtom)
      if (player === undefined) return refused(clientError('LOGIN_REQUIRED', 'session.required'))
      if (connection.isOffline()) return refused(clientError('OFFLINE_ERROR', 'network.offline'))
      const key = newKey()
      const transfer: Transfer = {
        key,
        owner: ownerNumber(player, key),
        ...sortOf(request),
        at: clock.now(),
        state: 'open',
      }
      // The lock comes before the record: another tab that reads the record must see that the transfer is being sent.
      const result = await withTabLock(locks, lockOf(transfer.key), async () => {
        const obstacle = await save(player, transfer)
        if (obstacle) return { state: obstacle }
        sentAmounts(localStore, player).keep(key, request)
        return deliver(player, key, request)
      })
      return result ?? { state: 'busy' }
    }

    /** Keeps a transfer, unless one of its kind is open in any tab: one transaction decides. Answers why it may not be sent. */
    async function save(player: string, transfer: Transfer): Promise<'unsaved' | 'busy' | undefined> {
      const record = pendingTransfers(records)
      const isSame = (other: Transfer) => isOwn(other, player) && isSameSort(other, transfer)
      const isSaved = await record.apply((list) =>
        list.some((other) => isSame(other) && other.state === 'open')
          ? list
          : [...list.filter((other) => !isSame(other)), transfer],
      )
      if (!isSaved) return 'unsaved'
      return record.get().some((other) => other.key === transfer.key) ? undefined : 'busy'
    }

    async function deliver(player: string, key: string, request: TransferRequest): Promise<SubmitResult> {
      const transfer = { key, ...sortOf(request) }
      // Storage can take seconds: a request must not go out for somebody who has signed in meanwhile.
      if (store.get(playerAtom) !== player) {
        await remove(player, transfer)
        return refused(clientError('LOGIN_REQUIRED', 'session.required'))
      }
      setSending(key, true)
      const answer = await send(key, request)
      setSending(key, false)
      if (!answer.ok && answer.outcome === 'unknown') {
        delay = firstDelayMs
        scheduleCheck()
        return { state: 'checking' }
      }
      await remove(player, transfer)
      return answer.ok ? { state: 'done', data: answer.data } : refused(answer)
    }

    function send(key: string, { kind, body }: TransferRequest): Promise<Result<unknown>> {
      switch (kind) {
        case 'deposit':
          return http.call(walletEndpoints.deposit, { body, key })
        case 'withdraw':
          return http.call(walletEndpoints.withdraw, { body, key })
        case 'convert':
          return http.call(walletEndpoints.convertPoints, { body, key })
        case 'cancel':
          return body.of === 'deposit'
            ? http.call(walletEndpoints.cancelDeposit, { params: { id: body.id }, key })
            : http.call(walletEndpoints.cancelWithdrawal, { params: { id: body.id }, key })
      }
    }

    function setSending(key: string, on: boolean): void {
      const keys = new Set(store.get(sendingAtom))
      if (on) keys.add(key)
      else keys.delete(key)
      store.set(sendingAtom, keys)
    }

    async function remove(player: string, transfer: Pick<Transfer, 'key' | 'kind' | 'of'>): Promise<void> {
      const { key } = transfer
      await pendingTransfers(records).apply((list) => list.filter((other) => other.key !== key))
      sentAmounts(localStore, player).drop(key, transfer)
    }

    /** Forgets a void transfer once the player has read that it did not happen. */
    function dismiss(transfer: Transfer): void {
      const player = store.get(playerAtom)
      if (player !== undefined) void remove(player, transfer)
    }

    /** Asks for the outcome of the player's open transfers; joins a check under way. Never rejects. */
    function check(): Promise<void> {
      checking ??= checkAll().finally(() => {
        checking = undefined
        scheduleCheck()
      })
      return checking
    }

    async function checkAll(): Promise<void> {
      const player = store.get(playerAtom)
      if (player === undefined) return
      const record = pendingTransfers(records)
      await record.loaded
      for (const transfer of openOf(record.get(), player)) {
        if (connection.isOffline() || store.get(playerAtom) !== player) break
        // A tab that is still sending holds the lock: its answer comes first.
        await withTabLock(locks, lockOf(transfer.key), () => checkOutcome(player, transfer))
      }
      // The check of a player who signed in meanwhile has joined this one.
      if (store.get(playerAtom) !== player) await checkAll()
    }

    async function checkOutcome(player: string, transfer: Transfer): Promise<void> {
      // The operator knows a key only for the player who used it: asked for another one, it would call the key void.
      if (store.get(playerAtom) !== player) return
      const answer = await http.call(walletEndpoints.outcome, { body: { key: transfer.key } })
      const sent = sentAmounts(localStore, player).of(transfer)
      const outcome = answer.ok
        ? answeredOutcome(answer.data, transfer)
        : // The operator has no such call: what the player's own lists say counts.
          answer.status === 404
          ? await listedOutcome(http, transfer, sent, clock.now())
          : undefined
      if (store.get(playerAtom) !== player || outcome === undefined) return
      const { happened } = outcome
      const amount = sent ?? outcome.amount
      if (happened) await remove(player, transfer)
      else await markVoid(transfer.key)
      for (const listener of listeners) listener({ transfer, amount, happened })
    }

    async function markVoid(key: string): Promise<void> {
      await pendingTransfers(records).apply((list) =>
        list.map((other) => (other.key === key ? { ...other, state: 'void' } : other)),
      )
    }

    /** Checks again while a transfer is open: less and less often, and not while the page is hidden. */
    function scheduleCheck(): void {
      clearTimeout(timer)
      const player = store.get(playerAtom)
      if (player === undefined || openOf(pendingTransfers(records).get(), player).length === 0) {
        delay = firstDelayMs
        return
      }
      timer = setTimeout(() => {
        if (!page.isVisible() || connection.isOffline()) return
        delay = Math.min(delay * 1.6, maxDelayMs)
        void check()
      }, delay)
    }

    return { submit, check, dismiss, onSettled }
  },
)

function refused(error: ApiError): SubmitResult {
  return { state: 'refused', error }
}

function lockOf(key: string): string {
  return `transfer_${key}`
}

function openOf(list: readonly Transfer[], player: string): Transfer[] {
  return list.filter((transfer) => transfer.state === 'open' && isOwn(transfer, player))
}

/** A request as the operator answered it. The answer to a conversion has the new totals instead. */
const AnsweredRequest = v.object({ data: v.object({ amount: Money }) })

/** What the operator says of a press; `undefined` while it is in progress. */
function answeredOutcome(
  outcome: Outcome,
  { kind }: Transfer,
): { readonly happened: boolean; readonly amount: number | undefined } | undefined {
  if (outcome.state === 'running') return undefined
  const happened = outcome.state === 'done' && outcome.status < 400
  const request = v.safeParse(AnsweredRequest, outcome)
  const isAnswered = happened && request.success && kind !== 'convert'
  return { happened, amount: isAnswered ? request.output.data.amount : undefined }
}

/** A transfer as a form shows it. */
export interface ShownTransfer extends Transfer {
  /** Minor units, or points for a conversion. Undefined if the player has signed out since. */
  readonly amount: number | undefined
}

export interface TransferState {
  /** A transfer that is not settled: no other one is possible. */
  readonly open: ShownTransfer | undefined
  /** Whether this tab is sending `open` now; otherwise it is being checked. */
  readonly isSending: boolean
  /** A transfer that did not happen, until the player has read so. */
  readonly voided: ShownTransfer | undefined
}

const transfersAtom = atom((get) => {
  const player = get(playerAtom)
  const records = get(recordsAtom)
  if (player === undefined || !records) return []
  return get(pendingTransfers(records).atom).filter((transfer) => isOwn(transfer, player))
})

/** The player's transfers of one kind, whichever tab they were made in. */
export function useTransfers(kind: TransferKind, of?: 'deposit'): TransferState {
  const { localStore } = useTab()
  const player = useAtomValue(playerAtom) ?? ''
  const sending = useAtomValue(sendingAtom)
  const ofKind = useAtomValue(transfersAtom)
    .filter((transfer) => isSameSort(transfer, { kind, of }))
    .map((transfer) => ({ ...transfer, amount: sentAmounts(localStore, player).of(transfer) }))
  const open = ofKind.find((transfer) => transfer.state === 'open')
  return {
    open,
    isSending: open !== undefined && sending.has(open.key),
    voided: ofKind.find((transfer) => transfer.state === 'void'),
  }
}
