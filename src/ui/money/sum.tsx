import type { CSSProperties } from 'react'
import styles from './sum.module.css'

interface SumProps {
  /** A figure with or without its currency, of any length. */
  text: string
}

/**
 * A sum that is never cut and never breaks inside: it shrinks to the nearest container of an inline size. The place that a
 * sum has alone is such a container.
 */
export function Sum({ text }: SumProps) {
  return (
    <span className={styles.sum} style={{ '--figures': text.length } as CSSProperties}>
      {text}
    </span>
  )
}
