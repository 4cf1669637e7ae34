import type { ReactNode } from 'react'
import { PageHeading } from '../page/page-heading.tsx'
import styles from './page-skeleton.module.css'
import { Skeleton } from './skeleton.tsx'

interface PageSkeletonProps {
  title: ReactNode
  /** `page`: cards below a heading. `form`: fields in the card of the layout `fullpage-type-a`. */
  kind?: 'page' | 'form'
}

/** Skeleton of a page whose chunk is loading. */
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
