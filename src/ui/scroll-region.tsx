import type { ReactNode } from 'react'
import styles from './scroll-region.module.css'

interface ScrollRegionProps {
  label: string
  children: ReactNode
}

/** A table that may be larger than its place; it scrolls by keyboard too. */
export function ScrollRegion({ label, children }: ScrollRegionProps) {
  return (
    // Not every browser lets the keyboard into what scrolls (WCAG 2.1.1); a region that scrolls is the known exception.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.region} role="region" tabIndex={0} aria-label={label}>
      {children}
    </div>
  )
}
