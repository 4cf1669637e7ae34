import { atom, useAtomValue } from 'jotai'
import * as v from 'valibot'
import { Money } from '@marquee/contract/player.ts'
import type { ApiError, Result } from '@marquee/contract/result.ts'
import type { Outcome } from '@marquee/contract/wallet.ts'
import { walletEndpoints } from '@marquee/contract/wallet-endpoints.ts'
import { clientError } from '../../../platform/http/api-error.ts'
import { newKey } from '../../../platform/key.ts'
import { service } from '../../../platform/service.ts'
import { recordsAtom } from '../../../platform/storage/persisted.ts'
import { isSaved } from '../../../platform/storage/record.ts'
import { withTabLock } from '../../../platform/tabs/tab-lock.ts'
import { playerAtom } from '../../../session/player.ts'
import type { Tab } from '../../../session/tab.ts'
import {
  amountOf,
  pendingTransfers,
  type Transfer,
  type TransferKind,
  type TransferRequest,
} from './pending-transfers.ts'

/**
 * The result of a submission. `busy`: another transfer of its kind is open, so nothing was sent. `unsaved`: the key could
 * not be stored, so nothing was sent. `checking`: the outcome is not known yet.
 */
export type SubmitResult =
  | { readonly state: 'done'; readonly data: unknown }
  | { readonly state: 'refused'; readonly error: ApiError }
  | { readonly state: 'checking' | 'busy' | 'unsaved' }

/** The outcome of a transfer whose response was lost. */
export interface Settled {
  readonly kind: TransferKind
  /** Minor units, or points for a conversion. Undefined if a sign-out deleted it and the response has none. */
  readonly amount: number | undefined
  readonly happened: boolean
}

/** A request can no longer reach the operator when its transfer is older than this, ms. */
const arrivesWithinMs = 2 * 60_000
const minCheckDelayMs = 2000
const maxCheckDelayMs = 30_000

/** Keys that this tab is storing or sending now. All other open transfers are being checked. */
const sendingAtom = atom<ReadonlySet<string>>(new Set<string>())

/**
 * Sends requests that move money, each at most once. The idempotency key is stored before the request is sent, or is in
 * memory where the browser refuses all storage. If the response is lost, the transfer stays open, and its outcome is
 * requested by the key: in this tab, and with a stored key also in another one or after a reload. No transfer is shown
 * as failed before the operator has confirmed that it was not carried out.
 */
export const transfers = service(
  ({ store, http, connection, clock, page, records, sessionData, environment }: Tab) => {
    const locks = environment.navigator?.locks
    const pending = pendingTransfers(records)
    const listeners = new Set<(settled: Settled) => void>()
    let checking: Promise<void> | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let delay = minCheckDelayMs

    // A sign-out keeps only what is needed to settle an open transfer.
    sessionData.onClear((signedOut) => {
      if (signedOut === undefined) return
      void pending.apply((list) =>
        list.flatMap((transfer) => {
          if (transfer.player !== signedOut) return [transfer]
          return transfer.state === 'open' ? [{ ...transfer, amount: undefined }] : []
        }),
      )
    })

    /** Calls `listener` with the outcome of each transfer whose response was lost. Returns the unsubscriber. */
    function onSettled(listener: (settled: Settled) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    }

    /** Sends a request once. Never rejects. */
    async function submit(request: TransferRequest): Promise<SubmitResult> {
      const player = store.get(playerAtom)
      if (player === undefined) return refused(clientError('LOGIN_REQUIRED', 'session.required'))
      if (connection.isOffline()) return refused(clientError('OFFLINE_ERROR', 'network.offline'))
      const transfer: Transfer = {
        key: newKey(),
        player,
        kind: request.kind,
        amount: amountOf(request),
        at: clock.now(),
        state: 'open',
      }
      setSending(transfer.key, true)
      try {
        // The lock is taken before the record is stored: no other tab may check a transfer that is being sent.
        const result = await withTabLock(locks, lockOf(transfer.key), async () => {
          const obstacle = await save(transfer)
          return obstacle ? { state: obstacle } : deliver(transfer, request)
        })
        return result ?? { state: 'busy' }
      } finally {
        setSending(transfer.key, false)
      }
    }

    /** Stores a transfer, unless one of its kind is open in any tab. Returns why it may not be sent, else undefined. */
    async function save(transfer: Transfer): Promise<'unsaved' | 'busy' | undefined> {
      const isSame = ({ player, kind }: Transfer) => player === transfer.player && kind === transfer.kind
      const result = await pending.apply((list) =>
        list.some((other) => isSame(other) && other.state === 'open')
          ? list
          : [...list.filter((other) => !isSame(other)), transfer],
      )
      if (!isSaved(result)) {
        // After a failed write the transfer is still in this tab's list.
        await remove(transfer.key)
        return 'unsaved'
      }
      return pending.get().some((other) => other.key === transfer.key) ? undefined : 'busy'
    }

    /** Sends a stored transfer, and removes it after the response. */
    async function deliver({ key, player }: Transfer, request: TransferRequest): Promise<SubmitResult> {
      // Storing can take seconds: the request must not be sent for a player who signed in meanwhile.
      if (store.get(playerAtom) !== player) {
        await remove(key)
        return refused(clientError('LOGIN_REQUIRED', 'session.required'))
      }
      const response = await send(key, request)
      if (!response.ok && response.outcome === 'unknown') {
        delay = minCheckDelayMs
        scheduleCheck()
        return { state: 'checking' }
      }
      await remove(key)
      return response.ok ? { state: 'done', data: response.data } : refused(response)
    }

    function send(key: string, { kind, body }: TransferRequest): Promise<Result<unknown>> {
      switch (kind) {
        case 'deposit':
          return http.call(walletEndpoints.deposit, { body, key })
        case 'withdraw':
          return http.call(walletEndpoints.withdraw, { body, key })
        case 'convert':
          return http.call(walletEndpoints.convertPoints, { body, key })
        case 'cancelDeposit':
          return http.call(walletEndpoints.cancelDeposit, { params: { id: body.id }, key })
        case 'cancelWithdrawal':
          return http.call(walletEndpoints.cancelWithdrawal, { params: { id: body.id }, key })
      }
    }

    function setSending(key: string, on: boolean): void {
      const keys = new Set(store.get(sendingAtom))
      if (on) keys.add(key)
      else keys.delete(key)
      store.set(sendingAtom, keys)
    }

    async function remove(key: string): Promise<void> {
      await pending.apply((list) => list.filter((other) => other.key !== key))
    }

    /** Requests the outcomes of the player's open transfers; joins a pending check. Never rejects. */
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
      await pending.loaded
      // Without Web Locks only this excludes what this tab is sending: a check would void its key at the operator.
      const sending = store.get(sendingAtom)
      const unanswered = openOf(pending.get(), player).filter(({ key }) => !sending.has(key))
      for (const transfer of unanswered) {
        if (connection.isOffline() || store.get(playerAtom) !== player) break
        // Another tab that is sending the transfer holds the lock and gets the response itself.
        await withTabLock(locks, lockOf(transfer.key), () => checkOutcome(transfer))
      }
      // A player who signed in meanwhile has joined this check.
      if (store.get(playerAtom) !== player) await checkAll()
    }

    async function checkOutcome(transfer: Transfer): Promise<void> {
      const { key, kind, player } = transfer
      // The operator looks a key up for the signed-in player only, and would void the key of another player.
      if (store.get(playerAtom) !== player) return
      const response = await http.call(walletEndpoints.outcome, { body: { key } })
      if (store.get(playerAtom) !== player) return
      if (!response.ok) {
        // An operator without this call never reports the outcome.
        if (response.status === 404 && clock.now() - transfer.at > arrivesWithinMs)
          await end(transfer, 'unknown')
        return
      }
      const outcome = response.data
      if (outcome.state === 'running') return
      const happened = outcome.state === 'done' && outcome.status < 400
      if (happened) await remove(key)
      else await end(transfer, 'void')
      const amount = transfer.amount ?? (happened ? amountIn(outcome, kind) : undefined)
      for (const listener of listeners) listener({ kind, amount, happened })
    }

    /** Stops the checks of a transfer. A cancellation needs no notice: the list shows the state of its request. */
    async function end({ key, kind }: Transfer, state: 'void' | 'unknown'): Promise<void> {
      if (kind === 'cancelDeposit' || kind === 'cancelWithdrawal') return remove(key)
      await pending.apply((list) => list.map((other) => (other.key === key ? { ...other, state } : other)))
    }

    /** Checks again while a transfer is open: at growing intervals, and not while the page is hidden. */
    function scheduleCheck(): void {
      clearTimeout(timer)
      const player = store.get(playerAtom)
      if (player === undefined || openOf(pending.get(), player).length === 0) {
        delay = minCheckDelayMs
        return
      }
      timer = setTimeout(() => {
        if (!page.isVisible() || connection.isOffline()) return
        delay = Math.min(delay * 1.6, maxCheckDelayMs)
        void check()
      }, delay)
    }

    return {
      submit,
      check,
      onSettled,
      /** Deletes a void or unknown transfer, after the player has read the notice about it. */
      dismiss: ({ key }: Transfer) => void remove(key),
    }
  },
)

function refused(error: ApiError): SubmitResult {
  return { state: 'refused', error }
}

function lockOf(key: string): string {
  return `transfer_${key}`
}

function openOf(list: readonly Transfer[], player: string): Transfer[] {
  return list.filter((transfer) => transfer.state === 'open' && transfer.player === player)
}

const RequestResponse = v.object({ data: v.object({ amount: Money }) })

/** The amount of the request in an outcome. The response to a conversion has the new totals instead. */
function amountIn(outcome: Outcome, kind: TransferKind): number | undefined {
  const request = v.safeParse(RequestResponse, outcome)
  return request.success && kind !== 'convert' ? request.output.data.amount : undefined
}

export interface TransferState {
  /** A transfer that is not settled; another one cannot be submitted. */
  readonly open: Transfer | undefined
  /** Whether this tab is sending `open` now; otherwise it is being checked. */
  readonly isSending: boolean
  /** A transfer that is `void` or `unknown`, until the player has read the notice about it. */
  readonly ended: Transfer | undefined
}

const transfersAtom = atom((get) => {
  const player = get(playerAtom)
  const records = get(recordsAtom)
  if (player === undefined || !records) return []
  return get(pendingTransfers(records).atom).filter((transfer) => transfer.player === player)
})

/** The player's transfers of one kind, from any tab. */
export function useTransfers(kind: TransferKind): TransferState {
  const sending = useAtomValue(sendingAtom)
  const ofKind = useAtomValue(transfersAtom).filter((transfer) => transfer.kind === kind)
  const open = ofKind.find((transfer) => transfer.state === 'open')
  return {
    open,
    isSending: open !== undefined && sending.has(open.key),
    ended: ofKind.find((transfer) => transfer.state !== 'open'),
  }
}
