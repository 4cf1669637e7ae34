import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { BankAccount } from '@marquee/contract/wallet.ts'
import { checkDeposit, checkWithdrawal, requirementOf } from '@marquee/contract/wallet-rules.ts'
import { type Player, readPlayer } from '../auth/players.ts'
import type { Db } from '../database/db.ts'
import { lockCash, post } from '../ledger/ledger.ts'
import { toMinor, toWire } from '../ledger/money.ts'
import { requireDeposit } from '../protection/guard.ts'
import { readProtectionStatus } from '../protection/protection-status.ts'
import { walletRequests, wallets } from '../database/schema.ts'
import { allowedAmount, ruleError } from './rule-error.ts'
import { pendingCounted } from './wagering.ts'
import { requirementNow } from './wagering-requirement.ts'
import type { SiteRules } from './site-rules.ts'

export type WalletRequestRow = typeof walletRequests.$inferSelect

/** A player's keyed call. The functions below run in its transaction. */
export interface WalletCall {
  readonly player: string
  readonly now: Date
  readonly rules: SiteRules
}

/**
 * Writes a deposit request. The bank or the back office decides it and moves the money.
 *
 * @throws RequestError for an amount the rules refuse; 409 `deposit.alreadyInProcess` while another one waits; 409 `protection.…`
 * for what player protection does not allow
 */
export async function requestDeposit(
  tx: Db,
  { player, now, rules }: WalletCall,
  wanted: { readonly amount: number; readonly depositor: string; readonly manual: boolean },
): Promise<WalletRequestRow> {
  const amount = toMinor(allowedAmount(checkDeposit(wanted.amount, rules.limits)))
  const owner = await readPlayer(tx, player)
  await lockCash(tx, owner.id, owner.currency)
  await requireDeposit(tx, rules.protection, owner.id, amount, now)
  const { virtual, account } = accountFor(owner, rules, wanted.manual)
  const [request] = await tx
    .insert(walletRequests)
    .values({
      playerId: owner.id,
      kind: 'deposit',
      amount,
      currency: owner.currency,
      status: 'waiting',
      bank: account.bank,
      accountNumber: account.number,
      holder: account.holder,
      virtual,
      depositor: wanted.depositor,
      rollingDuty: requirementOf(amount, rules.rollingPercent),
      changedBy: 'player',
      changedAt: now,
      createdAt: now,
    })
    // The unique index of open deposits decides between processes.
    .onConflictDoNothing()
    .returning()
  if (!request) throw ruleError({ code: 'deposit.alreadyInProcess' })
  await bumpRevision(tx, owner.id)
  return request
}

/**
 * Writes a withdrawal request. The amount leaves the balance at once and is reserved until the decision.
 *
 * @throws RequestError for an amount the rules refuse, more than the balance, wagering that is left, or no account to pay to
 */
export async function requestWithdrawal(
  tx: Db,
  { player, now, rules }: WalletCall,
  wanted: number,
): Promise<WalletRequestRow> {
  const owner = await readPlayer(tx, player)
  const balance = toWire(await lockCash(tx, owner.id, owner.currency))
  const { wallet, stop } = await readProtectionStatus(tx, owner.id, now)
  const { rollingCounted } = await pendingCounted(tx, owner.id)
  const pending = { ...wallet, rollingLeft: wallet.rollingLeft + rollingCounted }
  const rolling = toWire(requirementNow(pending, stop).rollingLeft)
  const amount = toMinor(allowedAmount(checkWithdrawal(wanted, rules.limits, { balance, rolling })))
  if (owner.bankAccount === '') throw ruleError({ code: 'wallet.noBankAccount' })
  const [request] = await tx
    .insert(walletRequests)
    .values({
      playerId: owner.id,
      kind: 'withdraw',
      amount,
      currency: owner.currency,
      status: 'waiting',
      bank: owner.bankCodeName,
      accountNumber: owner.bankAccount,
      holder: owner.bankHolder,
      changedBy: 'player',
      changedAt: now,
      createdAt: now,
    })
    .returning()
  if (!request) throw new Error('a withdrawal was not written')
  const posted = await post(tx, {
    type: 'withdraw',
    reference: String(request.id),
    currency: owner.currency,
    from: { player: owner.id, kind: 'cash' },
    to: { house: 'withdrawals' },
    amount: request.amount,
  })
  if (!posted.ok) throw ruleError({ code: 'wallet.amountOverBalance', balance: toWire(posted.balance) })
  // The rule again as a condition of the write: no withdrawal passes a wagering requirement, even if the code above changes.
  const hasNoRequirement = stop?.excluded ? undefined : eq(wallets.rollingLeft, 0n)
  if (!(await bumpRevision(tx, owner.id, hasNoRequirement))) {
    throw new Error('a withdrawal passed its rolling')
  }
  return request
}

/** The account that a player pays a deposit to: their own virtual one, or the operator's. */
export async function depositAccount(
  db: Db,
  player: string,
  rules: SiteRules,
  manual: boolean,
): Promise<{ virtual: boolean; account: BankAccount }> {
  return accountFor(await readPlayer(db, player), rules, manual)
}

/** Raises the wallet's revision, by which apps know that their lists are out of date. Whether the wallet met `condition`. */
export async function bumpRevision(tx: Db, player: string, condition?: SQL): Promise<boolean> {
  const noted = await tx
    .update(wallets)
    .set({ revision: sql`${wallets.revision} + 1` })
    .where(and(eq(wallets.playerId, player), condition))
    .returning({ player: wallets.playerId })
  return noted.length === 1
}

function accountFor(owner: Player, rules: SiteRules, manual: boolean) {
  if (manual || owner.virtualAccount === '') return { virtual: false, account: rules.depositAccount }
  const account = { bank: rules.virtualBank, number: owner.virtualAccount, holder: owner.nickname }
  return { virtual: true, account }
}

/** A request by its id. */
export async function findRequest(db: Db, id: number): Promise<WalletRequestRow | undefined> {
  const [request] = await db.select().from(walletRequests).where(eq(walletRequests.id, id))
  return request
}
