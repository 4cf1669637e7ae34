import { Socket } from 'node:net'
import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { type SilenceWatch, watchForSilence } from './database-silence.ts'

/**
 * The connections to PostgreSQL. Any of them may be lost at any time: the query in progress is rejected, the process and the
 * other connections go on, and the next query gets a new connection. A server that says nothing any more counts as lost after
 * three seconds (`database-silence.ts`).
 */
export class PostgresPool extends pg.Pool {
  readonly #watch: SilenceWatch

  constructor(url: string) {
    super({
      connectionString: url,
      max: 10,
      // Includes the wait for a free connection: under load on a slow machine 5 s were too short.
      connectionTimeoutMillis: 15_000,
      keepAlive: true,
      stream: () => this.#watch.socket(),
      // The server cannot know of a connection that the network swallowed, and would keep the locks of its transaction.
      onConnect: (client) => client.query(`set idle_in_transaction_session_timeout = '5s'`),
    })
    this.#watch = watchForSilence({
      isWaiting: () => this.totalCount > this.idleCount || this.waitingCount > 0,
      ask: (signal) => ask(url, signal),
    })
    // Node ends the process at an `error` event without a listener. The pool listens to idle connections only.
    this.on('error', () => undefined)
    this.on('connect', (client) => client.on('error', () => undefined))
  }

  /** Connects for a transaction. @throws DrizzleQueryError, as a query outside of one does when there is no connection */
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    if (callback !== undefined) return super.connect(callback)
    return super.connect().then(releasedWhenLost, (cause: unknown) => {
      throw new DrizzleQueryError('connect', [], cause instanceof Error ? cause : new Error(String(cause)))
    })
  }

  override end(): Promise<void>
  override end(callback: () => void): void
  override end(callback?: () => void): Promise<void> | void {
    // The watch stops last: it ends the connections that would keep `end` waiting.
    const stop = () => this.#watch.stop()
    if (callback === undefined) return super.end().finally(stop)
    super.end(() => {
      stop()
      callback()
    })
  }
}

/** Asks the server on a connection of its own. @throws what the server or the network answered, or after the abortion */
async function ask(url: string, signal: AbortSignal): Promise<void> {
  const socket = new Socket()
  const client = new pg.Client({ connectionString: url, stream: () => socket })
  client.on('error', () => undefined)
  signal.addEventListener('abort', () => socket.destroy(new Error('given up')))
  try {
    await client.connect()
    await client.query('select 1')
  } finally {
    socket.destroy()
  }
}

/** Drizzle never releases a connection whose `begin` failed: ten of them would empty the pool. */
function releasedWhenLost(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client)
  let isReleased = false
  const lost = () => client.release(true)
  client.once('end', lost)
  client.release = (error) => {
    if (isReleased) return
    isReleased = true
    client.off('end', lost)
    release(error)
  }
  return client
}
