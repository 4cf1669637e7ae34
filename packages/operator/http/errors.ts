import { DrizzleQueryError } from 'drizzle-orm'
import { HTTPException } from 'hono/http-exception'
import { ServerCode } from '@marquee/contract/codes.ts'
import { invalid, notFound, RequestError } from './request-error.ts'

/** When a call that found no database may be tried again. */
const retrySeconds = 2

/** Maps anything that was thrown to a code of the catalogue and an HTTP status. */
export function toRequestError(error: unknown): RequestError {
  if (error instanceof RequestError) return error
  if (error instanceof HTTPException)
    return error.status === 404 ? notFound('notFound') : invalid('request.invalid')
  const state = sqlState(error)
  if (state === undefined) return new RequestError(500, ServerCode.exception, 'server.exception')
  // Connection, resources, operator's intervention, system, and the read-only server of a fail-over: a later call may succeed.
  if (/^(08|53|57|58|25006)/.test(state)) {
    const headers = { 'Retry-After': String(retrySeconds) }
    return new RequestError(500, ServerCode.databaseError, 'server.databaseUnavailable', headers)
  }
  return new RequestError(500, ServerCode.postgresException, 'server.databaseError')
}

/** SQLSTATE of a failed query, `08000` for a lost connection; `undefined` for other errors. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof DrizzleQueryError)) return undefined
  const cause = error.cause
  const code = cause !== undefined && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : '08000'
}
