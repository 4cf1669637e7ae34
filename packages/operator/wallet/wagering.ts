import { and, eq, gt, isNull, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../database/db.ts'
import { balanceOf, post } from '../ledger/ledger.ts'
import { studioMoves, wallets } from '../database/schema.ts'
import type { PlayNotes } from '../protection/guard.ts'
import { playStops } from '../protection/schema.ts'
import { countedStake, countStake, readWallet, restoreStake, type WalletRow } from './wagering-requirement.ts'

/** What a stake counted. It is stored with the stake, so that a rollback takes back exactly this. */
export interface Counted {
  readonly rollingCounted: bigint
  /** Thousandths of a point. */
  readonly pointsEarned: bigint
}

export interface Stake {
  readonly player: string
  readonly currency: string
  readonly amount: bigint
  /** The studio's transaction id. */
  readonly reference: string
}

const thousand = 1000n

/** Whole points of thousandths, rounded up. */
export const pointsOf = (thousandths: bigint): bigint => (thousandths + thousand - 1n) / thousand

/**
 * What a stake counted that is still part of the requirement. An exclusion of the account ended the requirement that it found; a stake from
 * before it ends is one from before it began, because none is taken while it lasts.
 */
const rollingStillCounted = sql`case when exists (select from ${playStops} stops where stops.player_id = ${studioMoves}.player_id
  and stops.kind = 'exclusion' and coalesce(stops.lifted_at, stops.ends_at, 'infinity') > ${studioMoves}.created_at)
  then 0 else ${studioMoves}.rolling_counted end`

/**
 * The wagering and the points of stakes that the player may still take back, which withdrawals and conversions do not count yet. A round
 * of a live table is over after two minutes, because the studio may send no credit for a loss.
 */
export async function pendingCounted(tx: Db, player: string): Promise<Counted> {
  const credits = alias(studioMoves, 'credits')
  const { playerId, gameId, roundId, status, rolledBackAt, roundOpen, returnable, createdAt } = studioMoves
  const [pending] = await tx
    .select({
      rollingCounted: sql`coalesce(sum(${rollingStillCounted}), 0)`.mapWith(studioMoves.rollingCounted),
      pointsEarned: sql`coalesce(sum(${studioMoves.pointsEarned}), 0)`.mapWith(studioMoves.pointsEarned),
    })
    .from(studioMoves)
    .where(
      and(
        eq(playerId, player),
        eq(returnable, true),
        eq(status, 'ok'),
        isNull(rolledBackAt),
        or(eq(roundOpen, true), gt(createdAt, sql`now() - interval '2 minutes'`)),
        notExists(
          tx
            .select({ id: credits.transactionId })
            .from(credits)
            .where(
              and(
                eq(credits.playerId, playerId),
                eq(credits.gameId, gameId),
                eq(credits.roundId, roundId),
                eq(credits.kind, 'credit'),
              ),
            ),
        ),
      ),
    )
  return pending ?? { rollingCounted: 0n, pointsEarned: 0n }
}

/**
 * Counts a stake towards the wagering requirement and for points. Runs in the stake's transaction, under the
 * lock on the player's cash account.
 *
 * @param permille thousandths of the stake that become points
 * @param at the wallet before the stake, and what else the stake changes in it
 */
export async function countStakeOf(
  tx: Db,
  stake: Stake,
  permille: number,
  { wallet, notes }: { readonly wallet: WalletRow; readonly notes: PlayNotes },
): Promise<Counted> {
  const { player, currency, amount, reference } = stake
  const rollingCounted = countedStake(wallet, amount)
  const pointsEarned = amount * BigInt(permille)
  const earned = wallet.pointsCarry + pointsEarned
  const points = earned > 0n ? earned / thousand : 0n
  const isNoted = Object.keys(notes).length > 0
  if (rollingCounted === 0n && pointsEarned === 0n && !isNoted) return { rollingCounted, pointsEarned }
  await tx
    .update(wallets)
    .set({ ...notes, ...countStake(wallet, rollingCounted), pointsCarry: earned - points * thousand })
    .where(eq(wallets.playerId, player))
  if (points > 0n) {
    const to = { player, kind: 'points' } as const
    await post(tx, {
      type: 'points_earned',
      reference,
      currency,
      from: { house: 'promo' },
      to,
      amount: points,
    })
  }
  return { rollingCounted, pointsEarned }
}

/**
 * Takes back what a rolled-back stake counted, but for wagering that an exclusion ended since. Points that were converted
 * meanwhile are owed: they are deducted from what later stakes earn.
 */
export async function uncountStakeOf(tx: Db, stake: Stake, counted: Counted): Promise<void> {
  const { player, currency, reference } = stake
  const { pointsEarned } = counted
  if (counted.rollingCounted === 0n && pointsEarned === 0n) return
  const [move] = await tx
    .select({ rollingCounted: rollingStillCounted.mapWith(studioMoves.rollingCounted) })
    .from(studioMoves)
    .where(eq(studioMoves.transactionId, reference))
  if (!move) throw new Error('a stake without its move')
  const wallet = await readWallet(tx, player)
  const carry = wallet.pointsCarry - pointsEarned
  const owed = carry < 0n ? pointsOf(-carry) : 0n
  const balance = owed === 0n ? 0n : await balanceOf(tx, { player, kind: 'points' }, currency)
  const points = owed < balance ? owed : balance
  await tx
    .update(wallets)
    .set({ ...restoreStake(wallet, move.rollingCounted), pointsCarry: carry + points * thousand })
    .where(eq(wallets.playerId, player))
  if (points === 0n) return
  const from = { player, kind: 'points' } as const
  await post(tx, {
    type: 'points_returned',
    reference,
    currency,
    from,
    to: { house: 'promo' },
    amount: points,
  })
}
