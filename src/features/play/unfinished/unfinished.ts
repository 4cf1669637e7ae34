import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { UnfinishedRound, unfinishedEndpoints } from '../../../contract/unfinished-endpoints.ts'
import { dataOf } from '../../../platform/query/call-error.ts'
import type { ValueQuery } from '../../../platform/query/queries.ts'
import { listOfValid } from '../../../platform/valid-items.ts'
import type { Tab } from '../../../session/tab.ts'

const Rounds = listOfValid(UnfinishedRound, 'unfinished rounds')

/** The call without a check of each round: a wrong one is dropped alone. */
const call = { ...unfinishedEndpoints.unfinished, data: v.object({ rounds: Rounds }) }

/** The player's rounds that wait for them, the newest first. An operator without this call answers an error: there are none. */
export function unfinishedRounds({ http }: Tab, player: string): ValueQuery<readonly UnfinishedRound[]> {
  return queryOptions({
    queryKey: [player, 'unfinished'],
    queryFn: async ({ signal }): Promise<readonly UnfinishedRound[]> =>
      (await dataOf(http.call(call, { signal }))).rounds,
    staleTime: 5_000,
  })
}
