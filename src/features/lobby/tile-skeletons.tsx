import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './tile-skeletons.module.css'

interface TileSkeletonsProps {
  count?: number
  /** Width to height of what comes; covers are 3 / 4. */
  ratio?: string
  /** Without the two lines under it. */
  bare?: boolean
}

/** Tiles' places, in the exact size of the tiles that come. */
export function TileSkeletons({ count = 8, ratio = '3 / 4', bare = false }: TileSkeletonsProps) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} aria-hidden="true">
      <span className={styles.art} style={{ aspectRatio: ratio }} />
      {bare ? null : (
        <>
          <Skeleton className={styles.title} />
          <Skeleton className={styles.meta} />
        </>
      )}
    </li>
  ))
}
