import { useAtomValue } from 'jotai'
import { useRemoteList } from '../../../platform/remote/actions.ts'
import { playerAtom } from '../../../session/player.ts'
import { useSite } from '../parts/site.ts'
import { BalanceFlow } from './balance-flow.tsx'
import { transactions } from './history-cache.ts'
import type { HistorySearch } from './history-search.ts'

/** The running balance over the transactions that the list shows. */
export function TransactionFlow({ search }: { search: HistorySearch }) {
  const player = useAtomValue(playerAtom)
  return player === undefined ? null : <Flow player={player} search={search} />
}

function Flow({ player, search }: { player: string; search: HistorySearch }) {
  const { zone } = useSite()
  const { data, isFromDevice, status } = useRemoteList(transactions(player, search, zone))
  const isKnown = data !== undefined && !(isFromDevice && status === 'loading')
  return isKnown && data.length > 1 ? <BalanceFlow rows={data} /> : null
}
