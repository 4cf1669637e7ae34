import * as v from 'valibot'
import { holderLength } from './account-rules.ts'
import { GameName } from './game-name.ts'
import { nameLine } from './plain-text.ts'
import { Money } from './player.ts'
import { historyTypes } from './history-types.ts'
import { Day } from './day.ts'
import { Instant } from './instant.ts'

/** Wallet calls (`/wallet`). Dates are ISO 8601 UTC, lists are newest first, `next` is an opaque cursor. */

export const depositStatuses = [
  'waiting',
  'completed',
  'rejected',
  'auto_paid',
  'unknown',
  'point_conversion',
] as const
export const withdrawStatuses = ['waiting', 'completed', 'rejected', 'auto_withdrawn', 'unknown'] as const

/** A status that the app does not know is parsed as unknown (spec §4). */
export const DepositStatus = v.fallback(v.picklist(depositStatuses), 'unknown')
export type DepositStatus = v.InferOutput<typeof DepositStatus>
export const WithdrawStatus = v.fallback(v.picklist(withdrawStatuses), 'unknown')
export type WithdrawStatus = v.InferOutput<typeof WithdrawStatus>

/** Why a request was rejected or reclaimed: a stable key, for which the app has a message. */
export const decisionReasons = [
  'bank.nameMismatch',
  'bank.notReceived',
  'bank.accountInvalid',
  'bank.limitReached',
  'player.cancelled',
  'operator.terms',
  'operator.other',
] as const
export const DecisionReason = v.fallback(v.picklist(decisionReasons), 'operator.other')
export type DecisionReason = v.InferOutput<typeof DecisionReason>

/** A bank account to pay to or to be paid to. Parts that are not known are empty. */
export const BankAccount = v.object({ bank: v.string(), number: v.string(), holder: v.string() })
export type BankAccount = v.InferOutput<typeof BankAccount>

/**
 * When a decision may be expected; absent after the decision. `maintenance` is the bank maintenance that
 * delays the request.
 */
export const RequestEstimate = v.object({
  usual: Instant,
  latest: Instant,
  maintenance: v.optional(v.object({ from: Instant, to: Instant })),
})
export type RequestEstimate = v.InferOutput<typeof RequestEstimate>

function requestOf<Status extends v.GenericSchema>(status: Status) {
  return v.object({
    id: v.string(),
    /** When the request was made. */
    date: Instant,
    amount: Money,
    status,
    /** ISO 4217. */
    currency: v.optional(v.string()),
    /** The account paid to (deposit) or to be paid to (withdrawal, with its number masked), as of the request. */
    account: v.optional(BankAccount),
    /** Sender's name on the transfer (deposits). */
    depositor: v.optional(v.string()),
    reason: v.optional(DecisionReason),
    /** All statuses so far, oldest first. The first one is the request itself. */
    timeline: v.optional(v.array(v.object({ status, at: Instant, reason: v.optional(DecisionReason) })), []),
    estimate: v.optional(RequestEstimate),
    /** Whether the player may cancel the request now. */
    cancellable: v.optional(v.boolean(), false),
  })
}

export const DepositRequest = requestOf(DepositStatus)
export type DepositRequest = v.InferOutput<typeof DepositRequest>
export const WithdrawRequest = requestOf(WithdrawStatus)
export type WithdrawRequest = v.InferOutput<typeof WithdrawRequest>

const Cursor = v.pipe(v.string(), v.minLength(1), v.maxLength(100))
/** Page size; 50 by default. Text, because it is a query parameter. */
const Limit = v.pipe(v.string(), v.regex(/^([1-9]\d{0,2}|1000)$/))

/** `from` and `to` are both inclusive: the instants are the half-open interval [from, to + 1 day). */
export const PageQuery = v.object({
  cursor: v.optional(Cursor),
  limit: v.optional(Limit),
  from: v.optional(Day),
  to: v.optional(Day),
})

const Next = v.nullable(v.string())
export const DepositList = v.object({ list: v.array(DepositRequest), next: Next })
export const WithdrawList = v.object({ list: v.array(WithdrawRequest), next: Next })

/**
 * `manual` requests the bank transfer even if the player has a virtual account (`/wallet/deposit-backup`).
 */
export const DepositAccountQuery = v.object({ method: v.optional(v.picklist(['manual'])) })
export const DepositAccount = v.object({
  /** Whether the account is the player's own virtual account. */
  virtual: v.boolean(),
  account: BankAccount,
})
export type DepositAccount = v.InferOutput<typeof DepositAccount>

/** Sender's name on a deposit's transfer, limited like an account holder's name. */
export const Depositor = nameLine('depositor', holderLength)
export const DepositBody = v.object({
  amount: Money,
  depositor: Depositor,
  method: v.optional(v.picklist(['manual'])),
})
export const WithdrawBody = v.object({ amount: Money })

export const ConvertBody = v.object({ points: Money })
/** The player's points and cash after the conversion. */
export const ConvertData = v.object({ points: Money, amount: Money })

export const HistoryType = v.fallback(v.picklist([...historyTypes, 'unknown']), 'unknown')
export type HistoryType = v.InferOutput<typeof HistoryType>

/** `account` is cash by default. */
export const HistoryQuery = v.object({
  ...PageQuery.entries,
  type: v.optional(v.picklist(historyTypes)),
  account: v.optional(v.picklist(['cash', 'points'])),
})

/** One movement (spec §3). `id` numbers the account's movements from 1 without gaps; `amount` is signed. */
export const HistoryRow = v.object({
  id: v.string(),
  username: v.string(),
  type: HistoryType,
  amount: Money,
  before: Money,
  after: Money,
  date: Instant,
  /** The game round of the movement. An inquiry can refer to it. */
  round: v.optional(v.string()),
  /** The game that was played, or whose bet earned the points. */
  game: v.optional(GameName),
})
export type HistoryRow = v.InferOutput<typeof HistoryRow>
export const HistoryList = v.object({ list: v.array(HistoryRow), next: Next })

export const PointsQuery = v.object({ cursor: PageQuery.entries.cursor })
/** The points of a site day: their sum, and the points after its last movement. */
export const PointsDay = v.object({
  day: Day,
  amount: Money,
  after: Money,
  /** Sums by type and game, the latest first. `id` is of the last movement in the history of points, `count` their number. */
  rows: v.array(
    v.object({
      id: v.string(),
      type: HistoryType,
      amount: Money,
      count: v.pipe(v.number(), v.integer(), v.minValue(1)),
      game: v.optional(GameName),
    }),
  ),
})
export type PointsDay = v.InferOutput<typeof PointsDay>
export const PointsHistory = v.object({ list: v.array(PointsDay), next: Next })

export const statementSteps = ['day', 'week', 'month'] as const
/** Maximum number of days of a statement, by its steps: each step costs the operator a lookup. */
export const statementDays = { day: 400, week: 3_700, month: 3_700 } as const
export const StatementQuery = v.object({ from: Day, to: Day, by: v.picklist(statementSteps) })

const sums = {
  /** Deposits credited. */
  deposited: Money,
  /** Withdrawals requested minus withdrawals returned. */
  withdrawn: Money,
  /** Bets minus bets rolled back. */
  staked: Money,
  won: Money,
  /** Cash from converted points. */
  converted: Money,
  /** All other movements: opening balance and corrections by the operator. Signed. */
  other: Money,
}

/**
 * Cash per site day, week (Sunday to Saturday) or month, oldest first; steps without movements are left out.
 * `from` and `to` are a step's first and last day, limited to the requested period. `before + deposited -
 * withdrawn - staked + won + converted + other = after`.
 */
export const Statement = v.object({
  list: v.array(v.object({ from: Day, to: Day, ...sums })),
  totals: v.object({ ...sums, before: Money, after: Money }),
})
export type Statement = v.InferOutput<typeof Statement>

export const OutcomeBody = v.object({ key: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)) })

/**
 * Outcome of a request of this player, by its idempotency key. `done`: it happened, and `data` is its first
 * response. `running`: it is in progress; ask again. `void`: it did not happen and never will, because the
 * operator refuses it if it still arrives (409, 6000, `request.abandoned`).
 */
export const Outcome = v.variant('state', [
  v.object({ state: v.literal('done'), status: v.number(), data: v.unknown() }),
  v.object({ state: v.literal('running') }),
  v.object({ state: v.literal('void') }),
])
export type Outcome = v.InferOutput<typeof Outcome>
