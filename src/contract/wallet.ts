import * as v from 'valibot'
import { holderLength } from './account-rules.ts'
import { nameLine } from './plain-text.ts'
import { Money } from './player.ts'
import { historyTypes } from './history-types.ts'
import { isSiteDay } from './is-site-day.ts'

/** The wallet's calls (`/wallet`). Dates are ISO 8601 UTC, lists are newest first, `next` is an opaque cursor. */

export const depositStatuses = [
  'waiting',
  'completed',
  'rejected',
  'auto_paid',
  'unknown',
  'point_conversion',
] as const
export const withdrawStatuses = ['waiting', 'completed', 'rejected', 'auto_withdrawn', 'unknown'] as const

/** A status that the app does not know reads as unknown (section 4). */
export const DepositStatus = v.fallback(v.picklist(depositStatuses), 'unknown')
export type DepositStatus = v.InferOutput<typeof DepositStatus>
export const WithdrawStatus = v.fallback(v.picklist(withdrawStatuses), 'unknown')
export type WithdrawStatus = v.InferOutput<typeof WithdrawStatus>

/** Why a request was rejected or reclaimed: a stable key that the app has words for. */
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

/** An account at a bank: to pay to, or to be paid to. Any part may be empty where it is not known. */
export const BankAccount = v.object({ bank: v.string(), number: v.string(), holder: v.string() })
export type BankAccount = v.InferOutput<typeof BankAccount>

const Instant = v.string()

/** When a decision may be expected; absent once there is one. `maintenance` is what the request has to wait for. */
export const RequestEstimate = v.object({
  usual: Instant,
  latest: Instant,
  maintenance: v.optional(v.object({ from: Instant, to: Instant })),
})
export type RequestEstimate = v.InferOutput<typeof RequestEstimate>

function requestOf<Status extends v.GenericSchema>(status: Status) {
  return v.object({
    id: v.string(),
    /** When it was asked for. */
    date: Instant,
    amount: Money,
    status,
    /** ISO 4217. */
    currency: v.optional(v.string()),
    /** The account paid to (deposit) or to be paid to (withdrawal), as it was when asked. */
    account: v.optional(BankAccount),
    /** Name that the transfer carries (deposits). */
    depositor: v.optional(v.string()),
    reason: v.optional(DecisionReason),
    /** Every status so far, oldest first; the first is the asking. */
    timeline: v.optional(v.array(v.object({ status, at: Instant, reason: v.optional(DecisionReason) })), []),
    estimate: v.optional(RequestEstimate),
    /** Whether the player may take it back now. */
    cancellable: v.optional(v.boolean(), false),
  })
}

export const DepositRequest = requestOf(DepositStatus)
export type DepositRequest = v.InferOutput<typeof DepositRequest>
export const WithdrawRequest = requestOf(WithdrawStatus)
export type WithdrawRequest = v.InferOutput<typeof WithdrawRequest>

const Cursor = v.pipe(v.string(), v.minLength(1), v.maxLength(100))
/** `YYYY-MM-DD`, a day of the site. */
export const Day = v.pipe(
  v.string(),
  v.check((text) => isSiteDay(text), 'day'),
)
/** Rows a page may have; 50 when absent. A text, for it is a query parameter. */
const Limit = v.pipe(v.string(), v.regex(/^([1-9]\d{0,2}|1000)$/))

/** `from` and `to` are both included: half-open [from, to + 1 day) in instants. */
export const PageQuery = v.object({
  cursor: v.optional(Cursor),
  limit: v.optional(Limit),
  from: v.optional(Day),
  to: v.optional(Day),
})

const Next = v.nullable(v.string())
export const DepositPage = v.object({ list: v.array(DepositRequest), next: Next })
export const WithdrawPage = v.object({ list: v.array(WithdrawRequest), next: Next })

/** `manual` asks for the bank transfer also where the player has a virtual account (`/wallet/deposit-backup`). */
export const DepositAccountQuery = v.object({ method: v.optional(v.picklist(['manual'])) })
export const DepositAccount = v.object({
  /** Whether it is the player's own virtual account. */
  virtual: v.boolean(),
  account: BankAccount,
})
export type DepositAccount = v.InferOutput<typeof DepositAccount>

/** The name that a deposit's transfer carries, as long as an account holder's may be. */
export const Depositor = nameLine('depositor', holderLength)
export const DepositBody = v.object({
  amount: Money,
  depositor: Depositor,
  method: v.optional(v.picklist(['manual'])),
})
export const WithdrawBody = v.object({ amount: Money })

export const ConvertBody = v.object({ points: Money })
/** `points` and `amount`: what the player has after it. */
export const ConvertData = v.object({ points: Money, amount: Money })

export const HistoryType = v.fallback(v.picklist([...historyTypes, 'unknown']), 'unknown')
export type HistoryType = v.InferOutput<typeof HistoryType>

/** `account` is cash when absent. */
export const HistoryQuery = v.object({
  ...PageQuery.entries,
  type: v.optional(v.picklist(historyTypes)),
  account: v.optional(v.picklist(['cash', 'points'])),
})

/** One movement (section 3). `id` counts the account's movements from 1 without a gap; `amount` is signed. */
export const HistoryRow = v.object({
  id: v.string(),
  username: v.string(),
  type: HistoryType,
  amount: Money,
  before: Money,
  after: Money,
  date: Instant,
  /** The round of a game that it belongs to: what an inquiry can name. */
  round: v.optional(v.string()),
})
export type HistoryRow = v.InferOutput<typeof HistoryRow>
export const HistoryPage = v.object({ list: v.array(HistoryRow), next: Next })

export const statementSteps = ['day', 'week', 'month'] as const
/** Most days a statement may cover. */
export const statementDays = 3_700
export const StatementQuery = v.object({ from: Day, to: Day, by: v.picklist(statementSteps) })

const sums = {
  /** Deposits credited. */
  deposited: Money,
  /** Withdrawals asked for less those that came back. */
  withdrawn: Money,
  /** Bets less bets taken back. */
  staked: Money,
  won: Money,
  /** Points turned into cash. */
  converted: Money,
  /** Everything else: the opening and what the operator gave or took. Signed. */
  other: Money,
}

/**
 * Cash by site day, week (Sunday to Saturday) or month, oldest first; a step without movements is absent. `from` and
 * `to` are its first and last day, cut to the period asked for.
 * `before + deposited - withdrawn - staked + won + converted + other = after`.
 */
export const Statement = v.object({
  list: v.array(v.object({ from: Day, to: Day, ...sums })),
  totals: v.object({ ...sums, before: Money, after: Money }),
})
export type Statement = v.InferOutput<typeof Statement>

export const OutcomeBody = v.object({ key: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)) })

/**
 * What became of a keyed request of this player. `done`: it happened; `data` is its first answer. `running`: it is being
 * worked on, ask again. `void`: it did not happen and, from now on, cannot: the operator refuses it
 * (409, 6000, `request.abandoned`) if it arrives late.
 */
export const Outcome = v.variant('state', [
  v.object({ state: v.literal('done'), status: v.number(), data: v.unknown() }),
  v.object({ state: v.literal('running') }),
  v.object({ state: v.literal('void') }),
])
export type Outcome = v.InferOutput<typeof Outcome>
