import { accountEndpoints } from '../contract/account-endpoints.ts'
import type { BodyOf } from '../contract/endpoint.ts'
import type { Result } from '../contract/result.ts'
import { call } from '../platform/http.ts'
import { begin, type Session } from './session.ts'

/** Joins and signs in. `key` is minted once per press, and kept for asking again after an unclear answer. */
export async function register(
  body: BodyOf<typeof accountEndpoints.register>,
  key: string,
): Promise<Result<Session>> {
  return begin(await call(accountEndpoints.register, { body, key }))
}
