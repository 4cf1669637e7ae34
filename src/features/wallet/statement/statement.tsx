import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { addDays, siteDayOf, type SiteDay } from '@marquee/contract/site-day.ts'
import { type Statement as StatementData, statementSteps } from '@marquee/contract/wallet.ts'
import { useTab } from '../../../session/tab.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { BarChart } from '../../../ui/charts/bar-chart.tsx'
import { ChartTable } from '../../../ui/charts/chart-table.tsx'
import { OfflineLine } from '../../../ui/states/unreachable.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import card from '../parts/card.module.css'
import { figuresOf } from '../parts/figures.ts'
import { DayInput } from '../parts/day-input.tsx'
import { ZoneNote } from '../parts/zone-note.tsx'
import { siteDayText } from '../parts/site-day-text.ts'
import { useSite } from '../parts/site.ts'
import { resultsOfSteps } from './all-steps.ts'
import { StatementRows } from './statement-rows.tsx'
import styles from './statement.module.css'
import { earliestDay, type StatementPeriod, type StatementStep, useStatement } from './use-statement.ts'

/** Deposits, stakes and wins of a period by day, week or month: totals, a chart and a table. */
export function StatementSection() {
  const { t } = useLingui()
  const { zone } = useSite()
  const { clock } = useTab()
  const today = siteDayOf(new Date(clock.now()), zone)
  const [chosenFrom, setFrom] = useState(addDays(today, -29))
  const [to, setTo] = useState(today)
  const [by, setBy] = useState<StatementStep>('day')
  const earliest = earliestDay(to, by)
  // A period that is too long for the current steps is cut, and restored with longer steps.
  const from = chosenFrom < earliest ? earliest : chosenFrom
  const { statement, error, offline, refresh } = useStatement({ from, to, by })
  const labels: Record<StatementStep, string> = {
    day: t({ message: 'By day', comment: 'Steps of a statement' }),
    week: t({ message: 'By week', comment: 'Steps of a statement' }),
    month: t({ message: 'By month', comment: 'Steps of a statement' }),
  }
  return (
    <section
      className={`${recipeClass('card')} ${card.card}`}
      aria-label={t`Statement`}
      aria-busy={statement || error || offline ? undefined : true}
    >
      <div className={card.top}>
        <h2 className={card.title}>
          <Trans>Statement</Trans>
        </h2>
        <Flex
          wrap="wrap"
          gap="12px 8px"
          role="group"
          aria-label={t({
            message: 'Group by',
            comment: 'Before days, weeks and months: the steps of a statement',
          })}
        >
          {statementSteps.map((step) => (
            <button
              key={step}
              type="button"
              className={recipeClass('chip')}
              aria-pressed={step === by}
              onClick={() => setBy(step)}
            >
              {labels[step]}
            </button>
          ))}
        </Flex>
      </div>
      <div className={styles.days}>
        <DayField label={t`From`} value={from} min={earliest} max={to} onChange={setFrom} />
        <DayField
          label={t({ message: 'To', comment: 'Last day of a period' })}
          value={to}
          min={from}
          max={today}
          onChange={setTo}
        />
      </div>
      <ZoneNote />
      {offline ? (
        <OfflineLine />
      ) : (
        <div className={styles.split}>
          <StatementRows totals={statement?.totals} error={error} onRetry={refresh} />
          {statement ? (
            <Steps list={statement.list} period={{ from, to, by }} />
          ) : error ? null : (
            <Skeleton height={200} />
          )}
        </div>
      )}
    </section>
  )
}

interface DayFieldProps {
  label: string
  value: SiteDay
  min: SiteDay
  max: SiteDay
  onChange: (day: SiteDay) => void
}

/** A day; an empty or invalid input does not change the period. */
function DayField({ label, value, min, max, onChange }: DayFieldProps) {
  return (
    <DayInput
      label={label}
      value={value}
      min={min}
      max={max}
      required
      onChange={(event) => {
        if (event.target.value && event.target.validity.valid) onChange(event.target.value)
      }}
    />
  )
}

/** Number of bars that are distinguishable on a narrow screen. */
const MOST_BARS = 62

function Steps({ list, period }: { list: StatementData['list']; period: StatementPeriod }) {
  const { t, i18n } = useLingui()
  const { currency } = useSite()
  const figures = figuresOf(currency, i18n.locale)
  const dayText = (day: SiteDay) => siteDayText(day, i18n.locale, 'short')
  const steps = resultsOfSteps(list, period, MOST_BARS)
  if (steps.length === 0 || list.length === 0) {
    return (
      <Text color="subText">
        <Trans>No transactions in this period.</Trans>
      </Text>
    )
  }
  if (list.every(({ staked, won }) => staked === 0 && won === 0)) {
    return (
      <Text color="subText">
        <Trans>You did not play in this period.</Trans>
      </Text>
    )
  }
  return (
    <figure className={styles.figure}>
      <chakra.figcaption textStyle="note" mb="12px" color="subText">
        <Trans>Net result</Trans>
      </chakra.figcaption>
      <BarChart bars={steps.map(({ day, value }) => ({ id: day, value }))} />
      <ChartTable
        label={t`Statement as a table`}
        columns={[
          t({ message: 'Period', comment: 'Days from one date to another' }),
          t`Net deposits`,
          t`Staked`,
          t`Won`,
          t`Net result`,
        ]}
        rows={list.toReversed().map(({ from, to, deposited, withdrawn, staked, won }) => ({
          id: from,
          cells: [
            from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`,
            figures.signed(deposited - withdrawn),
            figures.plain(staked),
            figures.plain(won),
            figures.signed(won - staked),
          ],
        }))}
      />
    </figure>
  )
}
