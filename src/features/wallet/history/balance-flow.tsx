import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { HistoryRow } from '../../../contract/wallet.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { LineChart } from '../../../ui/line-chart.tsx'
import { Money } from '../../../ui/money.tsx'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import { siteDayText } from '../site-day-text.ts'
import { useSite } from '../site.ts'
import styles from './balance-flow.module.css'
import { groupByDay } from './day-groups.ts'

interface BalanceFlowProps {
  /** Newest first. */
  rows: readonly HistoryRow[]
}

/** The running balance over the rows shown, as a chart with the end of each day as a table behind it. */
export function BalanceFlow({ rows }: BalanceFlowProps) {
  const { t, i18n } = useLingui()
  const { currency, zone } = useSite()
  const points = useMemo(
    () => rows.map((row) => ({ x: Date.parse(row.date), y: row.after })).toReversed(),
    [rows],
  )
  const days = useMemo(() => dayEnds(rows, zone), [rows, zone])
  const first = days.at(-1)
  const last = days[0]
  if (!first || !last) return null
  return (
    <figure className={`${recipeClass('card')} ${styles.flow}`}>
      <figcaption className={styles.label}>
        <Trans>Balance over the transactions shown</Trans>
      </figcaption>
      <LineChart points={points} />
      <p className={styles.ends} aria-hidden="true">
        <span>{siteDayText(first.day, i18n.locale, 'short')}</span>
        <span>{siteDayText(last.day, i18n.locale, 'short')}</span>
      </p>
      <details className={styles.details}>
        <summary>
          <Trans>Show as a table</Trans>
        </summary>
        <ScrollRegion label={t`Balance by day`}>
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <Trans comment="A calendar day">Day</Trans>
                </th>
                <th scope="col">
                  <Trans>Balance at its end</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {days.slice(0, 366).map(({ day, after }) => (
                <tr key={day}>
                  <th scope="row">{siteDayText(day, i18n.locale, 'short')}</th>
                  <td>
                    <Money amount={after} currency={currency} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </details>
    </figure>
  )
}

/** The balance after each day's last row; the newest day first. */
function dayEnds(rows: readonly HistoryRow[], zone: string): { day: string; after: number }[] {
  const ends: { day: string; after: number }[] = []
  let day: string | undefined
  for (const item of groupByDay(rows, zone, true)) {
    if (item.kind === 'day') day = item.day
    else if (day !== undefined) {
      ends.push({ day, after: item.row.after })
      day = undefined
    }
  }
  return ends
}
