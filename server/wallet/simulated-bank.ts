import { and, eq, notInArray, sql } from 'drizzle-orm'
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
  let running: Promise<void> | undefined
  const stuck = new Set<number>()
  const timer = setInterval(() => {
    running ??= decideDue(options, stuck).finally(() => {
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
 * Decides all that is due. A request that cannot be decided goes to `stuck` and is left to the back office: as the oldest
 * it would be the next one again, and keep everybody else waiting. Never rejects.
 */
export async function decideDue(options: SimulatedBankOptions, stuck: Set<number>): Promise<void> {
  const { log, clock } = options
  for (;;) {
    try {
      if (!(await decideOne(options, clock(), stuck))) return
    } catch (error) {
      const request = error instanceof Undecidable ? error.request : undefined
      const cause = error instanceof Undecidable ? error.cause : error
      log({ event: 'bank', request, error: cause instanceof Error ? cause.name : 'unknown' })
      if (request === undefined) return
      stuck.add(request)
    }
  }
}

class Undecidable extends Error {
  readonly request: number

  constructor(request: number, cause: unknown) {
    super('a request could not be decided', { cause })
    this.request = request
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
  except: ReadonlySet<number> = new Set(),
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
          except.size === 0 ? undefined : notInArray(walletRequests.id, [...except]),
          sql`${walletRequests.createdAt} + ${waits} <= ${now.toISOString()}::timestamptz`,
        ),
      )
      .orderBy(walletRequests.createdAt)
      .limit(1)
      .for('update', { of: accounts, skipLocked: true })
    if (!due) return undefined
    const { id } = due.request
    return decide(tx, id, verdict(due.request), 'bank', now).catch((error: unknown) => {
      throw new Undecidable(id, error)
    })
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
