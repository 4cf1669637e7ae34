import { and, eq } from 'drizzle-orm'
import type { LimitPeriod } from '@marquee/contract/protection.ts'
import type { Db } from '../database/db.ts'
import { entries, transactions, wallets } from '../database/schema.ts'
import type { LimitBases } from './play-clock.ts'
import { basesOf, readProtectionStatus, runningDay } from './protection-status.ts'

/**
 * Counts a stake that is given back in the periods in which it was made. A running period that began after the stake must not gain what
 * an earlier one used: its base is lowered by as much as its total is about to fall. The caller holds the lock on the player's cash
 * account, and posts the rollback afterwards.
 */
export async function uncountReturnedStake(
  tx: Db,
  stake: {
    readonly player: string
    readonly amount: bigint
    readonly reference: string
  },
  zone: string,
  now: Date,
): Promise<void> {
  const { player, amount, reference } = stake
  const { wallet, account } = await readProtectionStatus(tx, player, now)
  const bases = await basesOf(tx, account, runningDay(wallet.play, now, zone), zone, wallet.limitBases)
  const [bet] = await tx
    .select({ position: entries.position })
    .from(entries)
    .innerJoin(transactions, eq(transactions.id, entries.transactionId))
    .where(
      and(
        eq(transactions.type, 'bet'),
        eq(transactions.reference, reference),
        eq(entries.accountId, account),
      ),
    )
  if (!bet) throw new Error('a stake without its entry')
  const lowered = (period: LimitPeriod): LimitBases[LimitPeriod] => {
    const base = bases[period]
    if (bet.position > base.position) return base
    return {
      ...base,
      totals: {
        ...base.totals,
        staked: String(BigInt(base.totals.staked) - amount),
      },
    }
  }
  const limitBases = {
    day: lowered('day'),
    week: lowered('week'),
    month: lowered('month'),
  }
  await tx.update(wallets).set({ limitBases }).where(eq(wallets.playerId, player))
}
