import type { DataOf } from '../../../contract/endpoint.ts'
import { accountEndpoints } from '../../../contract/account-endpoints.ts'
import { byRow } from '../../../platform/remote/by-row.ts'
import type { Source } from '../../../platform/remote/source.ts'
import { uncachedValue } from '../../../platform/remote/sources.ts'

const listCall = byRow(accountEndpoints.sessions, 'sessions')

/** The sessions of a player. They are not stored on the device, which cannot end one offline. */
export function sessions(player: string): Source<DataOf<typeof listCall>> {
  return uncachedValue({
    key: [player, 'sessions'],
    fetch: ({ http, signal }) => http.call(listCall, { signal }),
  })
}
