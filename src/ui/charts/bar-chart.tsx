import { useLingui } from '@lingui/react'
import { useAtomValue } from 'jotai'
import { decimalsOf, withMinus } from '@marquee/contract/currency.ts'
import { currencyAtom } from '../../platform/config/site-config.ts'
import { durationText } from '../protection/duration-text.ts'
import styles from './bar-chart.module.css'

interface Bar {
  /** The day, `YYYY-MM-DD`. */
  id: string
  value: number
}

interface BarChartProps {
  bars: readonly Bar[]
  /** Of the values: money in minor units, or seconds. */
  unit?: 'money' | 'seconds'
}

/** Up to this many bars have their figures beside them; more would overlap on a phone. */
const MOST_FIGURES = 7

/**
 * Figures of days above and below a zero line, with a scale and the first and the last day. Few bars have their figures too, and the
 * others show them under the pointer. Decorative: every chart has a table with the same figures.
 */
export function BarChart({ bars, unit = 'money' }: BarChartProps) {
  const textOf = useScale(unit)
  const dayOf = useDay()
  const up = Math.max(0, ...bars.map((bar) => bar.value))
  const down = Math.max(0, ...bars.map((bar) => -bar.value))
  const whole = up + down || 1
  const zero = (up / whole) * 100
  const hasFigures = bars.length <= MOST_FIGURES
  return (
    <div className={styles.figure} data-figures={hasFigures || undefined} aria-hidden="true">
      <div className={styles.scale}>
        <span>{textOf(up)}</span>
        {up > 0 && down > 0 ? (
          <span className={styles.middle} style={{ top: `${zero}%` }}>
            {textOf(0)}
          </span>
        ) : null}
        {up + down > 0 ? <span>{textOf(down > 0 ? -down : 0)}</span> : null}
      </div>
      <div className={styles.chart}>
        <span className={styles.zero} style={{ top: `${zero}%` }} />
        {bars.map(({ id, value }) => {
          const height = (Math.abs(value) / whole) * 100
          return (
            <span key={id} className={styles.slot} title={`${dayOf(id)}: ${textOf(value)}`}>
              <span
                className={styles.bar}
                data-sign={Math.sign(value)}
                style={{ top: `${value < 0 ? zero : zero - height}%`, height: `${height}%` }}
              />
              {hasFigures && value !== 0 ? (
                <span
                  className={styles.value}
                  data-sign={Math.sign(value)}
                  style={{ top: `${value < 0 ? zero + height : zero - height}%` }}
                >
                  {textOf(value)}
                </span>
              ) : null}
            </span>
          )
        })}
      </div>
      <p className={styles.days}>
        {[bars[0], bars.length > 1 ? bars.at(-1) : undefined].map((bar) =>
          bar ? <span key={bar.id}>{dayOf(bar.id)}</span> : null,
        )}
      </p>
    </div>
  )
}

/** Writes a figure of the scale, abbreviated. */
function useScale(unit: 'money' | 'seconds'): (value: number) => string {
  const { i18n } = useLingui()
  const currency = useAtomValue(currencyAtom)
  if (unit === 'seconds') return (value) => durationText(value, i18n.locale)
  const short = new Intl.NumberFormat(i18n.locale, { notation: 'compact' })
  return (value) => withMinus(short.format(value / 10 ** decimalsOf(currency)))
}

/** Writes a day without its year. */
function useDay(): (day: string) => string {
  const { i18n } = useLingui()
  const format = new Intl.DateTimeFormat(i18n.locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (day) => format.format(new Date(`${day}T00:00:00Z`))
}
