import { queryOptions } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { DepositAccount } from '@marquee/contract/wallet.ts'
import { walletEndpoints } from '@marquee/contract/wallet-endpoints.ts'
import { offersAtom } from '../../../platform/config/offers.ts'
import { dataOf } from '../../../platform/query/call-error.ts'
import type { ValueQuery } from '../../../platform/query/queries.ts'
import { useResource } from '../../../platform/query/use-resource.ts'
import { playerAtom } from '../../../session/player.ts'
import { type Tab, useTab } from '../../../session/tab.ts'

interface DepositAccountState {
  /** Whether the operator has a call for the account; otherwise only the request names it. */
  readonly isOffered: boolean
  readonly account: DepositAccount | undefined
  readonly failed: boolean
  /** Whether the account cannot be fetched because the device is offline. */
  readonly offline: boolean
  readonly retry: () => void
}

/** The account that deposits are paid to. */
export function useDepositAccount(method: 'manual' | undefined): DepositAccountState {
  const player = useAtomValue(playerAtom)
  const isOffered = useAtomValue(offersAtom)('wallet')
  const tab = useTab()
  const { data, status, refresh } = useResource(
    player === undefined || !isOffered ? undefined : depositAccount(tab, player, method),
  )
  return {
    isOffered,
    account: data,
    failed: status === 'failed',
    offline: status === 'offline',
    retry: () => void refresh(),
  }
}

function depositAccount(
  { http }: Tab,
  player: string,
  method: 'manual' | undefined,
): ValueQuery<DepositAccount> {
  return queryOptions({
    queryKey: [player, 'deposit-account', method ?? 'usual'],
    queryFn: ({ signal }) =>
      dataOf(http.call(walletEndpoints.depositAccount, { query: method ? { method } : {}, signal })),
  })
}
