import { Socket } from 'node:net'
import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'

/** How long connecting may take, ms. Includes the wait for a free connection of the pool. */
export const connectTimeoutMs = 15_000

/**
 * The connections to PostgreSQL. When one is lost, its query is rejected, and the next query gets a new connection. A
 * connection counts as lost when nothing arrives on it for `socketTimeoutMs` (0 for no limit) while a query runs. `pg`'s own
 * `query_timeout` would leave such a connection in the pool, with the transaction that is open on it.
 */
export class PostgresPool extends pg.Pool {
  constructor(url: string, socketTimeoutMs: number) {
    super({
      connectionString: url,
      max: 10,
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
      stream: () => socketWithTimeout(socketTimeoutMs),
      // The server cannot detect a connection that the network dropped, and would keep the locks of its transaction. A
      // startup parameter would do the same, but poolers such as PgBouncer refuse it.
      onConnect: (client) => client.query(`set idle_in_transaction_session_timeout = '5s'`),
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
}

function socketWithTimeout(timeoutMs: number): Socket {
  const socket = new Socket()
  return socket.setTimeout(timeoutMs, () => socket.destroy(new Error('the database does not respond')))
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
