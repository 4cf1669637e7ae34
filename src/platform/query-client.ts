import { onlineManager, QueryClient } from '@tanstack/react-query'
import type { Failure, Result } from '../contract/result.ts'
import { connectionAtom, isOffline } from './connection.ts'
import { registerPersonal } from './personal.ts'
import { store } from './store.ts'

/** A failed call inside a query: what the query's `error` is. */
export class CallError extends Error {
  override name = 'CallError'
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.message)
    this.failure = failure
  }
}

/** A call's data for a query function. Throws `CallError`. */
export async function dataOf<T>(result: Promise<Result<T>>): Promise<T> {
  const answer = await result
  if (answer.ok) return answer.data
  throw new CallError(answer)
}

onlineManager.setEventListener((setOnline) => {
  setOnline(!isOffline())
  return store.sub(connectionAtom, () => setOnline(!isOffline()))
})

/**
 * The player's data from the operator. It pauses while the connection is offline and goes on by itself; it does
 * not retry, because the transport does. Emptied when a session ends.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, gcTime: 30 * 60_000 },
    mutations: { retry: false, networkMode: 'always' },
  },
})

// Without it nothing that waits for the connection would ever go on, and nothing old be asked for when the page is shown.
queryClient.mount()

registerPersonal(() => queryClient.clear())
