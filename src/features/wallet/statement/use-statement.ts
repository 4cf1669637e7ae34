import { queryOptions } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { ApiError } from '@marquee/contract/result.ts'
import { addDays, type SiteDay } from '@marquee/contract/site-day.ts'
import { type Statement, statementDays, type statementSteps } from '@marquee/contract/wallet.ts'
import { walletEndpoints } from '@marquee/contract/wallet-endpoints.ts'
import { dataOf } from '../../../platform/query/call-error.ts'
import type { ValueQuery } from '../../../platform/query/queries.ts'
import { useResource } from '../../../platform/query/use-resource.ts'
import { playerAtom } from '../../../session/player.ts'
import { type Tab, useTab } from '../../../session/tab.ts'
import { userInfoAtom } from '../../../session/user-info.ts'

export type StatementStep = (typeof statementSteps)[number]

export interface StatementPeriod {
  /** Days of the site, both included. */
  readonly from: SiteDay
  readonly to: SiteDay
  readonly by: StatementStep
}

interface StatementState {
  readonly statement: Statement | undefined
  readonly error: ApiError | undefined
  /** Whether no statement is cached and the device is offline. */
  readonly offline: boolean
  readonly refresh: () => void
}

/** The first day that a statement up to `to` can begin with. */
export function earliestDay(to: SiteDay, by: StatementStep): SiteDay {
  return addDays(to, 1 - statementDays[by])
}

/** A period's statement, fetched again when the balance changes. The previous one is returned while another one loads. */
export function useStatement({ from, to, by }: StatementPeriod): StatementState {
  const player = useAtomValue(playerAtom)
  const balance = useAtomValue(userInfoAtom)?.info.amount
  const tab = useTab()
  const state = useResource(
    player !== undefined && balance !== undefined
      ? statement(tab, player, { from, to, by }, balance)
      : undefined,
  )
  const { data, error, status } = state
  const [last, setLast] = useState({ player, data })
  if (player !== last.player || (data && data !== last.data)) setLast({ player, data })
  const shown = data ?? (error || player !== last.player ? undefined : last.data)
  return {
    statement: shown,
    offline: !shown && status === 'offline',
    error,
    refresh: () => void state.refresh(),
  }
}

/** The balance is a part of the key: when it changes, the statement is fetched again. */
function statement(
  { http }: Tab,
  player: string,
  { from, to, by }: StatementPeriod,
  balance: number,
): ValueQuery<Statement> {
  return queryOptions({
    queryKey: [player, 'statement', from, to, by, String(balance)],
    queryFn: ({ signal }) =>
      dataOf(http.call(walletEndpoints.statement, { query: { from, to, by }, signal })),
  })
}
