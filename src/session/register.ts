import { accountEndpoints } from '@marquee/contract/account-endpoints.ts'
import type { BodyOf } from '@marquee/contract/endpoint.ts'
import type { Result } from '@marquee/contract/result.ts'
import type { Session } from './session-state.ts'
import type { Tab } from './tab.ts'

/**
 * Joins and signs in. `key` is the idempotency key: the same one when the player submits again after an unclear outcome. This
 * is not a part of `session.ts`, which would load the schemas of joining with the first screen.
 */
export async function register(
  { http, session }: Tab,
  body: BodyOf<typeof accountEndpoints.register>,
  key: string,
): Promise<Result<Session>> {
  // The account may exist although its token is not usable.
  return session.begin(await http.call(accountEndpoints.register, { body, key }), 'unknown')
}
