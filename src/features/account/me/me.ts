import { atom } from 'jotai'
import { Me } from '../../../contract/me.ts'
import { clientError } from '../../../platform/http/api-error.ts'
import { cachedAtomOf } from '../../../platform/remote/remote.ts'
import { remoteValue, type Source } from '../../../platform/remote/source.ts'
import { playerAtom } from '../../../session/player.ts'

/** The player's own account. */
export function me(player: string): Source<Me> {
  return remoteValue({
    key: [player, 'me'],
    cachePolicy: 'private',
    schema: Me,
    fetch: async ({ http, signal }) => {
      // Most pages show only what the cache holds, and do without the account's calls.
      const calls = await import('../../../contract/account-endpoints.ts').catch(() => undefined)
      if (!calls) return clientError('NETWORK_ERROR', 'network.failed')
      return http.call(calls.accountEndpoints.me, { signal })
    },
  })
}

/** The account of the signed-in player, as far as this device knows it. Fetches nothing. */
export const cachedMeAtom = atom((get) => {
  const player = get(playerAtom)
  return player === undefined ? undefined : get(cachedAtomOf(me(player)))?.data
})
