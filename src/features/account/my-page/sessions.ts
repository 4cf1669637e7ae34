import type { DataOf } from '../../../contract/endpoint.ts'
import { accountEndpoints } from '../../../contract/account-endpoints.ts'
import type { Source } from '../../../platform/remote/source.ts'
import { uncachedValue } from '../../../platform/remote/sources.ts'

/** The sessions of a player. They are not stored on the device, which cannot end one offline. */
export function sessions(player: string): Source<DataOf<typeof accountEndpoints.sessions>> {
  return uncachedValue({
    key: [player, 'sessions'],
    fetch: ({ http, signal }) => http.call(accountEndpoints.sessions, { signal }),
  })
}
