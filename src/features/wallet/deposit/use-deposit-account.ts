import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { DepositAccount } from '../../../contract/wallet.ts'
import { walletEndpoints } from '../../../contract/wallet-endpoints.ts'
import { dataOf, queryClient } from '../../../platform/http/query-client.ts'
import { playerAtom } from '../../../session/player.ts'
import { useTab } from '../../../session/tab.ts'

interface DepositAccountState {
  readonly account: DepositAccount | undefined
  readonly failed: boolean
  /** Whether the account cannot be fetched for lack of a connection. */
  readonly offline: boolean
  readonly retry: () => void
}

/** The account that deposits go to. */
export function useDepositAccount(method: 'manual' | undefined): DepositAccountState {
  const tab = useTab()
  const player = useAtomValue(playerAtom)
  const query = useQuery(
    {
      queryKey: ['wallet', player, 'deposit-account', method ?? 'usual'],
      queryFn: ({ signal }) =>
        dataOf(tab.http.call(walletEndpoints.depositAccount, { query: method ? { method } : {}, signal })),
      enabled: player !== undefined,
    },
    queryClient(tab),
  )
  return {
    account: query.data,
    failed: query.isError,
    offline: query.fetchStatus === 'paused',
    retry: () => void query.refetch(),
  }
}
