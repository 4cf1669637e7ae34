import type { ConvertData } from '@marquee/contract/wallet.ts'
import { checkConversion } from '@marquee/contract/wallet-rules.ts'
import type * as v from 'valibot'
import { readPlayer } from '../auth/players.ts'
import type { Db } from '../database/db.ts'
import { balanceOf, lockCash, post } from '../ledger/ledger.ts'
import { toMinor, toWire } from '../ledger/money.ts'
import { walletRequests } from '../database/schema.ts'
import { allowedAmount, ruleError } from './rule-error.ts'
import { pendingCounted, pointsOf } from './wagering.ts'
import { type WalletCall, bumpRevision } from './requests.ts'

/**
 * Converts points to cash at once: one point is one minor unit. The conversion is listed among the deposits as
 * `point_conversion`. Returns the balances after it.
 *
 * @throws RequestError for a number the rules refuse or more than the player's points
 */
export async function convertPoints(
  tx: Db,
  { player, now, rules }: WalletCall,
  points: number,
): Promise<v.InferOutput<typeof ConvertData>> {
  const { id, currency } = await readPlayer(tx, player)
  await lockCash(tx, id, currency)
  const { pointsEarned } = await pendingCounted(tx, id)
  const earned = (await balanceOf(tx, { player: id, kind: 'points' }, currency)) - pointsOf(pointsEarned)
  const balance = earned > 0n ? earned : 0n
  const amount = toMinor(allowedAmount(checkConversion(points, rules.limits, toWire(balance))))
  const [request] = await tx
    .insert(walletRequests)
    .values({
      playerId: id,
      kind: 'deposit',
      amount,
      currency,
      status: 'point_conversion',
      changedBy: 'player',
      changedAt: now,
      createdAt: now,
    })
    .returning({ id: walletRequests.id })
  if (!request) throw new Error('a conversion was not written')
  const posted = await post(tx, {
    type: 'point_conversion',
    reference: String(request.id),
    currency,
    from: { player: id, kind: 'points' },
    to: { player: id, kind: 'cash' },
    amount,
  })
  if (!posted.ok) throw ruleError({ code: 'wallet.pointsOverBalance', points: toWire(posted.balance) })
  await bumpRevision(tx, id)
  return { points: toWire(posted.from), amount: toWire(posted.to) }
}
