import * as v from 'valibot'
import { UnfinishedRound, unfinishedEndpoints } from '../../../contract/unfinished-endpoints.ts'
import { success } from '../../../contract/result.ts'
import { remoteValue } from '../../../platform/remote/source.ts'
import type { Source } from '../../../platform/remote/source.ts'
import { listOfValid } from '../../../platform/valid-items.ts'

const Rounds = listOfValid(UnfinishedRound, 'unfinished rounds')

/** The call without a check of each round: a wrong one is left out alone. */
const call = { ...unfinishedEndpoints.unfinished, data: v.object({ rounds: Rounds }) }

/** The player's rounds that wait for them, the newest first. An operator without this call answers an error: there are none. */
export function unfinishedRounds(player: string): Source<readonly UnfinishedRound[]> {
  return remoteValue<readonly UnfinishedRound[]>({
    key: [player, 'unfinished'],
    cachePolicy: 'private',
    schema: Rounds,
    staleMs: 5_000,
    fetch: async ({ http, signal }) => {
      const answer = await http.call(call, { signal })
      return answer.ok ? success(answer.data.rounds) : answer
    },
  })
}
