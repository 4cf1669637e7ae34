import { Trans } from '@lingui/react/macro'
import { siteDayOf } from '../../../contract/site-day.ts'
import { useTab } from '../../../session/tab.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import card from '../parts/card.module.css'
import { Icon } from '../../../ui/icon/icon.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { useSite } from '../parts/site.ts'
import { StatementRows } from '../statement/statement-rows.tsx'
import { earliestDay, useStatement } from '../statement/use-statement.ts'
import type { HistorySearch } from './history-search.ts'
import styles from './period-totals.module.css'

interface PeriodTotalsProps {
  search: HistorySearch
  /** Whether the figures are open at first. The title opens and closes them. */
  open: boolean
}

/** Totals of the filter's days, also of rows that are not on screen. */
export function PeriodTotals({ search, open }: PeriodTotalsProps) {
  const { clock } = useTab()
  const { zone } = useSite()
  const to = search.to ?? siteDayOf(new Date(clock.now()), zone)
  const from = search.from ?? earliestDay(to, 'month')
  const { statement, error, refresh } = useStatement({ from, to, by: 'month' })
  return (
    <details className={`${recipeClass('card')} ${styles.totals}`} open={open}>
      <summary>
        <h2 className={card.title}>
          {search.from || search.to ? <Trans>Total for this period</Trans> : <Trans>Total, all time</Trans>}
        </h2>
        <Icon path={pageIcons.down} size={20} />
      </summary>
      <StatementRows totals={statement?.totals} error={error} onRetry={refresh} />
    </details>
  )
}
