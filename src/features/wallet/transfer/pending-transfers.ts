import * as v from 'valibot'
import type { Money } from '../../../contract/player.ts'
import type { ConvertBody, DepositBody, WithdrawBody } from '../../../contract/wallet.ts'
import type { Records } from '../../../platform/storage/persisted.ts'
import type { StoredRecord } from '../../../platform/storage/record.ts'

/** A request that moves money, as this device stores it until the player knows its outcome. */
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
   * `open`: being sent or checked. `void`: it was not carried out and never will be. `unknown`: the operator has no call that tells. The
   * last two are stored until the player has read so.
   */
  state: v.picklist(['open', 'void', 'unknown']),
})
export type Transfer = v.InferOutput<typeof Transfer>
export type TransferKind = Transfer['kind']

/** What a transfer asks for: its kind and body. */
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

/**
 * The transfers of all players of this device whose outcome is not settled. Open ones outlive a sign-out, so that the
 * outcome can still be asked for after the player's next sign-in.
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
