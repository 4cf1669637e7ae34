import * as v from 'valibot'
import type { Money } from '../../../contract/player.ts'
import type { ConvertBody, DepositBody, WithdrawBody } from '../../../contract/wallet.ts'
import { ownerNumber } from '../../../platform/storage/owner-number.ts'
import type { Records } from '../../../platform/storage/persisted.ts'
import type { StoredRecord } from '../../../platform/storage/record.ts'
import { parseJson } from '../../../platform/storage/safe-json.ts'
import type { SafeStorage } from '../../../platform/storage/storage.ts'

/** A request that moves money, as this device keeps it until its outcome is known. It names nobody and no amount. */
export const Transfer = v.object({
  /** The idempotency key, made before anything was sent. */
  key: v.string(),
  /** The player's `ownerNumber`, salted with the key. */
  owner: v.number(),
  kind: v.picklist(['deposit', 'withdraw', 'convert', 'cancel']),
  /** What is cancelled; a withdrawal when absent. Not a kind of its own: an earlier version of the app could not read the list. */
  of: v.optional(v.literal('deposit')),
  /** When the player submitted it, ms of server time. */
  at: v.number(),
  /** `open`: being sent or checked. `void`: it did not happen and cannot any more; kept until the player has read so. */
  state: v.picklist(['open', 'void']),
})
export type Transfer = v.InferOutput<typeof Transfer>
export type TransferKind = Transfer['kind']

/** What a transfer asks for: its kind and body. */
export type TransferRequest =
  | { readonly kind: 'deposit'; readonly body: v.InferOutput<typeof DepositBody> }
  | { readonly kind: 'withdraw'; readonly body: v.InferOutput<typeof WithdrawBody> }
  | { readonly kind: 'convert'; readonly body: v.InferOutput<typeof ConvertBody> }
  | {
      readonly kind: 'cancel'
      readonly body: {
        readonly id: string
        readonly amount: v.InferOutput<typeof Money>
        readonly of?: 'deposit'
      }
    }

/** Requests of one sort exclude each other while one of them is open. */
export type TransferSort = Pick<Transfer, 'kind' | 'of'>

export function sortOf({ kind, body }: TransferRequest): TransferSort {
  return kind === 'cancel' && body.of !== undefined ? { kind, of: body.of } : { kind }
}

export function isSameSort(one: TransferSort, other: TransferSort): boolean {
  return one.kind === other.kind && one.of === other.of
}

/**
 * The transfers of all players of this device whose outcome is not settled. They outlive a sign-out, so that the outcome
 * can still be asked for after the player's next sign-in, and are deleted when settled.
 */
export function pendingTransfers(records: Records): StoredRecord<Transfer[]> {
  return records.of({
    scope: 'device',
    name: 'transfers',
    version: 1,
    schema: v.array(Transfer),
    initial: [],
  })
}

/** Whether a transfer is the player's. True by chance for one in 65,536 of the other players. */
export function isOwn({ key, owner }: Pick<Transfer, 'key' | 'owner'>, player: string): boolean {
  return ownerNumber(player, key) === owner
}

/** Minor units, or points for a conversion. */
export function amountOf(request: TransferRequest): number {
  return request.kind === 'convert' ? request.body.points : request.body.amount
}

const Sent = v.object({ key: v.string(), amount: v.number() })

/** The amounts of a player's pending transfers. They are in local storage as drafts are: a sign-out deletes them. */
export function sentAmounts(localStore: SafeStorage, player: string) {
  const nameOf = ({ kind, of }: TransferSort) => `draft_${player}_sent-${kind}${of ? `-${of}` : ''}`
  const read = (sort: TransferSort) => {
    const sent = v.safeParse(Sent, parseJson(localStore.get(nameOf(sort)) ?? ''))
    return sent.success ? sent.output : undefined
  }
  return {
    keep(key: string, request: TransferRequest): void {
      localStore.set(nameOf(sortOf(request)), JSON.stringify({ key, amount: amountOf(request) }))
    },
    /** Minor units, or points for a conversion. Undefined after a sign-out. */
    of(transfer: TransferSort & Pick<Transfer, 'key'>): number | undefined {
      const sent = read(transfer)
      return sent?.key === transfer.key ? sent.amount : undefined
    },
    drop(key: string, sort: TransferSort): void {
      if (read(sort)?.key === key) localStore.remove(nameOf(sort))
    },
  }
}
