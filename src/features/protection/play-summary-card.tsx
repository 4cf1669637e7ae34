import { Grid } from '@chakra-ui/react/grid'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { PlayTotals, Protection } from '@marquee/contract/protection.ts'
import { currencyAtom } from '../../platform/config/site-config.ts'
import { BarChart } from '../../ui/charts/bar-chart.tsx'
import { ChartTable } from '../../ui/charts/chart-table.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { durationText } from '../../ui/protection/duration-text.ts'
import { signedMoney } from '../../ui/money/signed-money.ts'
import styles from './play-summary-card.module.css'
import { TotalsList } from './totals-list.tsx'

const dayMs = 24 * 3_600_000

/** Totals of play of today and of this month, and the days of the month as charts and as a table. */
export function PlaySummaryCard({ data }: { data: Protection }) {
  const { t, i18n } = useLingui()
  const currency = useAtomValue(currencyAtom)
  const { today, month, days } = data
  const chartDays = everyDay(days)
  const dayName = (day: string) =>
    new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    )
  return (
    <SectionCard
      id="standing"
      title={<Trans comment="Heading: what was played and with what result">Your activity</Trans>}
    >
      <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 220px), 1fr))" gap="16px">
        <Span title={t`Today`} totals={today} currency={currency} />
        <Span title={t`This month`} totals={month} currency={currency} />
      </Grid>
      <p className={styles.caption}>
        <Trans comment="Note under “Time played”. The session clock is the running clock in the bar under a game">
          Time played leaves out pauses. The session clock under a game includes them and starts again when
          you sign in.
        </Trans>
      </p>
      {days.length === 0 ? null : (
        <>
          <p className={styles.caption}>
            <Trans>Daily result</Trans>
          </p>
          <BarChart bars={chartDays.map(({ day, net }) => ({ id: day, value: net }))} />
          <p className={styles.caption}>
            <Trans>Daily play time</Trans>
          </p>
          <BarChart
            unit="seconds"
            bars={chartDays.map(({ day, seconds }) => ({ id: day, value: seconds }))}
          />
          <ChartTable
            label={t`Daily result`}
            columns={[
              t({ message: 'Day', comment: 'A calendar day' }),
              t({
                message: 'Result',
                context: 'won less staked',
                comment: 'Column of a table: won less staked',
              }),
              t({
                message: 'Time played',
                comment: 'How long games were played',
              }),
            ]}
            rows={days.toReversed().map(({ day, net, seconds }) => ({
              id: day,
              cells: [
                dayName(day),
                signedMoney(net, currency, i18n.locale),
                durationText(seconds, i18n.locale),
              ],
            }))}
          />
        </>
      )}
    </SectionCard>
  )
}

/** The days from the first to the last one, also those without play, so that their distances in a chart are true. */
function everyDay(days: Protection['days']): Protection['days'] {
  const known = new Map(days.map((one) => [one.day, one]))
  const times = days.map(({ day }) => Date.parse(day))
  const all: Protection['days'] = []
  for (let time = Math.min(...times); time <= Math.max(...times); time += dayMs) {
    const day = new Date(time).toISOString().slice(0, 10)
    all.push(known.get(day) ?? { day, seconds: 0, net: 0 })
  }
  return all
}

interface SpanProps {
  title: string
  totals: PlayTotals
  currency: string
}

function Span({ title, totals, currency }: SpanProps) {
  const { i18n } = useLingui()
  return (
    <section className={styles.span}>
      <h3>{title}</h3>
      <p className={styles.net}>{signedMoney(totals.net, currency, i18n.locale)}</p>
      <TotalsList totals={totals} />
    </section>
  )
}
