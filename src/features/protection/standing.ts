import { Protection } from '../../contract/protection.ts'
import { protectionEndpoints } from '../../contract/protection-endpoints.ts'
import { remoteValue, type Source } from '../../platform/remote/source.ts'

/** Where a player stands: limits, break, reality check, and what was played. */
export function standing(player: string): Source<Protection> {
  return remoteValue({
    key: [player, 'protection'],
    cachePolicy: 'private',
    schema: Protection,
    fetch: ({ http, signal }) => http.call(protectionEndpoints.protection, { signal }),
    staleMs: 0,
  })
}
