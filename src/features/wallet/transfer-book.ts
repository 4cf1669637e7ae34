import * as v from 'valibot'
import { Money } from '../../contract/player.ts'
import { ConvertBody, DepositBody, WithdrawBody } from '../../contract/wallet.ts'
import { persistedCollection } from '../../platform/persisted.ts'
import type { StoredRecord } from '../../platform/record.ts'

const common = {
  /** The idempotency key of the press, made before anything was sent. */
  key: v.string(),
  /** When it was pressed, ms of server time. */
  at: v.number(),
  /** `open`: being sent or checked. `void`: it did not happen and cannot any more; kept until the player has read it. */
  state: v.picklist(['open', 'void']),
}

/** One press that moves money, as it is kept on this device until its outcome is known. */
export const Transfer = v.variant('kind', [
  v.object({ ...common, kind: v.literal('deposit'), body: DepositBody }),
  v.object({ ...common, kind: v.literal('withdraw'), body: WithdrawBody }),
  v.object({ ...common, kind: v.literal('convert'), body: ConvertBody }),
  v.object({ ...common, kind: v.literal('cancel'), body: v.object({ id: v.string(), amount: Money }) }),
])
export type Transfer = v.InferOutput<typeof Transfer>
export type TransferKind = Transfer['kind']

/** What a press asks for: a transfer without what the pressing adds. */
export type Press = Transfer extends infer One
  ? One extends Transfer
    ? Pick<One, 'kind' | 'body'>
    : never
  : never

/**
 * A player's presses whose outcome is not settled. They stay over a sign-out, or an unclear one could never be cleared
 * up: they belong to the player by name, hold no account, and are gone as soon as they are settled.
 */
export function transferBook(player: string): StoredRecord<Transfer[]> {
  return persistedCollection({
    key: `transfers_${player}`,
    version: 1,
    schema: v.array(Transfer),
    initial: [],
  })
}

/** Minor units, or points for a conversion. */
export function amountOf(transfer: Press): number {
  return transfer.kind === 'convert' ? transfer.body.points : transfer.body.amount
}
