import { and, eq, sql } from 'drizzle-orm'
import type { DecisionReason } from '@marquee/contract/wallet.ts'
import type { Db } from '../database/db.ts'
import { type HouseAccount, lockCash, type Posting, post } from '../ledger/ledger.ts'
import { ownStops } from '../protection/stops.ts'
import { notify } from '../push/subscriptions.ts'
import { walletRequests, wallets } from '../database/schema.ts'
import { bumpRevision, type WalletRequestRow } from './requests.ts'
import { addRequirement, readWallet } from './wagering-requirement.ts'

/** The decisions that end `waiting` (spec §4). */
export type Decision =
  | { readonly kind: 'deposit'; readonly to: 'completed' | 'auto_paid' }
  | { readonly kind: 'withdraw'; readonly to: 'completed' }
  | { readonly kind: 'withdraw'; readonly to: 'auto_withdrawn'; readonly reason: DecisionReason }
  | { readonly kind: 'deposit' | 'withdraw'; readonly to: 'rejected'; readonly reason: DecisionReason }

/** Who decides: the player, the bank, or the back office. */
export type Decider = 'player' | 'bank' | 'operator'

export type Decided =
  | { readonly done: true; readonly request: WalletRequestRow }
  /** No request of this kind has the id. */
  | { readonly done: false; readonly why: 'unknown' }
  /** It was decided before and stays as it is. */
  | { readonly done: false; readonly why: 'decided'; readonly request: WalletRequestRow }

/**
 * Decides a waiting request and moves its money, once: the update is conditional on the status, and both are in one
 * transaction. No money is moved unless `done`.
 *
 * @param person who of the back office it was, stored with `by`
 */
export async function decide(
  tx: Db,
  id: number,
  decision: Decision,
  by: Decider,
  now: Date,
  person?: string,
): Promise<Decided> {
  const isRequest = and(eq(walletRequests.id, id), eq(walletRequests.kind, decision.kind))
  const [found] = await tx.select().from(walletRequests).where(isRequest)
  if (!found) return { done: false, why: 'unknown' }
  // Locked before the request's row, as everywhere in the wallet: two transactions could deadlock otherwise.
  await lockCash(tx, found.playerId, found.currency)
  const [request] = await tx
    .update(walletRequests)
    .set({
      status: decision.to,
      reason: 'reason' in decision ? decision.reason : null,
      changedBy: person === undefined ? by : `${by} (${person})`,
      // The clocks of several processes differ: without it a decision could be dated before its request.
      changedAt: sql`greatest(${walletRequests.createdAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(isRequest, eq(walletRequests.status, 'waiting')))
    .returning()
  if (!request) {
    const [settled] = await tx.select().from(walletRequests).where(isRequest)
    return settled ? { done: false, why: 'decided', request: settled } : { done: false, why: 'unknown' }
  }
  const posting = postingOf(request, decision)
  if (posting && !(await post(tx, posting)).ok) throw new Error('the house has no limit')
  const isPaid = decision.kind === 'deposit' && decision.to !== 'rejected'
  if (isPaid && request.rollingDuty > 0n && !(await hasExclusion(tx, request.playerId, now))) {
    const wallet = await readWallet(tx, request.playerId)
    await tx
      .update(wallets)
      .set(addRequirement(wallet, request.rollingDuty))
      .where(eq(wallets.playerId, request.playerId))
  }
  await bumpRevision(tx, request.playerId)
  // The player's own decision needs no notification.
  if (decision.kind === 'withdraw' && by !== 'player') await notify(tx, [request.playerId], 'withdrawal', now)
  return { done: true, request }
}

/** Whether the player excluded this account, and not another one of theirs: its deposits add no requirement (`requirementNow`). */
async function hasExclusion(tx: Db, playerId: string, now: Date): Promise<boolean> {
  return (await ownStops(tx, playerId, now)).some(({ kind }) => kind === 'exclusion')
}

const types = {
  completed: 'withdraw_paid',
  auto_withdrawn: 'withdraw_reclaimed',
  rejected: 'withdraw_return',
} as const
const payers: Record<'completed' | 'auto_withdrawn', HouseAccount> = {
  completed: { house: 'bank' },
  auto_withdrawn: { house: 'reclaimed' },
}

function postingOf(request: WalletRequestRow, decision: Decision): Posting | undefined {
  const { amount, currency } = request
  const cash = { player: request.playerId, kind: 'cash' } as const
  const rest = { reference: String(request.id), currency, amount }
  if (decision.kind === 'deposit' && decision.to === 'rejected') return undefined
  if (decision.kind === 'deposit' && decision.to !== 'rejected') {
    return { ...rest, type: 'deposit', from: { house: 'bank' }, to: cash }
  }
  const to = decision.to === 'rejected' ? cash : payers[decision.to]
  return { ...rest, type: types[decision.to], from: { house: 'withdrawals' }, to }
}
