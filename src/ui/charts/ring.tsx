import type { ReactNode } from 'react'
import styles from './ring.module.css'

interface RingProps {
  /** The share that is done, 0 to 1. */
  share: number
  /** A few characters in the middle. */
  children?: ReactNode
}

const RADIUS = 26.5
const LENGTH = 2 * Math.PI * RADIUS

/** A share as a ring. Decorative: the text beside the ring has the figure. */
export function Ring({ share, children }: RingProps) {
  const shown = Math.min(1, Math.max(0, share))
  return (
    <span className={styles.ring} aria-hidden="true">
      <svg viewBox="0 0 60 60">
        <circle className={styles.track} cx="30" cy="30" r={RADIUS} />
        {shown > 0 ? (
          <circle
            className={styles.done}
            cx="30"
            cy="30"
            r={RADIUS}
            strokeDasharray={`${shown * LENGTH} ${LENGTH}`}
          />
        ) : null}
      </svg>
      <span className={styles.middle}>{children}</span>
    </span>
  )
}
