import { and, eq, sql } from 'drizzle-orm'
import { maintenanceAt } from '../../src/contract/bank-hours.ts'
import type { DecisionReason } from '../../src/contract/wallet.ts'
import type { Db } from '../db.ts'
import type { Log } from '../log.ts'
import { accounts, walletRequests } from '../schema.ts'
import { type Decided, type Decision, decide } from './decisions.ts'
import type { WalletRequest } from './requests.ts'

/** A bank of make-believe for play money: it decides what waits, so that every state is seen while one looks. */
export interface SimulatedBankOptions {
  readonly db: Db
  readonly log: Log
  readonly clock: () => Date
  /** The site's time zone: the bank rests during its maintenance. */
  readonly zone: string
}

const everyMs = 1_000
const shortestSeconds = 5
const longestSeconds = 90
const rejectsOneIn = 8

/** Decides what is due every second until the answered function is called. Several processes may run one each. */
export function startSimulatedBank(options: SimulatedBankOptions): () => Promise<void> {
  const { log, clock } = options
  let running: Promise<void> | undefined
  const tick = async () => {
    try {
      while (await decideOne(options, clock())) continue
    } catch (error) {
      log({ event: 'bank', error: error instanceof Error ? error.name : 'unknown' })
    }
  }
  const timer = setInterval(() => {
    running ??= tick().finally(() => {
      running = undefined
    })
  }, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

/**
 * Decides one request that is due; `undefined` when there is none or the bank rests. When and how follows from the
 * request's id, so that nothing is remembered and every process comes to the same. The player's account is locked first,
 * as everywhere; one that somebody else holds is left for the next time.
 */
export async function decideOne(
  { db, zone }: Pick<SimulatedBankOptions, 'db' | 'zone'>,
  now: Date,
): Promise<Decided | undefined> {
  if (maintenanceAt(now, zone).during) return undefined
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({ request: walletRequests })
      .from(walletRequests)
      .innerJoin(
        accounts,
        and(
          eq(accounts.playerId, walletRequests.playerId),
          eq(accounts.kind, 'cash'),
          eq(accounts.currency, walletRequests.currency),
        ),
      )
      .where(
        and(
          eq(walletRequests.status, 'waiting'),
          sql`${walletRequests.createdAt} + ${waits} <= ${now.toISOString()}::timestamptz`,
        ),
      )
      .orderBy(walletRequests.createdAt)
      .limit(1)
      .for('update', { of: accounts, skipLocked: true })
    return due ? decide(tx, due.request.id, verdict(due.request), 'bank', now) : undefined
  })
}

const spread = longestSeconds - shortestSeconds + 1
const waits = sql`make_interval(secs => ${sql.raw(String(shortestSeconds))} +
  (${walletRequests.id} * 37 % ${sql.raw(String(spread))})::int)`

const depositReasons: readonly DecisionReason[] = ['bank.nameMismatch', 'bank.notReceived']
const withdrawReasons: readonly DecisionReason[] = ['bank.accountInvalid', 'bank.limitReached']

/** What the bank says to a request: about one in eight is rejected, with a reason. */
export function verdict({ id, kind, virtual }: Pick<WalletRequest, 'id' | 'kind' | 'virtual'>): Decision {
  if (id % rejectsOneIn === rejectsOneIn - 1) {
    const reasons = kind === 'deposit' ? depositReasons : withdrawReasons
    const reason = reasons[Math.floor(id / rejectsOneIn) % reasons.length] ?? 'operator.other'
    return { kind, to: 'rejected', reason }
  }
  return kind === 'deposit' ? { kind, to: virtual ? 'auto_paid' : 'completed' } : { kind, to: 'completed' }
}
