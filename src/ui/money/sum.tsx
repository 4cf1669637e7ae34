import type { CSSProperties } from 'react'
import styles from './sum.module.css'

interface SumProps {
  /** A figure with or without its currency, of any length. */
  text: string
}

/**
 * A sum that is never cut or wrapped: it shrinks to the inline size of the nearest container (`container-type`).
 */
export function Sum({ text }: SumProps) {
  return (
    <span className={styles.sum} style={{ '--figures': text.length } as CSSProperties}>
      {text}
    </span>
  )
}
