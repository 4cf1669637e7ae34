import * as v from 'valibot'
import { Money } from '../../../contract/player.ts'
import { ConvertBody, DepositBody, WithdrawBody } from '../../../contract/wallet.ts'
import type { Records } from '../../../platform/storage/persisted.ts'
import type { StoredRecord } from '../../../platform/storage/record.ts'

const common = {
  /** The idempotency key, made before anything was sent. */
  key: v.string(),
  /** When the player submitted it, ms of server time. */
  at: v.number(),
  /** `open`: being sent or checked. `void`: it did not happen and cannot any more; kept until the player has read so. */
  state: v.picklist(['open', 'void']),
}

/** A request that moves money, as this device keeps it until its outcome is known. */
export const Transfer = v.variant('kind', [
  v.object({ ...common, kind: v.literal('deposit'), body: DepositBody }),
  v.object({ ...common, kind: v.literal('withdraw'), body: WithdrawBody }),
  v.object({ ...common, kind: v.literal('convert'), body: ConvertBody }),
  v.object({ ...common, kind: v.literal('cancel'), body: v.object({ id: v.string(), amount: Money }) }),
])
export type Transfer = v.InferOutput<typeof Transfer>
export type TransferKind = Transfer['kind']

/** What a transfer asks for: its kind and body. */
export type TransferRequest = Transfer extends infer One
  ? One extends Transfer
    ? Pick<One, 'kind' | 'body'>
    : never
  : never

/**
 * A player's transfers whose outcome is not settled. They are kept under the player's name over a sign-out, so that the
 * outcome can still be asked for after the next sign-in. They contain no bank account, and are deleted when settled.
 */
export function pendingTransfers(records: Records, player: string): StoredRecord<Transfer[]> {
  return records.of({
    scope: 'player',
    name: `transfers_${player}`,
    version: 1,
    schema: v.array(Transfer),
    initial: [],
  })
}

/** Minor units, or points for a conversion. */
export function amountOf(transfer: TransferRequest): number {
  return transfer.kind === 'convert' ? transfer.body.points : transfer.body.amount
}
