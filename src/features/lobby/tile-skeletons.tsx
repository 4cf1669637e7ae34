import type { CSSProperties } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useGameLook, useGridMeasures, type GameLook } from './game-look.ts'
import styles from './tile-skeletons.module.css'
import grid from './virtual-grid.module.css'

interface TileSkeletonsProps {
  count?: number
  /** Width to height of what comes; covers are 3 / 4. */
  ratio?: string
  /** Without the two lines under it. */
  bare?: boolean
  look?: GameLook
}

/** Tiles' places, in the exact size of the tiles that come. */
export function TileSkeletons({
  count = 8,
  ratio = '3 / 4',
  bare = false,
  look = 'tile',
}: TileSkeletonsProps) {
  return Array.from({ length: count }, (_, index) =>
    look === 'row' ? (
      <li key={index} aria-hidden="true" className={styles.row}>
        <span className={styles.thumb} />
        <span className={styles.words}>
          <Skeleton className={styles.title} />
          <Skeleton className={styles.meta} />
        </span>
      </li>
    ) : (
      <li key={index} aria-hidden="true">
        <span className={styles.art} style={{ aspectRatio: ratio }} />
        {bare || look === 'cover' ? null : (
          <>
            <Skeleton className={styles.title} />
            <Skeleton className={styles.meta} />
          </>
        )}
      </li>
    ),
  )
}

/** A grid of games that is on its way, in the player's layout. */
export function GridSkeleton({ place }: { place: 'page' | 'drawer' }) {
  const look = useGameLook()
  const { columns, gapX, gapY } = useGridMeasures(look, place)
  const style = { '--columns': columns, '--gap-x': `${gapX}px`, '--gap-y': `${gapY}px` } as CSSProperties
  return (
    <ul className={grid.skeletons} style={style}>
      <TileSkeletons count={columns * (look === 'row' ? 12 : 4)} look={look} />
    </ul>
  )
}
