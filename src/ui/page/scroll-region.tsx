import type { ReactNode } from 'react'
import styles from './scroll-region.module.css'

interface ScrollRegionProps {
  label: string
  /** Replaces the look of a table. */
  className?: string | undefined
  children: ReactNode
}

/** Scroll container for a wide table or a long text. It can be scrolled by keyboard. */
export function ScrollRegion({ label, className = styles.table, children }: ScrollRegionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- not every browser makes scroll containers focusable (WCAG 2.1.1)
    <div className={className} role="region" tabIndex={0} aria-label={label}>
      {children}
    </div>
  )
}
