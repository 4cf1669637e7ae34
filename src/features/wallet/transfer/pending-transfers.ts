import * as v from 'valibot'
import type { Money } from '@marquee/contract/player.ts'
import type { ConvertBody, DepositBody, WithdrawBody } from '@marquee/contract/wallet.ts'
import type { Records } from '../../../platform/storage/persisted.ts'
import type { StoredRecord } from '../../../platform/storage/record.ts'

/** A request that moves money, stored on the device until the player has seen its outcome. */
export const Transfer = v.object({
  /** The idempotency key, created before anything is sent. */
  key: v.string(),
  /** User name of the player who submitted it. */
  player: v.string(),
  /** Transfers of one kind exclude each other while one of them is open. */
  kind: v.picklist(['deposit', 'withdraw', 'convert', 'cancelDeposit', 'cancelWithdrawal']),
  /** Minor units, or points for a conversion. A sign-out deletes it. */
  amount: v.optional(v.number()),
  /** When the player submitted it, ms of server time. */
  at: v.number(),
  /**
   * `open`: being sent or checked. `void`: not carried out, now or later. `unknown`: the operator cannot report the outcome.
   * The last two are stored until the player has read the notice about them.
   */
  state: v.picklist(['open', 'void', 'unknown']),
})
export type Transfer = v.InferOutput<typeof Transfer>
export type TransferKind = Transfer['kind']

/** The kind and body of a request that moves money. */
export type TransferRequest =
  | { readonly kind: 'deposit'; readonly body: v.InferOutput<typeof DepositBody> }
  | { readonly kind: 'withdraw'; readonly body: v.InferOutput<typeof WithdrawBody> }
  | { readonly kind: 'convert'; readonly body: v.InferOutput<typeof ConvertBody> }
  | {
      readonly kind: 'cancelDeposit' | 'cancelWithdrawal'
      readonly body: { readonly id: string; readonly amount: v.InferOutput<typeof Money> }
    }

/** Minor units, or points for a conversion. */
export function amountOf(request: TransferRequest): number {
  return request.kind === 'convert' ? request.body.points : request.body.amount
}

/** The unsettled transfers of all players of this device. Open ones survive a sign-out and are checked after the next sign-in. */
export function pendingTransfers(records: Records): StoredRecord<Transfer[]> {
  return records.of({
    scope: 'device',
    name: 'transfers',
    version: 1,
    schema: v.array(Transfer),
    initial: [],
  })
}
