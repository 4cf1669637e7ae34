import { fileURLToPath } from 'node:url'
import { listen } from '../http/listen.ts'
import type { Log } from '../log.ts'
import { createStudioApp } from './app.ts'
import { readBuiltGame } from './built-files.ts'
import { createPlay } from './play.ts'
import type { StudioDb } from './rounds.ts'
import { sweepSeats } from './seats.ts'
import { createSettlement } from './settlement.ts'
import { walletConnection } from './wallet-http.ts'
import { createWallet } from './wallet.ts'

export interface StudioOptions {
  readonly db: StudioDb
  readonly port: number
  readonly host: string
  /** PEM texts: served over HTTP/2 where given, and the operator's certificate is trusted too. */
  readonly tls?: { readonly key: string; readonly cert: string } | undefined
  /** Where the seamless wallet is asked, such as `https://localhost:4173`. */
  readonly operatorOrigin: string
  /** Shared with the operator; signs every call. */
  readonly secret: string
  readonly log: Log
  /** Further origins that the operator's app lives on. */
  readonly appOrigins?: readonly string[] | undefined
  /** Where `vite.studio.config.ts` built the game. */
  readonly builtGame?: string | undefined
  /** Shortest time from one spin to the next, milliseconds. */
  readonly pace?: number | undefined
}

const recoverEvery = 5_000
const sweepEvery = 60 * 60_000

/**
 * Starts the studio on its own port and finishes the rounds that an earlier run left behind.
 *
 * @throws StartFault when the port cannot be listened on, Error when the game is not built
 */
export async function startStudio(options: StudioOptions): Promise<{ port: number; close(): Promise<void> }> {
  const { db, port, host, tls, operatorOrigin, secret, log, appOrigins = [], pace = 2_500 } = options
  const built = readBuiltGame(
    options.builtGame ?? fileURLToPath(new URL('../../dist/studio', import.meta.url)),
  )
  const connection = walletConnection(operatorOrigin, tls?.cert)
  const wallet = createWallet(connection.send, secret)
  const settlement = createSettlement({ db, wallet, log })
  const play = createPlay({ db, wallet, settlement, pace })
  const operator = new URL(operatorOrigin)
  const app = createStudioApp({
    db,
    play,
    built,
    log,
    appOrigins: (origin) => appOriginsFor(operator, origin, appOrigins),
  })

  const server = await listen(app, port, host, tls)

  const recovering = repeat(() => settlement.recover(2 * recoverEvery), recoverEvery)
  const sweeping = repeat(() => sweepSeats(db), sweepEvery)
  void settlement.recover(0)

  return {
    port: server.port,
    async close() {
      await Promise.all([recovering.stop(), sweeping.stop()])
      await server.close()
      connection.close()
    },
  }
}

/** The operator's app under the host name that the player uses for both, and wherever else it lives. */
function appOriginsFor(operator: URL, origin: string, others: readonly string[]): string[] {
  const here = new URL(origin)
  const beside = new URL(operator.origin)
  beside.hostname = here.hostname
  return [...new Set([beside.origin, operator.origin, ...others])]
}

function repeat(task: () => Promise<void>, every: number): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(task, task)
  }, every)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running.catch(() => undefined)
    },
  }
}
