import { useAtomValue } from 'jotai'
import type { DepositAccount } from '../../../contract/wallet.ts'
import { walletEndpoints } from '../../../contract/wallet-endpoints.ts'
import { offersAtom } from '../../../platform/config/offers.ts'
import { useRemote } from '../../../platform/remote/remote.ts'
import type { Source } from '../../../platform/remote/source.ts'
import { uncachedValue } from '../../../platform/remote/sources.ts'
import { playerAtom } from '../../../session/player.ts'

interface DepositAccountState {
  readonly account: DepositAccount | undefined
  readonly failed: boolean
  /** Whether the account cannot be fetched for lack of a connection. */
  readonly offline: boolean
  readonly retry: () => void
}

/** The account that deposits go to; unknown where the site tells it with the request only. */
export function useDepositAccount(method: 'manual' | undefined): DepositAccountState {
  const player = useAtomValue(playerAtom)
  const isOffered = useAtomValue(offersAtom)('wallet')
  const { data, status, refresh } = useRemote(
    player === undefined || !isOffered ? undefined : depositAccount(player, method),
  )
  return {
    account: data,
    failed: status === 'failed',
    offline: status === 'offline',
    retry: () => void refresh(),
  }
}

function depositAccount(player: string, method: 'manual' | undefined): Source<DepositAccount> {
  return uncachedValue({
    key: [player, 'deposit-account', method ?? 'usual'],
    fetch: ({ http, signal }) =>
      http.call(walletEndpoints.depositAccount, { query: method ? { method } : {}, signal }),
  })
}
