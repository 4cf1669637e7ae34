import type { ReactNode } from 'react'
import { PageHeading } from './page-heading.tsx'
import styles from './page-skeleton.module.css'
import { Skeleton } from './skeleton.tsx'

interface PageSkeletonProps {
  title: ReactNode
  /** `page`: cards below a heading. `form`: fields in the card of a full page. */
  kind?: 'page' | 'form'
}

/** What a page looks like while its part of the app is on its way. */
export function PageSkeleton({ title, kind = 'page' }: PageSkeletonProps) {
  return (
    <div className={styles[kind]} aria-busy="true">
      {kind === 'page' ? <PageHeading>{title}</PageHeading> : <h1 className={styles.heading}>{title}</h1>}
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} className={styles.block} />
      ))}
    </div>
  )
}
