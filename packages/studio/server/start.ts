import { fileURLToPath } from 'node:url'
import type { Context } from 'hono'
import { startInterval } from './interval.ts'
import type { Log } from './log.ts'
import { createStudioApp } from './http/app.ts'
import type { CallLimits } from './http/call-limits.ts'
import { readBuiltGame } from './http/built-files.ts'
import { createSlotPlay } from './slots/slot-play.ts'
import type { StudioDb } from './database.ts'
import { continueHistory } from './fairness/history.ts'
import { deleteExpiredSessions } from './sessions/game-sessions.ts'
import { createSlotSettlement } from './slots/slot-settlement.ts'
import { createHandPlay } from './hands/hand-play.ts'
import { createHandSettlement } from './hands/hand-settlement.ts'
import { createLiveTables } from './tables/live-tables.ts'
import { deleteOldTableRounds } from './tables/table-cleanup.ts'
import { createTablePlay } from './tables/table-play.ts'
import { type TableTiming, tableTimes } from './tables/table-timing.ts'
import { createTableSettlement } from './tables/table-settlement.ts'
import { walletConnection } from './wallet/wallet-http.ts'
import { createWallet } from './wallet/wallet-client.ts'

export interface StudioOptions {
  readonly db: StudioDb
  /** Serves the app of the studio. */
  readonly listen: (app: ReturnType<typeof createStudioApp>) => Promise<Listening>
  /** PEM text of the operator's certificate, which is trusted too. */
  readonly operatorCert?: string | undefined
  /** The address of the seamless wallet, such as `https://localhost:4173`. */
  readonly operatorOrigin: string
  /** Shared with the operator; signs every call. */
  readonly secret: string
  readonly log: Log
  /** Further origins that the operator's app lives on. */
  readonly appOrigins?: readonly string[] | undefined
  /** The address of a client, behind proxies too; the connection's without it. */
  readonly addressOf?: ((c: Context) => string) | undefined
  readonly callLimits?: CallLimits | undefined
  /** Where `vite.studio.config.ts` built the game. */
  readonly builtGame?: string | undefined
  /** Shortest time from one spin to the next, milliseconds. */
  readonly pace?: number | undefined
  readonly tableTiming?: TableTiming | undefined
  /** How long a hand waits for its player before the printed rule decides it, milliseconds; a day without it. */
  readonly handWaitMs?: number | undefined
  /** Beside an embedded database, outside of it: see `continueHistory`. */
  readonly historyFile?: string | undefined
}

/** A server that accepts calls. */
interface Listening {
  readonly port: number
  close(): Promise<void>
}

/** Shortest time from one spin to the next, ms, of every game of the studio. */
export const studioPace = 2_500

const recoverEveryMs = 5_000
const deleteEveryMs = 60 * 60_000

/**
 * Starts the studio on an address of its own and finishes the rounds that an earlier run left behind.
 *
 * @throws Error when the game is not built, and what `listen` throws
 */
export async function startStudio(options: StudioOptions): Promise<Listening> {
  const { db, listen, operatorOrigin, secret, log, appOrigins = [] } = options
  const { pace = studioPace, tableTiming: timing = tableTimes } = options
  const built = readBuiltGame(
    options.builtGame ?? fileURLToPath(new URL('../../../dist/studio', import.meta.url)),
  )
  const connection = walletConnection(operatorOrigin, options.operatorCert)
  const wallet = createWallet(connection.send, secret)
  const compareHistory = async () => {
    const retired = await continueHistory(db, options.historyFile)
    if (retired > 0) log({ event: 'studio.seeds_retired', retired })
  }
  await compareHistory()
  const settlement = createSlotSettlement({ db, wallet, log })
  const play = createSlotPlay({ db, wallet, settlement, pace, log })
  const tableSettlement = createTableSettlement({ db, wallet, log })
  const tables = createLiveTables({ db, settlement: tableSettlement, log, timing })
  const tablePlay = createTablePlay({ db, wallet, settlement: tableSettlement, tables, log })
  const handSettlement = createHandSettlement({ db, wallet, log, waitMs: options.handWaitMs })
  const handPlay = createHandPlay({ db, wallet, settlement: handSettlement, pace, log })
  const operator = new URL(operatorOrigin)
  const app = createStudioApp({
    db,
    play,
    tablePlay,
    handPlay,
    built,
    log,
    secret,
    addressOf: options.addressOf,
    callLimits: options.callLimits,
    appOrigins: (origin) => appOriginsFor(operator, origin, appOrigins),
  })

  const server = await listen(app)

  const onError = (error: unknown) => log({ event: 'studio.interval', error: String(error) })
  const recover = (quiet: number) =>
    Promise.all([settlement, tableSettlement, handSettlement].map((one) => one.recover(quiet)))
  const recoverStalled = async () => {
    // A standby may have been promoted under the running studio.
    if (options.historyFile === undefined) await compareHistory()
    await recover(2 * recoverEveryMs)
  }
  const stopRecovering = startInterval(recoverEveryMs, recoverStalled, onError)
  const deleteOld = async () => {
    await deleteExpiredSessions(db)
    await deleteOldTableRounds(db)
  }
  const stopDeleting = startInterval(deleteEveryMs, deleteOld, onError)
  const firstRecovery = recover(0).catch(onError)

  return {
    port: server.port,
    async close() {
      await Promise.all([firstRecovery, stopRecovering(), stopDeleting(), tables.close()])
      await server.close()
      connection.close()
    },
  }
}

/** The origins of the operator's app: under the host name that the request used, and the configured ones. */
function appOriginsFor(operator: URL, origin: string, others: readonly string[]): string[] {
  const here = new URL(origin)
  const beside = new URL(operator.origin)
  beside.hostname = here.hostname
  return [...new Set([beside.origin, operator.origin, ...others])]
}
