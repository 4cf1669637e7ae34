import type { CSSProperties } from 'react'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { useTileVariant, useGridMeasures, type TileVariant } from '../tile/tile-variant.ts'
import styles from './tile-skeletons.module.css'
import grid from './virtual-grid.module.css'

interface TileSkeletonsProps {
  count?: number
  /** Providers have flat pictures without the two lines of text under them. */
  of?: 'games' | 'providers'
  variant?: TileVariant
}

/** Placeholders of exactly the same size as the tiles that replace them. */
export function TileSkeletons({ count = 8, of = 'games', variant = 'tile' }: TileSkeletonsProps) {
  return Array.from({ length: count }, (_, index) =>
    variant === 'row' ? (
      <li key={index} aria-hidden="true" className={styles.row}>
        <span className={styles.thumb} />
        <span className={styles.text}>
          <Skeleton className={styles.title} />
          <Skeleton className={styles.meta} />
        </span>
      </li>
    ) : (
      <li key={index} aria-hidden="true">
        <span className={styles.art} data-of={of} />
        {of === 'providers' || variant === 'cover' ? null : (
          <>
            <Skeleton className={styles.title} />
            <Skeleton className={styles.meta} />
          </>
        )}
      </li>
    ),
  )
}

/** Skeleton of a grid of games in the player's layout. */
export function GridSkeleton({ container }: { container: 'page' | 'drawer' }) {
  const variant = useTileVariant()
  const { columns, gapX, gapY } = useGridMeasures(variant, container)
  const style = { '--columns': columns, '--gap-x': `${gapX}px`, '--gap-y': `${gapY}px` } as CSSProperties
  return (
    <ul className={grid.skeletons} style={style}>
      <TileSkeletons count={columns * (variant === 'row' ? 12 : 4)} variant={variant} />
    </ul>
  )
}
