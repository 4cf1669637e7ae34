import { onlineManager, QueryClient } from '@tanstack/react-query'
import type { ApiError, Result } from '../../contract/result.ts'
import { type Connection, connectionAtom } from '../http/connection.ts'
import { service } from '../service.ts'
import type { Store } from '../store.ts'

/** A failed call inside a query: what the query's `error` is. */
export class CallError extends Error {
  override name = 'CallError'
  readonly apiError: ApiError

  constructor(apiError: ApiError) {
    super(apiError.message)
    this.apiError = apiError
  }
}

/** A call's data for a query function. Throws `CallError`. */
export async function dataOf<T>(result: Promise<Result<T>>): Promise<T> {
  const answer = await result
  if (answer.ok) return answer.data
  throw new CallError(answer)
}

export interface QueryClientParts {
  readonly store: Store
  readonly connection: Pick<Connection, 'isOffline'>
}

/**
 * The player's data from the operator. A query pauses while the connection is offline and goes on by itself; it is not
 * retried, because the transport retries. Data of a session is removed when the session ends.
 */
export const queryClient = service(({ store, connection }: QueryClientParts) => {
  // react-query knows one connection per page.
  onlineManager.setEventListener((setOnline) => {
    setOnline(!connection.isOffline())
    return store.sub(connectionAtom, () => setOnline(!connection.isOffline()))
  })
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, gcTime: 30 * 60_000 },
    },
  })
  // Only a mounted client resumes queries that waited for the connection, and refreshes old ones when the page is shown.
  client.mount()
  return client
})

/** Removes all data except `public` data, and cancels fetches of it. */
export function clearSessionQueries(client: QueryClient): void {
  const ofSession = {
    predicate: ({ meta }: { meta: Record<string, unknown> | undefined }) =>
      meta?.['cachePolicy'] !== 'public',
  }
  void client.cancelQueries(ofSession)
  client.removeQueries(ofSession)
}

/** Resolves when no fetch is under way. */
export function settled(client: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (client.isFetching() > 0) return
      stop()
      resolve()
    }
    const stop = client.getQueryCache().subscribe(check)
    check()
  })
}
