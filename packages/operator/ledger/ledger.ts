import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accounts, entries, ledger, transactions, wallets } from '../database/schema.ts'
import { StartupError } from '../site/startup-error.ts'

/** Kinds of transactions. A withdrawal is reserved first, then paid, returned or reclaimed (`wallet/`). */
export type TransactionType =
  | 'opening'
  | 'bet'
  | 'win'
  | 'rollback'
  | 'adjustment'
  | 'deposit'
  | 'withdraw'
  | 'withdraw_return'
  | 'withdraw_paid'
  | 'withdraw_reclaimed'
  | 'point_conversion'
  | 'points_earned'
  | 'points_returned'

export type PlayerAccount = { readonly player: string; readonly kind: 'cash' | 'points' }
/**
 * `games`: bets and wins. `promo`: play money and points given away. `bank`: money in and out. `withdrawals`: reserved for
 * waiting withdrawals. `reclaimed`: what the operator retained of them.
 */
export type HouseAccount = { readonly house: 'games' | 'promo' | 'bank' | 'withdrawals' | 'reclaimed' }
export type Account = PlayerAccount | HouseAccount

/** One movement from one account to another. */
export interface Posting {
  readonly type: TransactionType
  /** Unique within the type: the same cause cannot be posted twice. */
  readonly reference: string
  /** ISO 4217. */
  readonly currency: string
  readonly from: Account
  readonly to: Account
  /** Minor units, more than 0. */
  readonly amount: bigint
  readonly gameId?: string
  readonly roundId?: string
  readonly note?: string
}

export interface Posted {
  readonly ok: true
  readonly transactionId: number
  /** Balances after it. */
  readonly from: bigint
  readonly to: bigint
}

/** The player's account holds too little. Nothing was written. */
export interface Insufficient {
  readonly ok: false
  readonly balance: bigint
}

const houseKinds: readonly HouseAccount['house'][] = ['games', 'promo', 'bank', 'withdrawals', 'reclaimed']

/** Gives a new player their accounts and wallet. */
export async function openPlayerAccounts(tx: Db, player: string, currency: string): Promise<void> {
  await tx.insert(accounts).values([
    { playerId: player, kind: 'cash', currency },
    { playerId: player, kind: 'points', currency },
  ])
  await tx.insert(wallets).values({ playerId: player })
}

/**
 * Afterwards the ledger has its only currency and the house's accounts. Of several processes that start at once, the first one sets
 * the currency.
 *
 * @throws StartupError when the ledger uses another currency
 */
export async function openLedger(db: Db, currency: string): Promise<void> {
  await db.insert(ledger).values({ currency }).onConflictDoNothing()
  const [stored] = await db.select({ currency: ledger.currency }).from(ledger)
  if (stored?.currency !== currency) {
    throw new StartupError(
      `The ledger of this database uses ${stored?.currency}, but the site configuration says ${currency}: restore the currency or start with another database.`,
    )
  }
  await db
    .insert(accounts)
    .values(houseKinds.map((kind) => ({ kind, currency })))
    .onConflictDoNothing()
}

/**
 * Writes one transaction with its two entries: the only code that changes a balance.
 *
 * Must run in the transaction of what the money is for. A player's account is debited by a conditional UPDATE, because
 * reading first would overdraw, and before any other account is touched. The house's rows are contended: they are locked
 * last, which also gives all postings one order of locks.
 *
 * @throws when an account does not exist, or the type and reference were posted before
 */
export async function post(tx: Db, posting: Posting): Promise<Posted | Insufficient> {
  if (posting.amount <= 0n) throw new RangeError('a posting moves a positive amount')
  const houseFirst = 'house' in posting.from && 'player' in posting.to
  const sides = [
    { account: posting.from, amount: -posting.amount },
    { account: posting.to, amount: posting.amount },
  ]
  const moved = new Map<Account, { id: number; balance: bigint; amount: bigint }>()
  for (const side of houseFirst ? sides.toReversed() : sides) {
    const row = await move(tx, side.account, posting.currency, side.amount)
    if (!row) return { ok: false, balance: await balanceOf(tx, side.account, posting.currency) }
    moved.set(side.account, { ...row, amount: side.amount })
  }
  const [transaction] = await tx
    .insert(transactions)
    .values({
      type: posting.type,
      reference: posting.reference,
      gameId: posting.gameId,
      roundId: posting.roundId,
      note: posting.note,
    })
    .returning({ id: transactions.id })
  const from = moved.get(posting.from)
  const to = moved.get(posting.to)
  if (!transaction || !from || !to) throw new Error('a posting needs two different accounts')
  await tx.insert(entries).values(
    [from, to].map((side) => ({
      transactionId: transaction.id,
      accountId: side.id,
      amount: side.amount,
      before: side.balance - side.amount,
      after: side.balance,
    })),
  )
  return { ok: true, transactionId: transaction.id, from: from.balance, to: to.balance }
}

/**
 * Locks a player's cash account until the transaction ends, and returns its balance. Every change of a player's wallet
 * takes this lock before any other of the player's rows.
 *
 * @throws when there is no such account
 */
export async function lockCash(tx: Db, player: string, currency: string): Promise<bigint> {
  const [row] = await tx
    .select({ balance: accounts.balance })
    .from(accounts)
    .where(isAccount({ player, kind: 'cash' }, currency))
    .for('update')
  if (!row) throw new Error('no such account')
  return row.balance
}

/**
 * The balance of an account, minor units.
 *
 * @throws when there is no such account
 */
export async function balanceOf(db: Db, account: Account, currency: string): Promise<bigint> {
  const [row] = await db
    .select({ balance: accounts.balance })
    .from(accounts)
    .where(isAccount(account, currency))
  if (!row) throw new Error('no such account')
  return row.balance
}

async function move(tx: Db, account: Account, currency: string, amount: bigint) {
  const enough = 'player' in account && amount < 0n ? sql`${accounts.balance} >= ${-amount}` : undefined
  const [row] = await tx
    .update(accounts)
    .set({ balance: sql`${accounts.balance} + ${amount}` })
    .where(and(isAccount(account, currency), enough))
    .returning({ id: accounts.id, balance: accounts.balance })
  return row
}

function isAccount(account: Account, currency: string) {
  const owner =
    'player' in account
      ? and(eq(accounts.playerId, account.player), eq(accounts.kind, account.kind))
      : and(isNull(accounts.playerId), eq(accounts.kind, account.house))
  return and(owner, eq(accounts.currency, currency))
}
