import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { Failure } from '../../../contract/result.ts'
import { addDays, type SiteDay } from '../../../contract/site-day.ts'
import { type Statement, statementDays, type statementSteps } from '../../../contract/wallet.ts'
import { walletEndpoints } from '../../../contract/wallet-endpoints.ts'
import { connectionAtom } from '../../../platform/connection.ts'
import { call } from '../../../platform/http.ts'
import { CallError, dataOf, queryClient } from '../../../platform/query-client.ts'
import { sessionAtom } from '../../../session/session.ts'
import { userInfoAtom } from '../../../session/watch.ts'

export type StatementStep = (typeof statementSteps)[number]

export interface StatementPeriod {
  /** Days of the site, both included. */
  readonly from: SiteDay
  readonly to: SiteDay
  readonly by: StatementStep
}

interface StatementState {
  readonly statement: Statement | undefined
  readonly failure: Failure | undefined
  /** There is none on this device, and no connection to fetch one. */
  readonly offline: boolean
  readonly retry: () => void
}

/** The first day that a statement up to `to` can begin with. */
export function earliestDay(to: SiteDay): SiteDay {
  return addDays(to, 1 - statementDays)
}

/** A period's statement; asked for again when the balance changes. While another one loads, the last one stays. */
export function useStatement({ from, to, by }: StatementPeriod): StatementState {
  const session = useAtomValue(sessionAtom)
  const player = session.state === 'signedIn' ? session.username : undefined
  const unconnected = useAtomValue(connectionAtom).state === 'offline'
  const balance = useAtomValue(userInfoAtom)?.info.amount
  const query = useQuery(
    {
      queryKey: ['wallet', player, 'statement', from, to, by, balance],
      queryFn: ({ signal }) => dataOf(call(walletEndpoints.statement, { query: { from, to, by }, signal })),
      enabled: player !== undefined && balance !== undefined,
      placeholderData: (before) => before,
    },
    queryClient,
  )
  return {
    statement: query.data,
    offline: !query.data && unconnected,
    failure: query.error instanceof CallError ? query.error.failure : undefined,
    retry: () => void query.refetch(),
  }
}
