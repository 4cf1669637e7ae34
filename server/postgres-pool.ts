import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'

/**
 * The connections to PostgreSQL. Any of them may be lost at any time: the query in progress is rejected, the process and the
 * other connections go on, and the next query gets a new connection.
 */
export class PostgresPool extends pg.Pool {
  constructor(url: string) {
    // The timeout includes the wait for a free connection: under load on a slow machine 5 s were too short.
    super({ connectionString: url, max: 10, connectionTimeoutMillis: 15_000, keepAlive: true })
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
