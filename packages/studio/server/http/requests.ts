import type { Context } from 'hono'
import * as v from 'valibot'
import { StudioError } from './studio-error.ts'

/** The secret of the page's game session. Throws `StudioError`. */
export function bearer(c: Context): string {
  const [scheme, secret] = (c.req.header('authorization') ?? '').split(' ')
  if (scheme === 'Bearer' && secret !== undefined && secret.length === 43) return secret
  throw new StudioError('session_expired')
}

/** The body of a call. Throws `StudioError` for what the schema does not take. */
export async function read<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  let json: unknown
  try {
    json = await c.req.json()
  } catch {
    throw new StudioError('bad_request')
  }
  // PostgreSQL text cannot hold NUL.
  if (JSON.stringify(json).includes('\\u0000')) throw new StudioError('bad_request')
  const body = v.safeParse(schema, json)
  if (!body.success) throw new StudioError('bad_request')
  return body.output
}
