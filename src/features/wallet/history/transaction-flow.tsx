import { useAtomValue } from 'jotai'
import { useResourceList } from '../../../platform/query/use-resource.ts'
import { playerAtom } from '../../../session/player.ts'
import { useTab } from '../../../session/tab.ts'
import { BalanceFlow } from './balance-flow.tsx'
import { transactions } from './transactions.ts'
import type { HistorySearch } from './history-search.ts'

/** The running balance over the transactions that the list shows. */
export function TransactionFlow({ search }: { search: HistorySearch }) {
  const player = useAtomValue(playerAtom)
  return player === undefined ? null : <Flow player={player} search={search} />
}

function Flow({ player, search }: { player: string; search: HistorySearch }) {
  const { data, isFromDevice, status } = useResourceList(transactions(useTab(), player, search))
  const isKnown = data !== undefined && !(isFromDevice && status === 'loading')
  return isKnown && data.length > 1 ? <BalanceFlow rows={data} /> : null
}
