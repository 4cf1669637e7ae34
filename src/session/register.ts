import { accountEndpoints } from '../contract/account-endpoints.ts'
import type { BodyOf } from '../contract/endpoint.ts'
import type { Result } from '../contract/result.ts'
import type { Session } from './session-state.ts'
import type { Tab } from './tab.ts'

/**
 * Joins and signs in. `key` is made once per press, and stays the same when the player repeats the press after an
 * unclear answer. This is not a part of `session.ts`, which would load the schemas of joining with the first screen.
 */
export async function register(
  { http, session }: Tab,
  body: BodyOf<typeof accountEndpoints.register>,
  key: string,
): Promise<Result<Session>> {
  return session.begin(await http.call(accountEndpoints.register, { body, key }))
}
