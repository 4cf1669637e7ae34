import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { UnfinishedRound, unfinishedEndpoints } from '@marquee/contract/unfinished-endpoints.ts'
import { dataOf } from '../../../platform/query/call-error.ts'
import type { ValueQuery } from '../../../platform/query/queries.ts'
import { listOfValid } from '../../../platform/valid-items.ts'
import type { Tab } from '../../../session/tab.ts'

const Rounds = listOfValid(UnfinishedRound, 'unfinished rounds')

/** Validates each round by itself: an invalid one is dropped, and the others stay. */
const call = { ...unfinishedEndpoints.unfinished, data: v.object({ rounds: Rounds }) }

/** The player's unfinished rounds, the newest first. Fails where the operator does not have this call. */
export function unfinishedRounds({ http }: Tab, player: string): ValueQuery<readonly UnfinishedRound[]> {
  return queryOptions({
    queryKey: [player, 'unfinished'],
    queryFn: async ({ signal }): Promise<readonly UnfinishedRound[]> =>
      (await dataOf(http.call(call, { signal }))).rounds,
    staleTime: 5_000,
  })
}
