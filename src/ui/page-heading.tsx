import type { ReactNode } from 'react'
import styles from './page-heading.module.css'

/** The page's one h1; it takes the focus after a navigation. */
export function PageHeading({ children }: { children: ReactNode }) {
  return <h1 className={styles.heading}>{children}</h1>
}
