import { DrizzleQueryError } from 'drizzle-orm'
import { HTTPException } from 'hono/http-exception'
import { ServerCode } from '../../src/contract/codes.ts'
import { invalid, notFound, RequestError } from '../request-error.ts'

/** Maps anything that was thrown to a code of the catalogue and an HTTP status. */
export function toRequestError(error: unknown): RequestError {
  if (error instanceof RequestError) return error
  if (error instanceof HTTPException)
    return error.status === 404 ? notFound('notFound') : invalid('request.invalid')
  const state = sqlState(error)
  if (state === undefined) return new RequestError(500, ServerCode.exception, 'server.exception')
  // Classes 08, 53 and 57: the database is unavailable, and a later call may succeed.
  if (/^(08|57|53)/.test(state))
    return new RequestError(500, ServerCode.databaseError, 'server.databaseUnavailable')
  return new RequestError(500, ServerCode.postgresException, 'server.databaseError')
}

/** SQLSTATE of a failed query, `08000` for a lost connection; `undefined` for other errors. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof DrizzleQueryError)) return undefined
  const cause = error.cause
  const code = cause !== undefined && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : '08000'
}
