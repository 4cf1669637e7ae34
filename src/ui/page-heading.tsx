import type { ReactNode } from 'react'
import styles from './page-heading.module.css'

interface PageHeadingProps {
  children: ReactNode
  /** Not on screen: what the page shows says it, and screen readers hear it. */
  spoken?: boolean
}

/** The page's one h1; it takes the focus after a navigation. */
export function PageHeading({ children, spoken = false }: PageHeadingProps) {
  return <h1 className={spoken ? styles.spoken : styles.heading}>{children}</h1>
}

/** The heading of a part whose look needs none, so that the headings inside it are in their order. */
export function SpokenHeading({ children }: { children: ReactNode }) {
  return <h2 className={styles.spoken}>{children}</h2>
}
