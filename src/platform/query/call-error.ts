import { CancelledError } from '@tanstack/react-query'
import type { ApiError, Result } from '@marquee/contract/result.ts'
import { clientError } from '../http/api-error.ts'

/** A failed call inside a query: the `error` of the query. */
export class CallError extends Error {
  override name = 'CallError'
  readonly apiError: ApiError

  constructor(apiError: ApiError) {
    super(apiError.message)
    this.apiError = apiError
  }
}

/** The data of a call, for a query function. Rejects with `CallError`. */
export async function dataOf<T>(result: Promise<Result<T>>): Promise<T> {
  const answer = await result
  if (answer.ok) return answer.data
  throw new CallError(answer)
}

const aborted = clientError('CLIENT_EXCEPTION', 'request.aborted')
const invalid = clientError('CLIENT_EXCEPTION', 'response.invalid')

/** The error of a query as the app shows it: the same object for the same error, because each is announced once. */
export function apiErrorOf(error: unknown): ApiError {
  if (error instanceof CallError) return error.apiError
  return error instanceof CancelledError ? aborted : invalid
}
