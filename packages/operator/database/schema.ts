// Long because it is one list: every table of the operator, in the order of its relations.
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Preferences } from '@marquee/contract/preferences.ts'
import type { LimitBases, PlayClock } from '../protection/play-clock.ts'
import type { Refusal } from '../protection/refusal.ts'

// The triggers that enforce the ledger's rules are in `migrations/0000_initial.sql`: drizzle cannot declare triggers.

const instant = () => timestamp({ withTimezone: true, mode: 'date' })
const total = () =>
  bigint({ mode: 'bigint' })
    .notNull()
    .default(sql`0`)

export const players = pgTable(
  'players',
  {
    id: uuid().primaryKey().defaultRandom(),
    username: text().notNull().unique(),
    /** Lower case. Not unique: addresses are not verified, and a refusal would show who has an account. */
    email: text().notNull(),
    passwordHash: text().notNull(),
    nickname: text().notNull(),
    /** `nicknameKey` of `nickname`. Unique, so that two nicknames differ in more than case and width. */
    nicknameKey: text().notNull().unique(),
    phone: text().notNull(),
    birthDate: text().notNull(),
    /** The version of the terms that was accepted last. */
    termsVersion: text().notNull(),
    referralCode: text(),
    currency: text().notNull(),
    bankCode: text().notNull().default(''),
    bankCodeName: text().notNull().default(''),
    bankAccount: text().notNull().default(''),
    bankHolder: text().notNull().default(''),
    /** Number of the player's virtual account; empty without one. */
    virtualAccount: text().notNull().default(''),
    createdAt: instant().notNull().defaultNow(),
    lastLoginAt: instant(),
    /** Preferences that the player uses on all devices; null before the first were saved. */
    preferences: json().$type<Preferences>(),
    /** Increases with every change of the player's favourites and preferences. */
    changesVersion: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    index().on(table.email),
    uniqueIndex('players_virtual_account')
      .on(table.virtualAccount)
      .where(sql`virtual_account <> ''`),
  ],
)

/** One sign-in. Both of its tokens carry its id and die with it. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** When the session ends without activity of the player; null where the site has no such rule. */
    idleAt: instant(),
    /** Last activity of the player in the session, with a minute's precision. */
    seenAt: instant().notNull(),
    browser: text(),
    system: text(),
    /** Fingerprint of the address that the session began from: wrong passwords from this address are counted separately. */
    address: text().notNull(),
    revokedAt: instant(),
  },
  (table) => [index().on(table.playerId), index().on(table.expiresAt)],
)

/** Secrets that every process on this database shares, made once. */
export const secrets = pgTable('secrets', { name: text().primaryKey(), value: text().notNull() })

/** Failed sign-ins in the current window; `scope` is an account or an address. */
export const attempts = pgTable(
  'attempts',
  { scope: text().primaryKey(), count: integer().notNull(), startedAt: instant().notNull() },
  (table) => [index().on(table.startedAt)],
)

/** The first response of every keyed call, inserted in the transaction of its effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text().notNull(),
    key: text().notNull(),
    /** HMAC of the call, so that a key cannot be used again for another one. */
    fingerprint: text().notNull(),
    /** What the response is made from; never a token or a password. `json` and not `jsonb`: a repeated response has the same bytes. */
    outcome: json().notNull(),
    /** The owner requested the outcome before the call arrived: the call is refused from then on. */
    abandoned: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [unique().on(table.scope, table.key), index().on(table.createdAt)],
)

/** Launch tokens, stored as SHA-256. Used once and for a short while. */
export const launches = pgTable(
  'launches',
  {
    tokenHash: text().primaryKey(),
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id),
    gameId: text().notNull(),
    lang: text().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index().on(table.expiresAt), index().on(table.sessionId)],
)

/** The ledger's currency, in one row: it is set when the database is made and does not change after that. */
export const ledger = pgTable(
  'ledger',
  { id: boolean().primaryKey().default(true), currency: text().notNull().unique() },
  () => [check('ledger_one_row', sql`id`)],
)

/** An account of the ledger: a player's (`cash`, `points`) or, without a player, the house's. */
export const accounts = pgTable(
  'accounts',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    playerId: uuid().references(() => players.id),
    kind: text().notNull(),
    currency: text()
      .notNull()
      .references(() => ledger.currency),
    balance: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
  },
  (table) => [
    uniqueIndex('accounts_player_kind')
      .on(table.playerId, table.kind)
      .where(sql`player_id is not null`),
    uniqueIndex('accounts_house_kind')
      .on(table.kind, table.currency)
      .where(sql`player_id is null`),
    // A player's balance must also fit a JSON number exactly.
    check(
      'accounts_player_balance',
      sql`player_id is null or (balance >= 0 and balance <= 9007199254740991)`,
    ),
    check('accounts_withdrawals', sql`kind <> 'withdrawals' or balance >= 0`),
  ],
)

/** One movement of money; append-only. Its entries sum to zero. */
export const transactions = pgTable(
  'transactions',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    type: text().notNull(),
    /** What caused it, unique within the type: a studio's transaction id, a player's opening. */
    reference: text().notNull(),
    gameId: text(),
    roundId: text(),
    note: text(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [unique('transactions_type_reference').on(table.type, table.reference)],
)

/**
 * One side of a transaction; append-only. A trigger gives `position`, `type`, `posted_at` and the totals: an account's row
 * is locked while it gets an entry, so positions count its movements in the order in which they were committed, without a
 * gap.
 */
export const entries = pgTable(
  'entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    transactionId: bigint({ mode: 'number' })
      .notNull()
      .references(() => transactions.id),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id),
    amount: bigint({ mode: 'bigint' }).notNull(),
    before: bigint({ mode: 'bigint' }).notNull(),
    after: bigint({ mode: 'bigint' }).notNull(),
    /** Counts the account's entries from 1. */
    position: bigint({ mode: 'number' }).notNull().default(0),
    /** The transaction's, for the index. */
    type: text().notNull().default(''),
    /** Never earlier than `posted_at` of the entry before, even if the clock goes back. */
    postedAt: instant().notNull().defaultNow(),
    // Totals of each kind up to and including this entry: the sums of any period are a difference of two
    // entries, however many are between them. Amounts that leave the account are counted as positive.
    deposited: total(),
    withdrawn: total(),
    staked: total(),
    won: total(),
    converted: total(),
  },
  (table) => [
    unique('entries_transaction_account').on(table.transactionId, table.accountId),
    unique('entries_account_position').on(table.accountId, table.position),
    index('entries_account_type').on(table.accountId, table.type, table.position),
    index('entries_account_posted').on(table.accountId, table.postedAt, table.position),
    check('entries_amount', sql`amount <> 0`),
    check('entries_after', sql`after = before + amount`),
  ],
)

/** Every move that a studio requested, by its transaction id, with the operator's response. */
export const studioMoves = pgTable(
  'studio_moves',
  {
    transactionId: text().primaryKey(),
    /** `debit`, `credit`, or `tombstone`: a rollback that arrived before its debit. */
    kind: text().notNull(),
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    gameId: text().notNull(),
    roundId: text().notNull(),
    amount: bigint({ mode: 'bigint' }).notNull(),
    status: text().notNull(),
    balance: bigint({ mode: 'bigint' }).notNull(),
    /** Why player protection refused it, as sent to the studio. */
    refusal: jsonb().$type<Refusal>(),
    rolledBackAt: instant(),
    /** Of a debit: the round waits for the player, until a credit of it. */
    roundOpen: boolean().notNull().default(false),
    /** Of a debit: the player may take the stake back before the round's result: at a live table, or in an open round. */
    returnable: boolean().notNull().default(false),
    /** What the stake took off the rolling and earned in thousandths of a point: a rollback takes back exactly this. */
    rollingCounted: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    pointsEarned: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    /** The balance in the response to the rollback. */
    rollbackBalance: bigint({ mode: 'bigint' }),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('studio_moves_round').on(table.playerId, table.roundId),
    index('studio_moves_created').on(table.createdAt),
    index('studio_moves_open')
      .on(table.playerId)
      .where(sql`round_open and rolled_back_at is null`),
    check('studio_moves_kind', sql`kind in ('debit', 'credit', 'tombstone')`),
    check('studio_moves_amount', sql`amount >= 0`),
  ],
)

/** A player's wagering, points, revision and play. Read and written only under the lock on the player's cash account. */
export const wallets = pgTable(
  'wallets',
  {
    playerId: uuid()
      .primaryKey()
      .references(() => players.id),
    /** The part of `rolling_total` that is still to be wagered. */
    rollingLeft: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    rollingTotal: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    /** Thousandths of a point that are earned and not posted yet; below zero what rolled-back bets still owe. */
    pointsCarry: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    /** Grows with every change of a request. */
    revision: bigint({ mode: 'number' }).notNull().default(0),
    /** When the player played; null before the first play. Each stake reads and writes it whole. */
    play: jsonb().$type<PlayClock>(),
    /** What the player's limits count from; null until a limit counts or a stake is given back. */
    limitBases: jsonb().$type<LimitBases>(),
    /** Minutes between reality checks as the player chose; 0 for none, null for the profile's. */
    realityCheck: integer(),
    /** When the player decided to have no deposit limit before the first deposit. */
    noDepositLimitAt: instant(),
  },
  () => [check('wallets_rolling', sql`rolling_left >= 0 and rolling_left <= rolling_total`)],
)

/** A deposit, a point conversion or a withdrawal. Triggers (`migrations/0000_initial.sql`) let it leave `waiting` once. */
export const walletRequests = pgTable(
  'wallet_requests',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    kind: text({ enum: ['deposit', 'withdraw'] }).notNull(),
    amount: bigint({ mode: 'bigint' }).notNull(),
    currency: text().notNull(),
    status: text({
      enum: ['waiting', 'completed', 'rejected', 'auto_paid', 'auto_withdrawn', 'point_conversion'],
    }).notNull(),
    /** The account to pay to, as it was when the request was made. */
    bank: text().notNull().default(''),
    accountNumber: text().notNull().default(''),
    holder: text().notNull().default(''),
    /** Paid to the player's virtual account: the bank reports when the money has arrived. */
    virtual: boolean().notNull().default(false),
    depositor: text(),
    /** Wagering that its completion adds: the factor is the one in force when it was requested. */
    rollingDuty: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    reason: text(),
    /** Who set the status (`player`, `bank`, `operator`, or `operator (name)`), and when. */
    changedBy: text().notNull(),
    changedAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('wallet_requests_player').on(table.playerId, table.kind, table.id),
    index('wallet_requests_waiting')
      .on(table.createdAt)
      .where(sql`status = 'waiting'`),
    uniqueIndex('wallet_requests_open_deposit')
      .on(table.playerId)
      .where(sql`kind = 'deposit' and status = 'waiting'`),
    check('wallet_requests_amount', sql`amount > 0 and amount <= 9007199254740991 and rolling_duty >= 0`),
    check(
      'wallet_requests_status',
      sql`case kind when 'deposit' then status in ('waiting', 'completed', 'rejected', 'auto_paid', 'point_conversion')
        when 'withdraw' then status in ('waiting', 'completed', 'rejected', 'auto_withdrawn') else false end`,
    ),
  ],
)

/** Every status a request has had; written by a trigger, append-only. */
export const walletRequestStates = pgTable(
  'wallet_request_states',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    requestId: bigint({ mode: 'number' })
      .notNull()
      .references(() => walletRequests.id),
    status: text().notNull(),
    changedBy: text().notNull(),
    changedAt: instant().notNull(),
    reason: text(),
  },
  (table) => [unique('wallet_request_states_once').on(table.requestId, table.status)],
)
