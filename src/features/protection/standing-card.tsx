import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { PlayTotals, Protection } from '../../contract/protection.ts'
import { currencyAtom } from '../../platform/config/site-config.ts'
import { BarChart } from '../../ui/charts/bar-chart.tsx'
import { ChartTable } from '../../ui/charts/chart-table.tsx'
import { moneyText } from '../../ui/money/money-text.ts'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { durationText } from '../../ui/protection/duration-text.ts'
import { FigureRows } from './figures.tsx'
import { signedMoney } from './signed-money.ts'
import styles from './standing-card.module.css'

/** Where the player stands today and this month, with a plain chart of each day and the same figures as a table. */
export function StandingCard({ data }: { data: Protection }) {
  const { t, i18n } = useLingui()
  const currency = useAtomValue(currencyAtom)
  const { today, month, days } = data
  const dayName = (day: string) =>
    new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    )
  return (
    <SectionCard
      id="standing"
      title={<Trans comment="Heading: what was played and with what result">Where you stand</Trans>}
    >
      <div className={styles.spans}>
        <Span title={t`Today`} totals={today} currency={currency} />
        <Span title={t`This month`} totals={month} currency={currency} />
      </div>
      {days.length === 0 ? null : (
        <>
          <p className={styles.caption}>
            <Trans>Result of each day</Trans>
          </p>
          <BarChart bars={days.map(({ day, net }) => ({ id: day, value: net }))} />
          <p className={styles.caption}>
            <Trans>Time played each day</Trans>
          </p>
          <BarChart bars={days.map(({ day, seconds }) => ({ id: day, value: seconds }))} />
          <ChartTable
            label={t`Result of each day`}
            columns={[
              t({ message: 'Day', comment: 'A calendar day' }),
              t({ message: 'Result', comment: 'Column of a table: won less staked' }),
              t({
                message: 'Time played',
                comment: 'Heading of limits, and of how long games were played',
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

interface SpanProps {
  title: string
  totals: PlayTotals
  currency: string
}

function Span({ title, totals, currency }: SpanProps) {
  const { t, i18n } = useLingui()
  const money = (amount: number) => moneyText(amount, currency, i18n.locale)
  const rows = [
    {
      term: t({ message: 'Time played', comment: 'Heading of limits, and of how long games were played' }),
      text: durationText(totals.seconds, i18n.locale),
    },
    { term: t({ message: 'Staked', comment: 'Sum of the bets of a period' }), text: money(totals.staked) },
    { term: t({ message: 'Won', comment: 'Sum of the wins of a period' }), text: money(totals.won) },
  ]
  return (
    <section className={styles.span}>
      <h3>{title}</h3>
      <p className={styles.net}>{signedMoney(totals.net, currency, i18n.locale)}</p>
      <FigureRows rows={rows} />
    </section>
  )
}
