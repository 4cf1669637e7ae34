import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { siteDayOf } from '@marquee/contract/site-day.ts'
import { offersAtom } from '../../../platform/config/offers.ts'
import { useResourceList } from '../../../platform/query/use-resource.ts'
import { useTab } from '../../../session/tab.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import card from '../parts/card.module.css'
import { useSite } from '../parts/site.ts'
import { StatementRows } from '../statement/statement-rows.tsx'
import { earliestDay, useStatement } from '../statement/use-statement.ts'
import { BalanceFlow } from './balance-flow.tsx'
import type { HistorySearch } from './history-search.ts'
import styles from './history-sums.module.css'
import { transactions } from './transactions.ts'

interface HistorySumsProps {
  player: string
  search: HistorySearch
}

/** The totals of the search's days, and the running balance over the transactions that the list shows. */
export function HistorySums({ player, search }: HistorySumsProps) {
  const { data, isFromDevice, status } = useResourceList(transactions(useTab(), player, search))
  const hasStatements = useAtomValue(offersAtom)('rounds')
  const isKnown = data !== undefined && !(isFromDevice && status === 'loading')
  return (
    <>
      {hasStatements ? <PeriodTotals search={search} /> : null}
      {isKnown && data.length > 1 ? <BalanceFlow rows={data} /> : null}
    </>
  )
}

/** Totals of the search's days, also of rows that are not on screen. */
function PeriodTotals({ search }: { search: HistorySearch }) {
  const { clock } = useTab()
  const { zone } = useSite()
  const to = search.to ?? siteDayOf(new Date(clock.now()), zone)
  const from = search.from ?? earliestDay(to, 'month')
  const { statement, error, refresh } = useStatement({ from, to, by: 'month' })
  return (
    <details className={`${recipeClass('card')} ${styles.totals}`} open>
      <summary>
        <h2 className={card.title}>
          {search.from || search.to ? <Trans>Total for this period</Trans> : <Trans>All-time total</Trans>}
        </h2>
        <Icon path={pageIcons.down} size={20} />
      </summary>
      <StatementRows totals={statement?.totals} error={error} onRetry={refresh} />
    </details>
  )
}
