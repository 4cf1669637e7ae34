import { useId } from 'react'
import { stepPath } from './chart-path.ts'
import styles from './line-chart.module.css'

export interface ChartPoint {
  /** Position in any unit; it grows to the right. */
  x: number
  y: number
}

interface LineChartProps {
  /** Two or more, in order of `x`. */
  points: readonly ChartPoint[]
}

/**
 * A figure over time as steps: each value lasts until the next one, such as a balance. Decorative: every chart has a table
 * with the same figures.
 */
export function LineChart({ points }: LineChartProps) {
  const id = useId()
  const path = stepPath(points)
  if (!path) return null
  return (
    <div className={styles.chart} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <defs>
          <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--colors-primary)" stopOpacity="0.42" />
            <stop offset="1" stopColor="var(--colors-primary)" stopOpacity="0.02" />
          </linearGradient>
        </defs>
        <path d={`${path.line}V100H0Z`} fill={`url(#${id})`} />
        <path className={styles.line} d={path.line} />
      </svg>
      <span className={styles.end} style={{ top: `${path.end}%` }} />
    </div>
  )
}
