import type { ReactNode } from 'react'
import styles from './fields.module.css'

/** The fields of a form below each other, each with space for its hint or error. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>
}
