import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { HistoryRow } from '@marquee/contract/wallet.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { ChartTable } from '../../../ui/charts/chart-table.tsx'
import { LineChart } from '../../../ui/charts/line-chart.tsx'
import { MoneyAmount } from '../../../ui/money/money.tsx'
import { siteDayText } from '../parts/site-day-text.ts'
import { useSite } from '../parts/site.ts'
import styles from './balance-flow.module.css'
import { groupByDay } from './day-groups.ts'

interface BalanceFlowProps {
  /** Newest first. */
  rows: readonly HistoryRow[]
}

/** The running balance over the rows: a chart, and a table by day. */
export function BalanceFlow({ rows }: BalanceFlowProps) {
  const { t, i18n } = useLingui()
  const { currency, zone } = useSite()
  const points = useMemo(
    () => rows.map((row) => ({ x: Date.parse(row.date), y: row.after })).toReversed(),
    [rows],
  )
  const days = useMemo(() => dayRanges(rows, zone), [rows, zone])
  const first = days.at(-1)
  const last = days[0]
  const [oldest, newest] = [rows.at(-1), rows[0]]
  if (!first || !last || !oldest || !newest) return null
  const bottom = Math.min(...days.map(({ lowest }) => lowest))
  const top = Math.max(...days.map(({ highest }) => highest))
  const time = new Intl.DateTimeFormat(i18n.locale, { timeStyle: 'short', timeZone: zone })
  const endOf = (row: HistoryRow, { day }: DayRange) =>
    first === last ? time.format(Date.parse(row.date)) : siteDayText(day, i18n.locale, 'short')
  return (
    <figure className={`${recipeClass('card')} ${styles.flow}`}>
      <chakra.figcaption textStyle="note" mb="12px" color="subText">
        <Trans>Balance over the transactions shown</Trans>
      </chakra.figcaption>
      <p className={styles.scale}>
        <Trans comment="Above a chart: the highest balance in it">
          Highest <MoneyAmount amount={top} currency={currency} />
        </Trans>
      </p>
      <LineChart points={points} />
      <p className={styles.scale}>
        <Trans comment="Below a chart: the lowest balance in it">
          Lowest <MoneyAmount amount={bottom} currency={currency} />
        </Trans>
      </p>
      <p className={styles.ends} aria-hidden="true">
        <span>{endOf(oldest, first)}</span>
        <span>{endOf(newest, last)}</span>
      </p>
      <ChartTable
        label={t`Balance by day`}
        columns={[
          t({ message: 'Day', comment: 'A calendar day' }),
          t({ message: 'Lowest', comment: 'Column: the lowest balance of a day' }),
          t({ message: 'Highest', comment: 'Column: the highest balance of a day' }),
          t`Closing balance`,
        ]}
        rows={days.slice(0, 366).map(({ day, lowest, highest, end }) => ({
          id: day,
          cells: [
            siteDayText(day, i18n.locale, 'short'),
            <MoneyAmount key="lowest" amount={lowest} currency={currency} />,
            <MoneyAmount key="highest" amount={highest} currency={currency} />,
            <MoneyAmount key="end" amount={end} currency={currency} />,
          ],
        }))}
      />
    </figure>
  )
}

interface DayRange {
  day: string
  lowest: number
  highest: number
  end: number
}

/** Lowest, highest and last balance of each day, newest day first. */
function dayRanges(rows: readonly HistoryRow[], zone: string): DayRange[] {
  const ranges: DayRange[] = []
  let range: DayRange | undefined
  let day = ''
  for (const item of groupByDay(rows, zone, true)) {
    if (item.kind === 'day') {
      day = item.day
      range = undefined
      continue
    }
    const { after } = item.row
    if (range) {
      range.lowest = Math.min(range.lowest, after)
      range.highest = Math.max(range.highest, after)
    } else {
      range = { day, lowest: after, highest: after, end: after }
      ranges.push(range)
    }
  }
  return ranges
}
