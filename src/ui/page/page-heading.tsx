import type { ReactNode } from 'react'
import styles from './page-heading.module.css'

interface PageHeadingProps {
  children: ReactNode
  /** Visually hidden; for pages that do not need a visible heading. */
  spoken?: boolean
}

/** The page's only h1. It receives the focus after a navigation. */
export function PageHeading({ children, spoken = false }: PageHeadingProps) {
  return <h1 className={spoken ? `visually-hidden ${styles.spoken}` : styles.heading}>{children}</h1>
}

/** A visually hidden h2 that keeps the order of headings intact. */
export function SpokenHeading({ children }: { children: ReactNode }) {
  return <h2 className={`visually-hidden ${styles.spoken}`}>{children}</h2>
}
