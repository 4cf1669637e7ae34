import { DrizzleQueryError } from 'drizzle-orm'
import { HTTPException } from 'hono/http-exception'
import { ServerCode } from '../../src/contract/codes.ts'
import { invalid, notFound, Refusal } from '../refusal.ts'

/** The one place where whatever was thrown becomes a code of the catalogue and a truthful status. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof HTTPException)
    return error.status === 404 ? notFound('notFound') : invalid('request.invalid')
  const state = sqlState(error)
  if (state === undefined) return new Refusal(500, ServerCode.exception, 'server.exception')
  // Class 08 and 57: the database went away. Asking again later may help.
  if (/^(08|57|53)/.test(state))
    return new Refusal(500, ServerCode.databaseError, 'server.databaseUnavailable')
  return new Refusal(500, ServerCode.postgresException, 'server.databaseError')
}

/** SQLSTATE of a failed query, `08000` for a lost connection, `undefined` for an error that is none of the database's. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof DrizzleQueryError)) return undefined
  const cause = error.cause
  const code = cause !== undefined && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : '08000'
}
