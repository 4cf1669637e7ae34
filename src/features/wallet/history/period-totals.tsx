import { Trans } from '@lingui/react/macro'
import { siteDayOf } from '../../../contract/site-day.ts'
import { serverNow } from '../../../platform/clock.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import card from '../card.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { useSite } from '../site.ts'
import { StatementRows } from '../statement/statement-rows.tsx'
import { earliestDay, useStatement } from '../statement/use-statement.ts'
import type { HistorySearch } from './history-search.ts'
import styles from './period-totals.module.css'

interface PeriodTotalsProps {
  search: HistorySearch
  /** Whether the figures are shown at first; the title opens and closes them. */
  open: boolean
}

/** What the days of the filter come to, whether or not their rows are on screen. */
export function PeriodTotals({ search, open }: PeriodTotalsProps) {
  const { zone } = useSite()
  const to = search.to ?? siteDayOf(new Date(serverNow()), zone)
  const from = search.from ?? earliestDay(to)
  const { statement, failure, retry } = useStatement({ from, to, by: 'month' })
  return (
    <details className={`${recipeClass('card')} ${styles.totals}`} open={open}>
      <summary>
        <h2 className={card.title}>
          {search.from || search.to ? <Trans>These days together</Trans> : <Trans>All days together</Trans>}
        </h2>
        <Icon name="down" size={20} />
      </summary>
      <StatementRows totals={statement?.totals} failure={failure} onRetry={retry} />
    </details>
  )
}
