import styles from './bar-chart.module.css'

interface Bar {
  id: string
  value: number
}

interface BarChartProps {
  bars: readonly Bar[]
}

/** Figures above and below a zero line. Decorative: every chart has a table with the same figures. */
export function BarChart({ bars }: BarChartProps) {
  const up = Math.max(0, ...bars.map((bar) => bar.value))
  const down = Math.max(0, ...bars.map((bar) => -bar.value))
  const whole = up + down || 1
  const zero = (up / whole) * 100
  return (
    <div className={styles.chart} aria-hidden="true">
      <span className={styles.zero} style={{ top: `${zero}%` }} />
      {bars.map(({ id, value }) => {
        const height = (Math.abs(value) / whole) * 100
        return (
          <span key={id} className={styles.slot}>
            <span
              className={styles.bar}
              data-sign={Math.sign(value)}
              style={{ top: `${value < 0 ? zero : zero - height}%`, height: `${height}%` }}
            />
          </span>
        )
      })}
    </div>
  )
}
