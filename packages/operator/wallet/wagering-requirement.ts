import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { wallets } from '../database/schema.ts'
import type { StopJson } from '../protection/stops.ts'

export type WalletRow = typeof wallets.$inferSelect

/**
 * Reads a player's wallet. The caller holds the lock on their cash account and writes back what follows from it.
 *
 * @throws when there is no such player
 */
export async function readWallet(tx: Db, playerId: string): Promise<WalletRow> {
  const [wallet] = await tx.select().from(wallets).where(eq(wallets.playerId, playerId))
  if (!wallet) throw new Error('no such wallet')
  return wallet
}

export type Rolling = Pick<WalletRow, 'rollingLeft' | 'rollingTotal'>

/**
 * The requirement that counts: none while the person is excluded, who cannot meet it and may take the money out. The account that was
 * excluded has none any more: `beginStop` sets it to zero, and `decide` adds none for its deposits. The person's other accounts keep
 * theirs, which this hides, so that it counts again when the exclusion is lifted.
 */
export function requirementNow({ rollingLeft, rollingTotal }: Rolling, stop: StopJson | null): Rolling {
  return stop?.excluded ? { rollingLeft: 0n, rollingTotal: 0n } : { rollingLeft, rollingTotal }
}

/** Adds a completed deposit's requirement. A requirement that was met before no longer counts in the total. */
export function addRequirement({ rollingLeft, rollingTotal }: Rolling, requirement: bigint): Rolling {
  const open = rollingLeft === 0n ? 0n : rollingTotal
  return { rollingLeft: rollingLeft + requirement, rollingTotal: open + requirement }
}

/** The part of a stake that counts towards the requirement: at most what is left of it. */
export function countedStake({ rollingLeft }: Rolling, stake: bigint): bigint {
  return stake < rollingLeft ? stake : rollingLeft
}

/** Subtracts the counted part of a stake from the requirement. */
export function countStake({ rollingLeft, rollingTotal }: Rolling, counted: bigint): Rolling {
  return { rollingLeft: rollingLeft - counted, rollingTotal }
}

/** Adds back what a rolled-back stake counted, also when the requirement was met meanwhile. */
export function restoreStake({ rollingLeft, rollingTotal }: Rolling, counted: bigint): Rolling {
  const left = rollingLeft + counted
  return { rollingLeft: left, rollingTotal: left > rollingTotal ? left : rollingTotal }
}
