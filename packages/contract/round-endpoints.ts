import { endpoint, none } from './endpoint.ts'
import { OneRoundQuery, PlaySumQuery, PlaySums, RoundDetail, RoundPage, RoundQuery } from './rounds.ts'

const personal = { envelope: 'B', method: 'GET', login: true, keyed: false, feature: 'rounds' } as const

/** Calls about the signed-in player's game rounds. */
export const roundEndpoints = {
  rounds: endpoint({ ...personal, path: '/wallet/rounds', query: RoundQuery, body: none, data: RoundPage }),
  roundSums: endpoint({
    ...personal,
    path: '/wallet/rounds/sums',
    query: PlaySumQuery,
    body: none,
    data: PlaySums,
  }),
  round: endpoint({
    ...personal,
    path: '/wallet/round/{id}',
    query: OneRoundQuery,
    body: none,
    data: RoundDetail,
  }),
} as const
