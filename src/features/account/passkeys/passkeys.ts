import { queryOptions } from '@tanstack/react-query'
import { passkeyEndpoints } from '@marquee/contract/passkey-endpoints.ts'
import type { Passkey } from '@marquee/contract/passkeys.ts'
import { dataOf } from '../../../platform/query/call-error.ts'
import type { ValueQuery } from '../../../platform/query/queries.ts'
import { withValidRows } from '../../../platform/query/valid-rows.ts'
import type { Tab } from '../../../session/tab.ts'
import { me } from '../me/me.ts'

const listCall = withValidRows(passkeyEndpoints.passkeys, 'passkeys')

/** A player's passkeys. They are not stored, because they cannot be changed offline. */
export function passkeys({ http }: Tab, player: string): ValueQuery<readonly Passkey[]> {
  return queryOptions({
    queryKey: [player, 'passkeys'],
    queryFn: async ({ signal }): Promise<readonly Passkey[]> =>
      (await dataOf(http.call(listCall, { signal }))).list,
  })
}

/** Fetches what depends on the passkeys: their list, and the account with their number. */
export function refreshPasskeys(tab: Tab, player: string): void {
  tab.queries.invalidate(passkeys(tab, player))
  tab.queries.invalidate(me(tab, player))
}
