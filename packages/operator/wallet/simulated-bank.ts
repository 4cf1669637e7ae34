import { and, eq, notInArray, sql } from 'drizzle-orm'
import { maintenanceAt } from '@marquee/contract/bank-hours.ts'
import type { DecisionReason } from '@marquee/contract/wallet.ts'
import type { Db } from '../database/db.ts'
import { startInterval } from '../interval.ts'
import type { Log } from '../log.ts'
import { accounts, walletRequests } from '../database/schema.ts'
import { type Decided, type Decision, decide } from './decisions.ts'
import type { WalletRequestRow } from './requests.ts'

/** A simulated bank for play money. It decides waiting requests, so that every state can be seen within minutes. */
export interface SimulatedBankOptions {
  readonly db: Db
  readonly log: Log
  readonly clock: () => Date
  /** The site's time zone: the bank decides nothing during its maintenance. */
  readonly zone: string
}

const everyMs = 1_000
const minSeconds = 5
const maxSeconds = 90
const rejectsOneIn = 8

/** Decides what is due every second until the returned function is called. Several processes may run one each. */
export function startSimulatedBank(options: SimulatedBankOptions): () => Promise<void> {
  const stuck = new Set<number>()
  return startInterval(
    everyMs,
    () => decideDue(options, stuck),
    (error) => options.log({ event: 'bank', error: nameOf(error) }),
  )
}

/**
 * Decides all that is due. A request that cannot be decided goes to `stuck` and is left to the back office: being the
 * oldest, it would be taken again next time and keep all others waiting. Never rejects.
 */
export async function decideDue(options: SimulatedBankOptions, stuck: Set<number>): Promise<void> {
  const { log, clock } = options
  for (;;) {
    try {
      if (!(await decideOne(options, clock(), stuck))) return
    } catch (error) {
      const undecidable = error instanceof UndecidableError ? error : undefined
      log({ event: 'bank', request: undecidable?.request, error: nameOf(undecidable?.cause ?? error) })
      if (undecidable === undefined) return
      stuck.add(undecidable.request)
    }
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown'
}

class UndecidableError extends Error {
  override readonly name = 'UndecidableError'
  readonly request: number

  constructor(request: number, cause: unknown) {
    super('a request could not be decided', { cause })
    this.request = request
  }
}

/**
 * Decides one request that is due; `undefined` when there is none or the bank is under maintenance. The time and the
 * decision follow from the request's id: nothing is stored, and every process decides alike. The player's account is
 * locked first, as everywhere; a request whose account is locked by another transaction is left for the next time.
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
    return decide(tx, id, decisionFor(due.request), 'bank', now).catch((error: unknown) => {
      throw new UndecidableError(id, error)
    })
  })
}

const spread = maxSeconds - minSeconds + 1
const waits = sql`make_interval(secs => ${sql.raw(String(minSeconds))} +
  (${walletRequests.id} * 37 % ${sql.raw(String(spread))})::int)`

const depositReasons: readonly DecisionReason[] = ['bank.nameMismatch', 'bank.notReceived']
const withdrawReasons: readonly DecisionReason[] = ['bank.accountInvalid', 'bank.limitReached']

/** The bank decides by the id alone: about one request in eight is rejected, with a reason. */
export function decisionFor({
  id,
  kind,
  virtual,
}: Pick<WalletRequestRow, 'id' | 'kind' | 'virtual'>): Decision {
  if (id % rejectsOneIn === rejectsOneIn - 1) {
    const reasons = kind === 'deposit' ? depositReasons : withdrawReasons
    const reason = reasons[Math.floor(id / rejectsOneIn) % reasons.length] ?? 'operator.other'
    return { kind, to: 'rejected', reason }
  }
  return kind === 'deposit' ? { kind, to: virtual ? 'auto_paid' : 'completed' } : { kind, to: 'completed' }
}
