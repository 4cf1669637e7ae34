import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  json,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

// Triggers that hold the ledger's rules are in `ledger-rules.sql`; `npm run db:generate` joins both into the migration.

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const players = pgTable('players', {
  id: uuid().primaryKey().defaultRandom(),
  username: text().notNull().unique(),
  email: text().notNull().unique(),
  passwordHash: text().notNull(),
  nickname: text().notNull(),
  phone: text().notNull(),
  referralCode: text(),
  currency: text().notNull(),
  bankCode: text().notNull().default(''),
  bankCodeName: text().notNull().default(''),
  bankAccount: text().notNull().default(''),
  bankHolder: text().notNull().default(''),
  createdAt: instant().notNull().defaultNow(),
  lastLoginAt: instant(),
})

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

/** The first answer of every keyed call, inserted in the transaction of its effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text().notNull(),
    key: text().notNull(),
    /** HMAC of the call, so that a key cannot be used again for another one. */
    fingerprint: text().notNull(),
    /** What the answer is made from; never a token or a password. `json` keeps it as written: a repeat is the same to the byte. */
    outcome: json().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [unique().on(table.scope, table.key), index().on(table.createdAt)],
)

/** Launch tokens, kept as SHA-256. Used once and for a short while. */
export const launches = pgTable(
  'launches',
  {
    tokenHash: text().primaryKey(),
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    gameId: text().notNull(),
    lang: text().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index().on(table.expiresAt)],
)

/** An account of the ledger: a player's (`cash`, `points`) or, without a player, the house's. */
export const accounts = pgTable(
  'accounts',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    playerId: uuid().references(() => players.id),
    kind: text().notNull(),
    currency: text().notNull(),
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

/** One side of a transaction; append-only. */
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
  },
  (table) => [
    unique('entries_transaction_account').on(table.transactionId, table.accountId),
    index('entries_account').on(table.accountId, table.id),
    check('entries_amount', sql`amount <> 0`),
    check('entries_after', sql`after = before + amount`),
  ],
)

/** Every move that a studio asked for, by its transaction id, with the answer it got. */
export const studioMoves = pgTable(
  'studio_moves',
  {
    transactionId: text().primaryKey(),
    /** `debit`, `credit`, or `tombstone`: a rollback that came before its debit. */
    kind: text().notNull(),
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    gameId: text().notNull(),
    roundId: text().notNull(),
    amount: bigint({ mode: 'bigint' }).notNull(),
    status: text().notNull(),
    balance: bigint({ mode: 'bigint' }).notNull(),
    rolledBackAt: instant(),
    /** The balance that the rollback was answered with. */
    rollbackBalance: bigint({ mode: 'bigint' }),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('studio_moves_round').on(table.playerId, table.roundId),
    check('studio_moves_kind', sql`kind in ('debit', 'credit', 'tombstone')`),
    check('studio_moves_amount', sql`amount >= 0`),
  ],
)
