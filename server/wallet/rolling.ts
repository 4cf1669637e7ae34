import { eq } from 'drizzle-orm'
import type { Db } from '../db.ts'
import { wallets } from '../schema.ts'

export type Wallet = typeof wallets.$inferSelect

/** The wagering that a deposit adds: `percent` of it, rounded up to a whole unit. */
export function dutyOf(amount: bigint, percent: number): bigint {
  return (amount * BigInt(percent) + 99n) / 100n
}

/**
 * Reads a player's wallet. The caller holds the lock on their cash account and writes back what follows from it.
 *
 * @throws when there is no such player
 */
export async function readWallet(tx: Db, playerId: string): Promise<Wallet> {
  const [wallet] = await tx.select().from(wallets).where(eq(wallets.playerId, playerId))
  if (!wallet) throw new Error('no such wallet')
  return wallet
}

export type Rolling = Pick<Wallet, 'rollingLeft' | 'rollingTotal'>

/** A completed deposit adds its duty; a duty that was done is over and no longer part of the whole. */
export function addDuty({ rollingLeft, rollingTotal }: Rolling, duty: bigint): Rolling {
  const open = rollingLeft === 0n ? 0n : rollingTotal
  return { rollingLeft: rollingLeft + duty, rollingTotal: open + duty }
}

/** What of a stake counts towards the duty: no more than is left of it. */
export function countedOf({ rollingLeft }: Rolling, stake: bigint): bigint {
  return stake < rollingLeft ? stake : rollingLeft
}

/** Takes the counted part of a stake off the duty. */
export function countStake({ rollingLeft, rollingTotal }: Rolling, counted: bigint): Rolling {
  return { rollingLeft: rollingLeft - counted, rollingTotal }
}

/** A rolled-back stake was never wagered: what it counted is left to do again, also when the duty was done by then. */
export function restoreStake({ rollingLeft, rollingTotal }: Rolling, counted: bigint): Rolling {
  const left = rollingLeft + counted
  return { rollingLeft: left, rollingTotal: left > rollingTotal ? left : rollingTotal }
}
