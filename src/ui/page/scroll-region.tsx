import type { ReactNode } from 'react'
import styles from './scroll-region.module.css'

interface ScrollRegionProps {
  label: string
  children: ReactNode
}

/** Scroll container for a wide table. It can be scrolled by keyboard. */
export function ScrollRegion({ label, children }: ScrollRegionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- not every browser makes scroll containers focusable (WCAG 2.1.1)
    <div className={styles.region} role="region" tabIndex={0} aria-label={label}>
      {children}
    </div>
  )
}
