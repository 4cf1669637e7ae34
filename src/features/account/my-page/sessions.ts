import { queryOptions } from '@tanstack/react-query'
import type { AccountSession } from '@marquee/contract/account.ts'
import { accountEndpoints } from '@marquee/contract/account-endpoints.ts'
import { dataOf } from '../../../platform/query/call-error.ts'
import type { ValueQuery } from '../../../platform/query/queries.ts'
import { withValidRows } from '../../../platform/query/valid-rows.ts'
import type { Tab } from '../../../session/tab.ts'

const listCall = withValidRows(accountEndpoints.sessions, 'sessions')

/** A player's sessions. They are not stored, because they cannot be changed offline. */
export function sessions({ http }: Tab, player: string): ValueQuery<readonly AccountSession[]> {
  return queryOptions({
    queryKey: [player, 'sessions'],
    queryFn: async ({ signal }): Promise<readonly AccountSession[]> =>
      (await dataOf(http.call(listCall, { signal }))).list,
  })
}
