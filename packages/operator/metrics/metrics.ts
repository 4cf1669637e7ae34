import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { and, count, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import type { Log, LogEvent } from '../log.ts'
import { pushOutbox } from '../push/schema.ts'
import { sessions, walletRequests } from '../database/schema.ts'

/** What an operator counts and measures, for Prometheus. */
export interface Metrics {
  /** Passes each event on to `log` after counting it. */
  counted(log: Log): Log
  /** Everything so far, in the text format of Prometheus. */
  text(): Promise<string>
  /** The content type of the text. */
  readonly contentType: string
}

/** Upper ends of the steps that durations of calls are counted in, seconds. */
const steps = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/**
 * Counts the events of the log: the log alone receives every call and every event. `db` is queried for the
 * numbers of rows when the metrics are read. `process` adds those of Node.
 */
export function createMetrics(db: Db, { process = true }: { readonly process?: boolean } = {}): Metrics {
  const registry = new Registry()
  const registers = [registry]
  if (process) collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'marquee_call_seconds',
    help: 'Duration of calls by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: steps,
    registers,
  })
  const moves = new Counter({
    name: 'marquee_wallet_moves_total',
    help: 'Moves of money that studios requested, by move and response.',
    labelNames: ['move', 'answer'],
    registers,
  })
  const events = new Counter({
    name: 'marquee_events_total',
    help: 'Events of the log other than calls and moves, by event and result.',
    labelNames: ['event', 'result'],
    registers,
  })
  countedRows(db, registers)

  const note = ({ event, ...fields }: LogEvent): void => {
    if (event !== 'request') {
      events.inc({
        event,
        result: fields['error'] === undefined ? String(fields['result'] ?? 'ok') : 'error',
      })
      return
    }
    const { method, route, status, ms, outcome } = fields
    calls.observe({ method: String(method), route: String(route), status: String(status) }, Number(ms) / 1000)
    if (outcome !== undefined)
      moves.inc({ move: String(route).replace('/studio/', ''), answer: String(outcome) })
  }
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    counted: (log) => (event) => {
      note(event)
      log(event)
    },
  }
}

/** Numbers of rows, requested when the metrics are read. Each has an index. */
function countedRows(db: Db, registers: Registry[]): void {
  const gauge = (name: string, help: string, query: () => Promise<readonly { rows: number }[]>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const [response] = await query()
        this.set(response?.rows ?? 0)
      },
    })
  const rows = { rows: count() }
  gauge('marquee_sessions_active', 'Sessions that have not ended.', () =>
    db
      .select(rows)
      .from(sessions)
      .where(and(isNull(sessions.revokedAt), gt(sessions.expiresAt, new Date()))),
  )
  for (const kind of ['deposit', 'withdraw'] as const)
    gauge(`marquee_${kind}s_waiting`, `Requests of the kind ${kind} that wait for a decision.`, () =>
      db
        .select(rows)
        .from(walletRequests)
        .where(and(eq(walletRequests.status, 'waiting'), eq(walletRequests.kind, kind))),
    )
  gauge('marquee_pushes_waiting', 'Push messages that are not delivered yet.', () =>
    db.select(rows).from(pushOutbox),
  )
}
